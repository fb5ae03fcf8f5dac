import { expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { loadContent } from "../../../tools/content/load.ts";
import { content as about } from "./about.content.ts";

test("the hosts begin the first row with their names, and stand beside the rows on their photograph", async () => {
  const { hosts, photos } = dataOf(await loadContent("."), about, "it");
  expect(hosts?.rows.map(({ text }) => text)).toEqual([
    "Il giorno dell’arrivo, 16:00–20:00",
    expect.stringContaining("ogni giorno"),
    "Italiano, inglese",
  ]);
  expect(photos.hosts).toBeUndefined();
  const changed = await contentWith((facts) => {
    facts.hosts = { names: ["Anna", "Marco"], languages: ["de", "it"], photo: "villa/03" };
  });
  const given = dataOf(changed, about, "it");
  expect(given.hosts?.rows[0]?.text).toBe("Anna e Marco, il giorno dell’arrivo, 16:00–20:00");
  expect(given.hosts?.rows[2]?.text).toBe("Tedesco, italiano");
  expect(given.photos.hosts?.id).toBe("villa-03");
  await expect(
    contentWith((facts) => {
      facts.hosts = { names: ["Anna"], languages: [], photo: "villa/99" };
    }),
  ).rejects.toThrow(/facts\.json.*"hosts\.photo".*villa\/99/);
});
