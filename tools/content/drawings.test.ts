import { expect, test } from "vitest";
import { TestHouse } from "../../tests/support/test-house.ts";
import { checkPlans, parseDrawing } from "./drawings.ts";

const read = (shapes: string) =>
  parseDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`,
    "a.svg",
  );

test("a drawing is read as a tree with React's attribute names", () => {
  const shapes = '<!-- a wall --><g data-part="wall" stroke-width="2"><path d="M0 0h9"/></g>';
  const path = { tag: "path", attrs: { d: "M0 0h9" } };
  const wall = { tag: "g", attrs: { "data-part": "wall", strokeWidth: "2" }, children: [path] };
  expect(read(shapes)).toEqual({ tag: "svg", attrs: { viewBox: "0 0 9 9" }, children: [wall] });
});

test("whatever could run, load or restyle is refused, at its place", () => {
  const refused = (svg: string, code: string) =>
    expect(() => parseDrawing(svg, "a.svg"), svg).toThrow(`a.svg: ${code}`);
  const inside = (shapes: string) => `<svg viewBox="0 0 9 9">${shapes}</svg>`;
  const tags = ["script", "style", "image", "use", "a", "foreignObject", "animate", "text"];
  for (const tag of tags) refused(inside(`<${tag}/>`), "drawing-element");
  for (const name of ["onload", "style", "href", "id"])
    refused(inside(`<path ${name}="x" d="M0 0"/>`), "drawing-attribute");
  expect(() => read("\n<image/>")).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ at: 59 }) }),
  );
});

test("a plan keeps its shapes, classes and texts; comments, colours and pens go", () => {
  const house = new TestHouse();
  house.write(
    "plans/ground-floor.svg",
    `<svg viewBox="0 0 9 9"><!-- walls -->
    <path class="walls" fill="#20261F" stroke-width="2" vector-effect="non-scaling-stroke" d="M0 0
      h9"/><g class="figures" fill="#20261F"><text x="1" y="2" dy=".3em">1</text></g></svg>`,
  );
  const room = { number: 1, room: "kitchen", home: "shared" };
  const plan = { key: "ground", file: "ground-floor.svg", scaleMetres: 5, rooms: [room] };
  const { value, problems } = checkPlans(house.house, { plans: [plan] });
  expect(problems).toEqual([]);
  const figure = { tag: "text", attrs: { x: "1", y: "2", dy: ".3em" }, text: "1" };
  expect(value.ground?.children).toEqual([
    { tag: "path", attrs: { className: "walls", d: "M0 0 h9" } },
    { tag: "g", attrs: { className: "figures" }, children: [figure] },
  ]);
});
