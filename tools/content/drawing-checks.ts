import type { RoadAndMap } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import { mapSchema, roadSchema } from "../../src/site/content/road-and-map.ts";
import { type Drawing, homeDrawings, type Plans } from "../../src/site/drawing.ts";
import rules from "./drawing-rules.json" with { type: "json" };
import { filesIn, type House, textIn } from "./house.ts";
import { DrawingError, type DrawingRules, drawingRules, parseDrawing } from "./parse-drawing.ts";
import { type Checked, checkFile } from "./problems/schema.ts";
import { hasDrawing, neutralDrawings } from "./read-drawings.ts";

export function checkDrawings(
  house: House,
  { apartments }: Pick<Facts, "apartments">,
): Checked<RoadAndMap> {
  const files = { road: "drawings/road.json", map: "drawings/map.json" };
  const road = checkFile(house, files.road, roadSchema, { optional: true });
  const map = checkFile(house, files.map, mapSchema, { optional: true });
  const { stops = [] } = road.value ?? {};
  const { land, roads, airports = [] } = map.value ?? {};
  const named: [file: string, path: KeyPath, drawing: string | undefined][] = [
    ...stops.map(({ drawing }, at): (typeof named)[number] => [
      files.road,
      ["stops", at, "drawing"],
      drawing,
    ]),
    [files.map, ["land"], land],
    [files.map, ["roads"], roads],
    ...airports.map(({ drawing }, at): (typeof named)[number] => [
      files.map,
      ["airports", at, "drawing"],
      drawing,
    ]),
  ];
  const known = [
    ...neutralDrawings(),
    ...homeDrawings(apartments),
    ...named.map(([, , drawing]) => drawing),
  ];
  const own = filesIn(house, "drawings").filter((file) => file.endsWith(".svg"));
  return {
    value: { road: road.value, map: map.value },
    problems: [
      ...road.problems,
      ...map.problems,
      ...named.flatMap(([file, path, drawing]) =>
        drawing === undefined || hasDrawing(drawing, house)
          ? []
          : problem("drawing-missing", file, path, { drawing }),
      ),
      ...own.flatMap((name) => checkDrawing(house, `drawings/${name}`).problems),
      ...own
        .filter((name) => !known.includes(name.slice(0, -4)))
        .map((name) =>
          problem("drawing-unshown", `drawings/${name}`, [], { known: neutralDrawings() }),
        ),
    ],
  };
}

function checkDrawing(
  house: House,
  file: string,
  rules?: DrawingRules,
): Checked<Drawing | undefined> {
  try {
    return { value: parseDrawing(textIn(house, file) ?? "", file, rules), problems: [] };
  } catch (error) {
    if (error instanceof DrawingError) return { value: undefined, problems: [error.problem] };
    throw error;
  }
}

/** Texts that the build writes in the page's language, and classes of the style sheet; apartments have theirs too. */
const { marks, classes } = rules.plan;

/** Checks the floor plans in `plans` that the facts name, and whether their numbers are those of the rooms. */
export function checkPlans(
  house: House,
  { plans, apartments }: Pick<Facts, "plans" | "apartments">,
): Checked<Plans> {
  const known = [...classes, ...apartments.map(({ key }) => `is-${key}`)];
  const checked = plans.map(({ key, file, rooms }, index) => {
    const path = `plans/${file}`;
    if (textIn(house, path) === undefined) {
      const fault = problem("plan-missing", "facts.json", ["plans", index, "file"], {
        drawing: file,
      });
      return { key, value: undefined, problems: [fault] };
    }
    const { value, problems } = checkDrawing(house, path, drawingRules.plan);
    const more = value
      ? [...unknownNames(value, path, known), ...numberWarnings(value, rooms, { path, index })]
      : [];
    return { key, value, problems: [...problems, ...more] };
  });
  return {
    value: Object.fromEntries(checked.flatMap(({ key, value }) => (value ? [[key, value]] : []))),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

function unknownNames(drawing: Drawing, file: string, known: string[]): Problem[] {
  const { tag, attrs, children = [] } = drawing;
  const unknown = (attrs.className?.split(" ") ?? []).filter((name) => !known.includes(name));
  const mark = attrs["data-text"];
  return [
    ...unknown.map((value) =>
      problem("plan-value", file, [], { tag, name: "class", value, known }),
    ),
    ...(mark === undefined || marks.includes(mark)
      ? []
      : [problem("plan-value", file, [], { tag, name: "data-text", value: mark, known: marks })]),
    ...children.flatMap((child) => unknownNames(child, file, known)),
  ];
}

function numberWarnings(
  plan: Drawing,
  rooms: Facts["plans"][number]["rooms"],
  { path: file, index }: { path: string; index: number },
): Problem[] {
  const drawn = numbersIn(plan);
  const listed = rooms.map(({ number }) => String(number));
  return [
    ...listed
      .filter((number) => !drawn.includes(number))
      .map((number) => problem("plan-number-listed", file, [], { number })),
    ...drawn
      .filter((number) => !listed.includes(number))
      .map((number) =>
        problem("plan-number-drawn", "facts.json", ["plans", index, "rooms"], {
          number,
          drawing: file,
        }),
      ),
  ];
}

function numbersIn({ attrs, text, children = [] }: Drawing): string[] {
  if (text !== undefined) return attrs["data-text"] ? [] : [text];
  return children.flatMap(numbersIn);
}
