import type { RoadAndMap } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type KeyPath, problem, problemIf } from "../../src/site/content/problem.ts";
import { mapSchema, roadSchema } from "../../src/site/content/road-and-map.ts";
import { type Drawing, homeDrawings, type Plans } from "../../src/site/drawing.ts";
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
  const { land, roads, airports = [] } = map.value ?? {};
  type Named = [file: string, path: KeyPath, drawing: string | undefined];
  const ofEntries = (
    file: string,
    list: string,
    entries: { drawing?: string | undefined }[] = [],
  ) => entries.map(({ drawing }, at): Named => [file, [list, at, "drawing"], drawing]);
  const named: Named[] = [
    ...ofEntries(files.road, "stops", road.value?.stops),
    [files.map, ["land"], land],
    [files.map, ["roads"], roads],
    ...ofEntries(files.map, "airports", airports),
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
      ...named.flatMap(([file, path, drawing]) => {
        const isMissing = drawing !== undefined && !hasDrawing(drawing, house);
        return problemIf(isMissing, "drawing-missing", file, path, { drawing });
      }),
      ...own.flatMap((name) => {
        const file = `drawings/${name}`;
        const isUnshown = !known.includes(name.slice(0, -4));
        return [
          ...checkDrawing(house, file).problems,
          ...problemIf(isUnshown, "drawing-unshown", file, [], { known: neutralDrawings() }),
        ];
      }),
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

/** Checks the floor plans in `plans` that the facts name. */
export function checkPlans(house: House, { plans }: Pick<Facts, "plans">): Checked<Plans> {
  const checked = plans.map(({ key, file }, index) => {
    const path = `plans/${file}`;
    if (textIn(house, path) === undefined) {
      const fault = problem("plan-missing", "facts.json", ["plans", index, "file"], {
        drawing: file,
      });
      return { key, value: undefined, problems: [fault] };
    }
    const { value, problems } = checkDrawing(house, path, drawingRules.plan);
    return { key, value, problems };
  });
  return {
    value: Object.fromEntries(checked.flatMap(({ key, value }) => (value ? [[key, value]] : []))),
    problems: checked.flatMap(({ problems }) => problems),
  };
}
