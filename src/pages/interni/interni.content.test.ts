import { expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
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

test("the homes and the whole house stand side by side", () => {
  const { houses, cells } = compare("it");
  expect(houses).toHaveLength(4);
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

test("north, pool and scale are written in the language of the page", () => {
  const [ground] = dataOf(content, interni, "it").plans?.storeys ?? [];
  const plan = JSON.stringify(ground?.drawing);
  expect(plan).toMatch(/"text":"N".*"text":"5\u00A0m".*"text":"Piscina"/);
  expect(plan).not.toContain("data-text");
});
