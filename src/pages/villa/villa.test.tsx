import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseDrawing, readDrawings } from "../../../tools/content/drawings.ts";
import { scalePlan, widthOnPlan } from "./villa.content.ts";
import { PoolPlan } from "./villa.page.tsx";

const drawn = readDrawings(["pool-plan"], { texts: new Map() })["pool-plan"];

test("for a pool of 12.5 by 5 metres the plan stays as drawn; for a wider one it grows, and its middle and lower parts move", () => {
  const same = scalePlan(drawn, { lengthMetres: 12.5, widthMetres: 5 });
  expect(same.attrs.viewBox).toBe(drawn.attrs.viewBox);
  expect(same.children?.[0]?.attrs).toMatchObject({ width: "800", height: "320" });
  const plan = parseDrawing(
    `<svg viewBox="0 -30 1196 400"><rect data-part="stretch" width="800" height="320"/>
      <path data-part="middle" d="M0 160h9"/><path data-part="bottom" d="M0 320h9"/><path d="M0 0h9"/></svg>`,
    "plan.svg",
  );
  const { attrs, children } = scalePlan(plan, { lengthMetres: 10, widthMetres: 5 });
  expect(attrs.viewBox).toBe("0 -30 1196 480");
  expect(children?.map((shape) => shape.attrs)).toEqual([
    { width: "800", height: "400" },
    { d: "M0 160h9", transform: "translate(0 40)" },
    { d: "M0 320h9", transform: "translate(0 80)" },
    { d: "M0 0h9" },
  ]);
});

test.each([
  ["lounge jacuzzi", ["914 136 1", "70 284 2"]],
  ["trampoline", []],
])("of %s those with a place on the plan have their number there: %j", (order, numbers) => {
  const html = renderToStaticMarkup(
    <PoolPlan
      plan={drawn}
      order={order.split(" ")}
      width={widthOnPlan({ lengthMetres: 12.5, widthMetres: 5 })}
      dimensions={{ length: "12,5 m", width: "5 m" }}
    />,
  );
  const texts = [...html.matchAll(/<text x="(\d+)" y="(\d+)">([^<]*)/g)];
  const found = texts.map(([, x, y, text]) => `${x} ${y} ${text}`);
  expect(found).toEqual([...numbers, "400 367 12,5 m", "837 168 5 m"]);
});
