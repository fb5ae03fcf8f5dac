import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readDrawings } from "../../../tools/content/drawings/read-drawings.ts";
import { PoolPlan } from "./pool-facts.tsx";
import { scalePlan } from "./pool-plan.content.ts";

const pool = {
  areaSquareMetres: 62.5,
  lengthMetres: 12.5,
  widthMetres: 5,
  jacuzzi: true,
  waterfalls: 2,
  counterCurrent: true,
  lounge: true,
};
const dimensions = { length: "12,5 m", width: "5 m" };

const plan = scalePlan(readDrawings(["pool-plan"], { texts: new Map() })["pool-plan"], pool);

function draw(order: string[]): string {
  return renderToStaticMarkup(
    <PoolPlan plan={plan} order={order} pool={pool} dimensions={dimensions} />,
  );
}

const written = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test("length and width are shown on the plan", () => {
  expect(written(draw([]))).toEqual(["12,5 m", "5 m"]);
});

test("each fact has its number of the list at its place on the plan", () => {
  const html = draw(["lounge", "jacuzzi"]);
  expect(html).toContain('<text x="914" y="136">1</text>');
  expect(html).toContain('<text x="70" y="284">2</text>');
});

test("a fact without a place on the plan has no number there", () => {
  expect(written(draw(["trampoline"]))).toEqual(["12,5 m", "5 m"]);
});
