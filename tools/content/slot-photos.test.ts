import { expect, test } from "vitest";
import { loadContent } from "./load.ts";
import { slotPhotos, wantedVariants } from "./slot-photos.ts";

test("narrow crops are made of the photographs in hero slots, around the focal point of the slot", async () => {
  const content = await loadContent(process.cwd());
  const portrait = { photo: "pool/07", narrowFocus: { x: 20, y: 40 } };
  const about = { ...content.slots.about, portrait };
  const { narrow } = wantedVariants({ ...content, slots: { ...content.slots, about } });
  expect(narrow.get("pool-07")).toEqual(new Set([20]));
  expect(narrow.has("villa-01")).toBe(true);
  expect(narrow.has("villa-09")).toBe(false);
});

test("larger files are made of the photographs as wide as the window", async () => {
  const content = await loadContent(process.cwd());
  expect([...wantedVariants(content).wide].sort()).toEqual([
    "apartment-1-16",
    "experience-05",
    "experience-12",
    "pool-09",
    "pool-10",
    "villa-02",
  ]);
});

test("a focal point of a slot replaces that of the caption", async () => {
  const content = await loadContent(process.cwd());
  const photos = slotPhotos(content).filter(({ page }) => page === "home");
  const inSlot = (name: string) => photos.find(({ slot }) => slot === name);
  expect(inSlot("hero")).toMatchObject({
    id: "villa-06",
    focus: { x: 50, y: 80 },
    flatFocus: { x: 50, y: 30 },
    stripFocus: { x: 50, y: 48 },
    narrowFocus: { x: 55, y: 40 },
    hasOwnFocus: true,
  });
  expect(inSlot("row1")).toMatchObject({ id: "villa-01", hasOwnFocus: false });
});

test("no photograph of the demo opens or ends two pages", async () => {
  const photos = slotPhotos(await loadContent(process.cwd()));
  const atEnds = photos.filter(
    ({ page, slot }) => /^(hero|ending)$/.test(slot) || `${page} ${slot}` === "about portrait",
  );
  expect(atEnds.length).toBeGreaterThanOrEqual(12);
  expect(atEnds.map(({ id }) => id)).toEqual([...new Set(atEnds.map(({ id }) => id))]);
});
