import { beforeAll, expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { Lang } from "../../site/site-map/languages.ts";
import { content as interni } from "./interni.content.ts";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

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
  const { homes, cells } = compare("it");
  expect(homes.map(({ name }) => name)).toEqual([
    "Golden Valley",
    "Sunny Hills",
    "Olive Grove",
    "Tutta la\u00A0casa",
  ]);
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
  const { cells, rows, holds } = compare("en", {
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
  expect(rows.at(-1)?.links).toEqual(
    [6, 3, 2, 11].map((guests) => `/prenotazioni?guests=${guests}`),
  );
  expect(holds[0]).toBe("6\u00A0guests, 3\u00A0bedrooms, 3\u00A0bathrooms, veranda");
});

test("each home has a link to the booking in its language, with its guests and its name", () => {
  const { rows } = compare("it");
  expect(rows.at(-1)).toEqual({
    head: "Date e prezzi",
    cells: ["Golden Valley", "Sunny Hills", "Olive Grove", "Tutta la\u00A0casa"].map(
      (home) => `Date e prezzi, ${home}`,
    ),
    links: [5, 3, 2, 10].map((guests) => `/it/prenotazioni?guests=${guests}`),
  });
});
