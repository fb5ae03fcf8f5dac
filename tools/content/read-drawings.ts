import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawing, Drawings } from "../../src/site/drawing.ts";
import { recolouring } from "./colours.ts";
import { type House, textIn } from "./house.ts";
import { parseDrawing } from "./parse-drawing.ts";

const neutral = join(import.meta.dirname, "../../src/drawings");

const known = new Map<string, Drawing>();

function parsed(svg: string, file: string): Drawing {
  const drawing = known.get(svg) ?? parseDrawing(svg, file);
  known.set(svg, drawing);
  return drawing;
}

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
      if (own !== undefined) return [name, parsed(recolour(own), file)];
      const svg = readFileSync(join(neutral, `${name}.svg`), "utf8");
      return [name, parsed(recolour(svg), `src/drawings/${name}.svg`)];
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
export function neutralDrawings(): string[] {
  return readdirSync(neutral).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
}

function ownDrawing(name: string): string {
  return `drawings/${name}.svg`;
}

function svgText({ tag, attrs, children = [] }: Drawing): string {
  const written = Object.entries(attrs).map(
    ([name, value]) => ` ${attributeName(name)}="${value.replace(/"/g, "&quot;")}"`,
  );
  return `<${tag}${written.join("")}>${children.map(svgText).join("")}</${tag}>`;
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
  const placed = svgText({ ...drawing, attrs: { ...lines, ...attrs, ...place } });
  return `<g color="${colour}">${placed}</g>`;
}

function attributeName(name: string): string {
  return name === "viewBox" ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
