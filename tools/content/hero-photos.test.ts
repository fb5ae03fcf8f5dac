import { expect, test } from "vitest";
import { heroPhotos } from "./hero-photos.ts";
import { loadContent } from "./load.ts";

test("narrow crops are made of the photographs in the owner's hero slots", async () => {
  const { slots, definitions } = await loadContent(process.cwd());
  const about = { ...slots.about, portrait: "pool/07" };
  const heroes = [...heroPhotos({ slots: { ...slots, about }, definitions })];
  expect(heroes).toContain("pool-07");
  expect(heroes).toContain("villa-01");
  expect(heroes).not.toContain("villa-09");
});
