import { beforeAll, expect, test } from "vitest";
import { loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import { drawHouses, houseWidths } from "./houses.content.ts";

let facts: Facts;

beforeAll(async () => {
  ({ facts } = await loadContent(process.cwd()));
});

/** The facts with other numbers of guests: downstairs, and both homes upstairs. */
function withGuests(...guests: [number, number, number]): Facts {
  const apartments = facts.apartments.map((each, index) => ({
    ...each,
    guests: guests[index] ?? 0,
  }));
  return { ...facts, apartments };
}

test("houses are as wide as they have guests, and the villa as wide as its ground floor", () => {
  const viewBoxes = drawHouses(facts.apartments)?.map(({ attrs }) => attrs.viewBox);
  expect(viewBoxes).toEqual(["0 -60 220 60", "0 -54 132 54", "0 -54 88 54", "0 -117 220 117"]);
  expect(houseWidths(facts)).toBe(
    'svg[data-guests="5"]{--guests:5}\nsvg[data-guests="3"]{--guests:3}\nsvg[data-guests="2"]{--guests:2}',
  );
});

test("other numbers of guests give other houses", () => {
  const other = withGuests(6, 4, 2);
  const houses = drawHouses(other.apartments);
  expect(houses?.[3]?.attrs).toEqual({ viewBox: "0 -117 264 117", "data-guests": "6" });
  const windows = houses?.[1]?.children?.find(({ attrs }) => attrs["data-part"] === "openings");
  expect(windows?.attrs.d?.match(/M/g)).toHaveLength(2);
  expect(houseWidths(other)).toContain('[data-guests="6"]{--guests:6}');
});

test("there are no houses where both homes upstairs do not add up to the one below", () => {
  const other = withGuests(5, 3, 3);
  expect(drawHouses(other.apartments)).toBeUndefined();
  expect(houseWidths(other)).toBe("");
  const bungalows = facts.apartments.map((each) => ({ ...each, floor: 0 }));
  expect(drawHouses(bungalows)).toBeUndefined();
});
