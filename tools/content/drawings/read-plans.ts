import { readFile } from "node:fs/promises";
import type { Drawing } from "../../../src/drawings/drawing.ts";
import type { Plans } from "../../../src/drawings/plans.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { errorText } from "../files/errors.ts";
import { housePath } from "../house.ts";
import { type DrawingRules, parseDrawing, shapes } from "./parse-drawing.ts";

/** The texts of a plan that the build writes in the language of the page. */
const marks = ["north", "scale", "pool"];

/**
 * Classes for which the style sheet has rules; in addition there is one for each apartment, `is-` and
 * its key.
 */
const classes = [
  "sheet",
  ...["floors", "is-shared", "is-service"],
  ...["walls", "panes", "roofs", "paving", "vaults", "lines", "is-thin", "things"],
  ...["figures", "north", "scale", "way"],
];

/**
 * What a plan may contain. Colours and lines in the file are ignored, since the style sheet sets them by
 * class, for screens, print and forced colours; those in the file are for the drawing program.
 */
const rules: DrawingRules = {
  elements: { ...shapes, text: ["x", "y", "dy", "data-text"] },
  attributes: ["class", "fill-rule", "text-anchor", "transform"],
  ignored: [
    ...["aria-hidden", "fill", "font-family", "font-size", "font-weight", "vector-effect"],
    ...["stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-width"],
  ],
};

/**
 * Reads the floor plans of `content/plans` that the facts name.
 * @returns the drawings by storey; faults with file, key and what to do; and warnings where the
 * numbers in a drawing are not those of its rooms
 */
export async function readPlans(
  root: string,
  { plans, apartments }: Pick<Facts, "plans" | "apartments">,
): Promise<{ value: Plans; faults: string[]; warnings: string[] }> {
  const known = [...classes, ...apartments.map(({ key }) => `is-${key}`)];
  const read = await Promise.all(
    plans.map((plan, index) => readPlan(root, plan, { index, known })),
  );
  return {
    value: Object.fromEntries(read.flatMap(({ plan }) => (plan ? [plan] : []))),
    faults: read.flatMap(({ faults = [] }) => faults),
    warnings: read.flatMap(({ warnings = [] }) => warnings),
  };
}

type ReadPlan = { plan?: [key: string, Drawing]; faults?: string[]; warnings?: string[] };

async function readPlan(
  root: string,
  { key, file, rooms }: Facts["plans"][number],
  { index, known }: { index: number; known: string[] },
): Promise<ReadPlan> {
  const path = `content/plans/${file}`;
  const svg = await readFile(housePath(root, path), "utf8").catch(() => undefined);
  if (svg === undefined) {
    const fault = `content/facts.json: "plans[${index}].file" names ${file}, which is not in content/plans; add the file or correct its name`;
    return { faults: [fault] };
  }
  try {
    const plan = parseDrawing(svg, path, rules);
    checkNames(plan, path, known);
    return { plan: [key, plan], warnings: numberWarnings(plan, rooms, { path, index }) };
  } catch (error) {
    return { faults: [errorText(error)] };
  }
}

/** @throws Error at an unknown class or mark */
function checkNames({ tag, attrs, children = [] }: Drawing, path: string, known: string[]): void {
  const unknown = attrs.className?.split(" ").find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${path}: <${tag}> has the class "${unknown}"; a plan knows only ${known.join(", ")}`,
    );
  }
  const mark = attrs["data-text"];
  if (mark !== undefined && !marks.includes(mark)) {
    throw new Error(
      `${path}: <${tag}> has data-text="${mark}"; a plan knows only ${marks.join(", ")}`,
    );
  }
  for (const child of children) checkNames(child, path, known);
}

/** Numbers that are only in the drawing or only in the list of its rooms. */
function numberWarnings(
  plan: Drawing,
  rooms: Facts["plans"][number]["rooms"],
  { path, index }: { path: string; index: number },
): string[] {
  const drawn = numbersIn(plan);
  const listed = rooms.map(({ number }) => String(number));
  return [
    ...listed
      .filter((number) => !drawn.includes(number))
      .map(
        (number) =>
          `${path}: does not show the number ${number}, which content/facts.json has in "plans[${index}].rooms"; correct one of them`,
      ),
    ...drawn
      .filter((number) => !listed.includes(number))
      .map(
        (number) =>
          `content/facts.json: "plans[${index}].rooms" has no room ${number}, which ${path} shows; correct one of them`,
      ),
  ];
}

function numbersIn({ attrs, text, children = [] }: Drawing): string[] {
  if (text !== undefined) return attrs["data-text"] ? [] : [text];
  return children.flatMap(numbersIn);
}
