import type { Drawing } from "../../../src/drawings/drawing.ts";

/** The SVG source of a drawing, for pictures that are made by the build. */
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

/** SVG's name of an attribute, from React's. */
function attributeName(name: string): string {
  return name === "viewBox" ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
