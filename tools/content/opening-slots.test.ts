import { expect, test } from "vitest";
import { loadContent } from "./load.ts";
import { openingPhotos } from "./opening-slots.ts";

test("the photographs that open a page or a tale follow the owner's slots", async () => {
  const { slots } = await loadContent(process.cwd());
  const about = { ...slots.about, portrait: "pool/07" };
  const openings = [...openingPhotos({ ...slots, about })];
  expect(openings).toContain("pool-07");
  expect(openings).toContain("villa-01");
  expect(openings).not.toContain("villa-09");
});
