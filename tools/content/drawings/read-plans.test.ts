import { expect, test } from "vitest";
import type { Facts } from "../../../src/site/content/facts.ts";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { readPlans } from "./read-plans.ts";

const room = { number: 1, room: "kitchen", home: "shared" as const };
const storey: Facts["plans"][number] = {
  key: "ground",
  file: "ground-floor.svg",
  scaleMetres: 5,
  rooms: [room],
};

const apartments: Facts["apartments"] = [];

/** Reads a plan with these shapes in it. */
async function read(shapes: string, rooms = [room]) {
  await using content = await ContentCopy.make();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
  await content.write("plans/ground-floor.svg", svg);
  return await readPlans(content.root, { apartments, plans: [{ ...storey, rooms }] });
}

const number = '<g class="figures" fill="#20261F"><text x="1" y="2" dy=".3em">1</text></g>';

test("a plan keeps its shapes, classes and texts; comments, colours and pens go", async () => {
  const { value, faults, warnings } = await read(
    `<!-- walls -->
    <path class="walls" fill="#20261F" stroke-width="2" vector-effect="non-scaling-stroke" d="M0 0
      h9"/>${number}`,
  );
  expect([faults, warnings]).toEqual([[], []]);
  expect(value.ground?.children).toEqual([
    { tag: "path", attrs: { className: "walls", d: "M0 0 h9" } },
    {
      tag: "g",
      attrs: { className: "figures" },
      children: [{ tag: "text", attrs: { x: "1", y: "2", dy: ".3em" }, text: "1" }],
    },
  ]);
});

test("a plan that is not there is named with its entry in the facts", async () => {
  const { faults } = await readPlans("tests/fixtures", { apartments, plans: [storey] });
  expect(faults).toEqual([
    'content/facts.json: "plans[0].file" names ground-floor.svg, which is not in content/plans; add the file or correct its name',
  ]);
});

test("whatever could run, load or restyle stops the build, with file, line and what to use", async () => {
  const faultsOf = async (shapes: string) => (await read(shapes)).faults.join();
  const file = "content/plans/ground-floor.svg";
  expect(await faultsOf("\n<script>alert(1)</script>")).toMatch(
    `${file}: line 2: <script> is no element of a drawing; use svg, g, path, rect`,
  );
  for (const element of ["style", "image", "use", "a", "foreignObject", "animate"]) {
    expect(await faultsOf(`<${element}/>`)).toContain(`<${element}> is no element of a drawing`);
  }
  for (const attribute of ["onload", "style", "href", "id"]) {
    const fault = await faultsOf(`<path ${attribute}="x" d="M0 0"/>`);
    expect(fault).toContain(
      `<path> has the attribute "${attribute}"; a drawing knows only d, class`,
    );
  }
  expect(await faultsOf('<text x="1" y="1"><a href="javascript:x()">1</a></text>')).toContain(
    "<text> holds <a>; only a plain text is expected",
  );
  expect(await faultsOf("<g>")).toMatch(/^content\/plans\/ground-floor\.svg: .*line/);
});

test("classes and marks that the page does not know stop the build", async () => {
  const { faults: ofClass } = await read('<path class="wall" d="M0 0"/>');
  expect(ofClass.join()).toContain('<path> has the class "wall"; a plan knows only sheet, floors');
  const { faults: ofMark } = await read('<text data-text="south">S</text>');
  expect(ofMark.join()).toContain('<text> has data-text="south"; a plan knows only north, scale');
});

test("numbers that only the drawing or only the list has warn", async () => {
  const { warnings } = await read(number, [{ ...room, number: 2 }]);
  expect(warnings).toEqual([
    'content/plans/ground-floor.svg: does not show the number 2, which content/facts.json has in "plans[0].rooms"; correct one of them',
    'content/facts.json: "plans[0].rooms" has no room 1, which content/plans/ground-floor.svg shows; correct one of them',
  ]);
});
