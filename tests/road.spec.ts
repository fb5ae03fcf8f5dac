import { expect, test } from "./support/test.ts";

const names = [
  "Ora",
  "Borgo San Michele al Mare",
  "Castellammarina",
  "Monteverde di Sopra",
  "Pieve",
  "Sant’Angelo dei Lombardi",
];

/** Puts other places on the road, as the component would for so many. */
function layRoad({ count, names }: { count: number; names: string[] }): void {
  const road = document.querySelector("[data-road]");
  const [house, place] = road?.querySelectorAll("li") ?? [];
  if (!road || !house || !place) throw new Error("there is no road to lay");
  const [base = "", line = "", twoRows = ""] = road.className.split(" ");
  road.className = [base, ...(count < 10 ? [line] : []), ...(count > 6 ? [twoRows] : [])].join(" ");
  const places = Array.from({ length: count }, (_, index) => {
    const item = place.cloneNode(true) as HTMLElement;
    const name = item.querySelector("b");
    if (name) name.textContent = names[index % names.length] ?? "";
    item.querySelector("p")?.append(` ${7 * index} min (${9 * index} km), SS${index}`);
    return item;
  });
  road.querySelector("ul")?.replaceChildren(house, ...places);
}

/** Names of the road that lie over another, over a drawing, or out of the window. */
function crowdedNames(): string[] {
  const boxes = [...document.querySelectorAll("[data-road] li > :is(p, svg)")].flatMap((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const box = (part.matches("svg") ? part : range).getBoundingClientRect();
    return box.width > 0 ? [{ name: part.textContent || "a drawing", box }] : [];
  });
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5;
  return boxes.flatMap(({ name, box }, index) => [
    ...(box.left < 0 || box.right > innerWidth ? [`${name} is out of the window`] : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => meet(box, other.box))
      .map((other) => `${name} lies over ${other.name}`),
  ]);
}

test("for any number of places no name on the road lies over another or a drawing at any width", async ({
  page,
}) => {
  await page.goto("/contatti");
  await page.evaluate(() => document.fonts.ready);
  for (const count of [undefined, 1, 2, 6, 7, 9, 10, 20]) {
    if (count) await page.evaluate(layRoad, { count, names });
    for (const width of [320, 390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(crowdedNames), `${count} places at ${width} px`).toEqual([]);
    }
  }
});
