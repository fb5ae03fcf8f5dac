import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseXml, XmlComment, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RoadAndMap } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Problem, problem, problemIf } from "../../src/site/content/problem.ts";
import { mapSchema, roadSchema } from "../../src/site/content/road-and-map.ts";
import { type Drawing, type Drawings, homeDrawings, type Plans } from "../../src/site/drawing.ts";
import { recolouring } from "./colours.ts";
import rules from "./drawing-rules.json" with { type: "json" };
import { filesIn, type House, textIn } from "./house.ts";
import { type Checked, checkFile } from "./problems/schema.ts";
import { valuesAt } from "./values.ts";

class DrawingError extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(`${found.file}: ${found.code} ${JSON.stringify(found.values)}`);
    this.name = "DrawingError";
    this.problem = found;
  }
}

/** What a kind of drawing may hold. No kind has styles, links, scripts or foreign objects. */
type DrawingRules = {
  elements: Partial<Record<Drawing["tag"], string[]>>;
  attributes: string[];
  /** Attributes that are removed, since the style sheet sets these properties. */
  ignored?: string[];
};

/**
 * Of a drawing of `src/drawings`, to which components add its texts, and of a plan: colours and lines in
 * its file are for the drawing program, since the style sheet sets them by class.
 */
const drawingRules: Record<"own" | "plan", DrawingRules> = rules;

/** @throws DrawingError at the first element, attribute or text that is not allowed */
export function parseDrawing(svg: string, file: string, rules = drawingRules.own): Drawing {
  const { root } = parse(svg, file);
  if (root?.name !== "svg" || !root.attributes.viewBox) {
    throw new DrawingError(problem("drawing-root", file, []));
  }
  const { xmlns: _, ...attributes } = root.attributes;
  root.attributes = attributes;
  return toDrawing(root);

  function toDrawing(element: XmlElement): Drawing {
    const tag = element.name;
    if (!isTag(tag, rules)) {
      const known = Object.keys(rules.elements);
      throw faultAt(element, problem("drawing-element", file, [], { tag, known }));
    }
    const attrs = attributesOf(element, [...(rules.elements[tag] ?? []), ...rules.attributes]);
    const inner = element.children.find((child) => child instanceof XmlElement);
    if (tag === "text" && inner) {
      throw faultAt(inner, problem("drawing-inner", file, [], { tag: inner.name }));
    }
    if (tag === "text") return { tag, attrs, text: element.text.trim() };
    const children = element.children.flatMap((child) => {
      if (child instanceof XmlElement) return toDrawing(child);
      if (child instanceof XmlComment) return [];
      if (child instanceof XmlText && child.text.trim() === "") return [];
      throw faultAt(child, problem("drawing-text", file, [], { tag }));
    });
    return { tag, attrs, ...(children.length > 0 && { children }) };
  }

  function attributesOf(element: XmlElement, known: string[]): Drawing["attrs"] {
    const kept = Object.entries(element.attributes).flatMap(([name, value]) => {
      if (known.includes(name)) return [[reactName(name), value.replace(/\s+/g, " ").trim()]];
      if (rules.ignored?.includes(name)) return [];
      const values = { tag: element.name, name, known };
      throw faultAt(element, problem("drawing-attribute", file, [], values));
    });
    return Object.fromEntries(kept);
  }
}

function faultAt({ start: at }: { start: number }, found: Problem): DrawingError {
  return new DrawingError({ ...found, at });
}

function parse(svg: string, file: string) {
  try {
    return parseXml(svg, { includeOffsets: true });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new DrawingError({ ...problem("drawing-xml", file, []), at: error.pos });
  }
}

function isTag(name: string, { elements }: DrawingRules): name is Drawing["tag"] {
  return Object.hasOwn(elements, name);
}

function reactName(name: string): string {
  if (name.startsWith("data-")) return name;
  if (name === "class") return "className";
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const neutral = join(import.meta.dirname, "../../src/drawings");

/** Read again each time, so that saved changes show. @throws Error for a drawing that is missing or not valid */
export function readDrawings<Name extends string>(
  names: readonly Name[],
  house: DrawingsOf,
): Drawings<Name>;
export function readDrawings(names: readonly string[], house: DrawingsOf) {
  const recolour = recolouring(house);
  return Object.fromEntries(
    names.map((name) => {
      const file = ownDrawing(name);
      const own = textIn(house, file);
      if (own !== undefined) return [name, parseDrawing(recolour(own), file)];
      const svg = readFileSync(join(neutral, `${name}.svg`), "utf8");
      return [name, parseDrawing(recolour(svg), `src/drawings/${name}.svg`)];
    }),
  );
}

export type DrawingsOf = Pick<House, "texts">;

export function hasOwnDrawing(name: string, { texts }: DrawingsOf): boolean {
  return texts.has(ownDrawing(name));
}

export function hasDrawing(name: string, house: DrawingsOf): boolean {
  return hasOwnDrawing(name, house) || existsSync(join(neutral, `${name}.svg`));
}

/** The names of the site's own drawings, each of which an owner can replace. */
function neutralDrawings(): string[] {
  return readdirSync(neutral).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
}

function ownDrawing(name: string): string {
  return `drawings/${name}.svg`;
}

type Place = {
  /** Left and upper edge. */
  at: number;
  size: number;
  colour: string;
};

/** A line drawing, such as the mark beside the name, at a position of a larger picture. */
export function lineDrawing({ attrs, ...drawing }: Drawing, { at, size, colour }: Place): string {
  const lines = { fill: "none", stroke: "currentColor", strokeWidth: "2", strokeLinejoin: "round" };
  const place = { x: String(at), y: String(at), width: String(size), height: String(size) };
  const placed = draw({ ...drawing, attrs: { ...lines, ...attrs, ...place } });
  return renderToStaticMarkup(createElement("g", { color: colour }, placed));
}

function draw({ tag, attrs, children }: Drawing, key = 0): ReactElement {
  return createElement(tag, { key, ...attrs }, children?.map(draw));
}

export function checkDrawings(
  house: House,
  { apartments }: Pick<Facts, "apartments">,
): Checked<RoadAndMap> {
  const files = { road: "drawings/road.json", map: "drawings/map.json" };
  const road = checkFile(house, files.road, roadSchema, { optional: true });
  const map = checkFile(house, files.map, mapSchema, { optional: true });
  const named = [
    ...valuesAt(road.value, "stops.*.drawing").map((each) => ({ ...each, file: files.road })),
    ...["land", "roads", "airports.*.drawing"]
      .flatMap((places) => valuesAt(map.value, places))
      .map((each) => ({ ...each, file: files.map })),
  ].map(({ value, ...place }) => ({ ...place, drawing: String(value) }));
  const known = [
    ...neutralDrawings(),
    ...homeDrawings(apartments),
    ...named.map(({ drawing }) => drawing),
  ];
  const own = filesIn(house, "drawings").filter((file) => file.endsWith(".svg"));
  return {
    value: { road: road.value, map: map.value },
    problems: [
      ...road.problems,
      ...map.problems,
      ...named.flatMap(({ file, path, drawing }) =>
        problemIf(!hasDrawing(drawing, house), "drawing-missing", file, path, { drawing }),
      ),
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
      const at = ["plans", index, "file"];
      const fault = problem("plan-missing", "facts.json", at, { drawing: file });
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
