import { expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { Drawing } from "../../site/drawing.ts";
import type { Lang } from "../../site/site-map/languages.ts";
import { content as interni } from "./interni.content.ts";

const content = await loadContent(".");

type Apartment = Facts["apartments"][number];

function compare(lang: Lang, change: Partial<Apartment> = {}) {
  const [first, ...others] = content.facts.apartments;
  const apartments = [{ ...first, ...change } as Apartment, ...others];
  const other = { ...content, facts: { ...content.facts, apartments } };
  const { compare, apartments: shown } = dataOf(other, interni, lang);
  if (!compare) throw new Error("no comparison");
  const cells = (head: string) => compare.rows.find((row) => row.head === head)?.cells;
  return { ...compare, holds: shown.map(({ holds }) => holds), cells };
}

test("the homes and the whole house stand side by side, each with a link to its booking", () => {
  const { homes, houses, cells, rows } = compare("it");
  const names = ["Golden Valley", "Sunny Hills", "Olive Grove", "Tutta la\u00A0casa"];
  expect(homes.map(({ name }) => name)).toEqual(names);
  expect(houses).toHaveLength(4);
  expect(rows.at(-1)).toEqual({
    head: "Date e prezzi",
    cells: names.map((home) => `Date e prezzi, ${home}`),
    links: ["apartment3", "apartment1", "apartment2", "house"].map(
      (home) => `/it/prenotazioni?home=${home}`,
    ),
  });
  expect(cells("Ospiti")).toEqual(["5", "3", "2", "10"]);
  expect(cells("Bagni")).toEqual(["2", "1", "1", "4"]);
  expect(cells("Sauna")).toEqual(["Sì", "No", "No", "Sì"]);
  expect(cells("Superficie")).toEqual(["117", "53", "31", "201"].map((n) => `${n}\u00A0m²`));
  expect(cells("Piano")?.at(-1)).toBe("Tutti e due");
  expect(cells("Camere e letti")?.at(-1)).toBe(
    "6 camere\n4 matrimoniali, 160\u00A0cm\n1 alla francese, 140\u00A0cm\n1 singolo, 90\u00A0cm",
  );
});

test("a changed fact changes the page", () => {
  const { cells, holds } = compare("en", {
    guests: 6,
    bathrooms: 3,
    sauna: false,
    areaSquareMetres: 1120.5,
    beds: [{ type: "single", count: 2, widthCentimetres: 100 }],
  });
  expect(cells("Guests")).toEqual(["6", "3", "2", "11"]);
  expect(cells("Bathrooms")).toEqual(["3", "1", "1", "5"]);
  expect(cells("Sauna")).toBeUndefined();
  expect(cells("Floor area")?.[0]).toBe("1,120.5\u00A0m²");
  expect(cells("Bedrooms and beds")?.[0]).toBe("3 bedrooms\n2 singles, 100\u00A0cm");
  expect(holds[0]).toBe("6\u00A0guests, 3\u00A0bedrooms, 3\u00A0bathrooms, veranda");
});

test("homes are drawn only where each of them has a drawing", () => {
  expect(compare("it", { key: "loft" }).houses).toBeUndefined();
});

const { storeys = [] } = dataOf(content, interni, "it").plans ?? {};

function textsOf({ text, children = [] }: Drawing): string[] {
  return text === undefined ? children.flatMap(textsOf) : [text];
}

test("each storey has its plan, and its rooms by home", () => {
  expect(storeys.map(({ title }) => title)).toEqual(["Piano terra", "Primo piano"]);
  expect(storeys[1]?.homes.map(({ name, area, label }) => [name, area, label])).toEqual([
    ["Sunny Hills", "53\u00A0m²", "Sunny Hills, 53\u00A0m²"],
    ["Olive Grove", "31\u00A0m²", "Olive Grove, 31\u00A0m²"],
    ["In comune", undefined, undefined],
  ]);
  const [first] = storeys[0]?.homes[0]?.rooms ?? [];
  expect(first).toEqual(["1", "Camera matrimoniale sotto la volta a stella", "15\u00A0m²"]);
  expect(storeys[0]?.homes[1]?.rooms.at(-1)).toEqual(["10", "Scala esterna alla terrazza"]);
});

test("north, pool and scale are written in the language of the page", () => {
  const [ground] = storeys;
  expect(ground && textsOf(ground.drawing).slice(-3)).toEqual(["N", "5\u00A0m", "Piscina"]);
  expect(JSON.stringify(storeys)).not.toContain("data-text");
});
