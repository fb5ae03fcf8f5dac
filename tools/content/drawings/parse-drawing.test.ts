import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDrawing } from "./parse-drawing.ts";
import { readDrawings } from "./read-drawings.ts";

const read = (shapes: string) =>
  parseDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`,
    "a.svg",
  );

test("a drawing is read as a tree with React's attribute names", () => {
  const shapes = `
    <!-- a wall -->
    <g data-part="wall" stroke-width="2"><path d="M0 0h9"/></g>`;
  expect(read(shapes)).toEqual({
    tag: "svg",
    attrs: { viewBox: "0 0 9 9" },
    children: [
      {
        tag: "g",
        attrs: { "data-part": "wall", strokeWidth: "2" },
        children: [{ tag: "path", attrs: { d: "M0 0h9" } }],
      },
    ],
  });
});

test("an element or attribute that drawings may not have is reported with file, line and what to do", () => {
  expect(() => read("\n<image/>")).toThrow(
    "a.svg: line 2: <image> is no element of a drawing; use svg, g, path, rect, circle, ellipse",
  );
  expect(() => read('<path style="fill:red"/>')).toThrow(
    'a.svg: line 1: <path> has the attribute "style"; a drawing knows only d, data-part, fill',
  );
  expect(() => read('<g onload="x()"/>')).toThrow('<g> has the attribute "onload"');
  expect(() => read("<g>Adriatico</g>")).toThrow(
    "a.svg: line 1: <g> holds a text; the component that shows the drawing sets texts",
  );
});

test("a file that is not SVG is reported", () => {
  expect(() => parseDrawing("<svg>", "a.svg")).toThrow(/^a\.svg: .*line 1/);
  expect(() => parseDrawing("<svg/>", "a.svg")).toThrow(
    "a.svg: the outermost element must be <svg",
  );
  expect(() => parseDrawing('<g viewBox="0 0 9 9"/>', "a.svg")).toThrow("a.svg: the outermost");
});

test("every file of src/drawings can be parsed", () => {
  const names = readdirSync("src/drawings").filter((file) => file.endsWith(".svg"));
  for (const file of names) {
    const name = file.replace(".svg", "");
    // not those of the content, which take their place
    expect(readDrawings([name], "tests/fixtures")[name]?.children).not.toHaveLength(0);
  }
});
