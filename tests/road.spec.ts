import type { Page } from "@playwright/test";
import { labelCss, roadCss } from "../src/pages/contatti/road/road-css.content.ts";
import type { RoadStop } from "../src/pages/contatti/road/road-stops.content.ts";
import { measureText } from "../tools/build/fonts/measure-word.ts";
import { expect, test } from "./support/test.ts";

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The most places that a road can have: sixteen of the surroundings and four airports. */
const mostPlaces = 20;

const names = "Borgo San Michele al Mare, Castellammarina, Ora, Monteverde di Sopra, Pieve".split(
  ", ",
);

function randomStops(random: () => number): RoadStop[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const stops = Array.from({ length: 1 + below(mostPlaces) }, (_, index): RoadStop => {
    const minutes = 3 + below(178);
    return {
      place: `place${index}`,
      minutes,
      side: below(2) ? "right" : "left",
      drawing: "place",
      name: names[below(names.length)] ?? "",
      time: `${minutes} min, SS${below(700)}`,
    };
  });
  const villa: RoadStop = {
    place: "villa",
    minutes: 0,
    side: "left",
    drawing: "villa",
    name: "Villa Ulia",
    time: "SP26",
  };
  return [villa, ...stops.toSorted((one, other) => one.minutes - other.minutes)];
}

/** Puts other places on the road of the page, with the rules that the build would make for them. */
async function layRoad(page: Page, stops: RoadStop[]): Promise<void> {
  const places = stops.slice(1);
  const rules = [roadCss(places, { trees: [] }), labelCss([stops], measureText)].join("\n");
  const longest = Math.max(...stops.map(({ minutes }) => minutes));
  await page.evaluate(
    ({ stops, rules, longest }) => {
      const list = document.querySelector("[data-road] ul");
      const villa = list?.querySelector('[data-place="villa"]');
      // one of the page's own places, then the first of those that took their place
      const sample = list?.querySelector(':is([data-place="ostuni"], [data-place="place0"])');
      if (!list || !villa || !sample) throw new Error("there is no road to lay");
      const items = stops.map(({ place, side, minutes, name, time = "" }) => {
        const item = (place === "villa" ? villa : sample).cloneNode(true) as HTMLElement;
        item.dataset.place = place;
        delete item.dataset.far;
        if (minutes >= 0.6 * longest) item.dataset.far = "";
        delete item.dataset.side;
        if (side === "right") item.dataset.side = side;
        const [nameOf, timeOf] = item.querySelectorAll("b, span");
        if (nameOf) nameOf.textContent = name;
        if (timeOf) timeOf.textContent = time;
        return item;
      });
      list.replaceChildren(...items);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    { stops, rules, longest },
  );
}

/** Names of the road that lie over another, over a drawing, or out of the window. */
function crowdedNames(): string[] {
  const wide = document.documentElement.clientWidth;
  const labels = [...document.querySelectorAll<HTMLElement>("[data-road] li > p")].map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return { name: label.textContent, box: range.getBoundingClientRect() };
  });
  const houses = [...document.querySelectorAll("[data-road] li > svg")].map((drawing) => ({
    name: "a drawing",
    box: drawing.getBoundingClientRect(),
  }));
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5;
  return labels.flatMap(({ name, box }, index) => [
    ...(box.left < 0 || box.right > wide ? [`${name} is out of the window`] : []),
    ...[...labels.slice(index + 1), ...houses]
      .filter((other) => meet(box, other.box))
      .map((other) => `${name} lies over ${other.name}`),
  ]);
}

test("for any travel times from 3 to 180 minutes, no name on the road overlaps another at any width", async ({
  page,
}) => {
  const random = randomNumbers(15);
  const roads = Array.from({ length: 12 }, () => randomStops(random));
  await page.goto("/contatti");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, stops] of roads.entries()) {
      await layRoad(page, stops);
      expect(await page.evaluate(crowdedNames), `road ${index} at ${width} px`).toEqual([]);
    }
  }
});
