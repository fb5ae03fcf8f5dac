import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SharedData } from "../../../build/content/page-data.ts";
import { planToScale } from "../../../build/drawings/pool-plan.ts";
import { readDrawings } from "../../../build/drawings/read-drawings.ts";
import { SiteProvider } from "../../site/site-context.tsx";
import { PoolPlan } from "./pool-plan.tsx";

const units = { locale: "it-IT", metres: "{n} m" };
const shared = { units, site: { slug: "villa-ulia" } } as unknown as SharedData;
const measures = {
  areaSquareMetres: 62.5,
  lengthMetres: 12.5,
  widthMetres: 5,
  jacuzzi: true,
  waterfalls: 2,
  counterCurrent: true,
  lounge: true,
};

const plan = planToScale(readDrawings("pool-plan")["pool-plan"], measures);

function draw(order: string[]): string {
  return renderToStaticMarkup(
    <SiteProvider lang="it" page="villa" path="/villa-ulia" shared={shared}>
      <PoolPlan plan={plan} order={order} measures={measures} />
    </SiteProvider>,
  );
}

const written = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test("the measures are those of the facts, written as the language writes them", () => {
  expect(written(draw([]))).toEqual(["12,5 m", "5 m"]);
});

test("each number stands where its fact is, in the order of the list", () => {
  const html = draw(["lounge", "jacuzzi"]);
  expect(html).toContain('<text x="914" y="136">1</text>');
  expect(html).toContain('<text x="70" y="284">2</text>');
});

test("a fact that the drawing does not know has no number on it", () => {
  expect(written(draw(["trampoline"]))).toEqual(["12,5 m", "5 m"]);
});
