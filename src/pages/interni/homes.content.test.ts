import { beforeAll, expect, test } from "vitest";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import { holdsLine, homeOf, wholeHouse } from "./homes.content.ts";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

test("a line tells what each apartment holds, with no number apart from its noun", () => {
  const lines = content.facts.apartments.map((apartment) =>
    holdsLine(
      apartment,
      { sauna: "sauna", veranda: "veranda", sharedTerrace: "terrazza in comune" },
      content.texts.it.shared.units,
    ),
  );
  expect(lines).toEqual([
    "5\u00A0ospiti, 3\u00A0camere, 2\u00A0bagni, sauna, veranda",
    "3\u00A0ospiti, 2\u00A0camere, 1\u00A0bagno, terrazza in comune",
    "2\u00A0ospiti, 1\u00A0camera, 1\u00A0bagno, terrazza in comune",
  ]);
});

test("the whole house is the sum of its apartments, with equal beds in one entry", () => {
  const house = wholeHouse(content.facts.apartments.map(homeOf));
  expect(house).toEqual({
    guests: 10,
    bedrooms: 6,
    bathrooms: 4,
    sauna: true,
    areaSquareMetres: 201,
    beds: [
      { type: "double", count: 4, widthCentimetres: 160 },
      { type: "french", count: 1, widthCentimetres: 140 },
      { type: "single", count: 1, widthCentimetres: 90 },
    ],
  });
});
