import { expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { content as about } from "./about.content.ts";

test("the hosts begin the first row with their names, and stand beside the rows on their photograph", async () => {
  const content = await contentWith((facts) => {
    facts.hosts = { names: ["Anna", "Marco"], languages: ["de", "it"], photo: "villa/03" };
  });
  const { hosts, photos } = dataOf(content, about, "it");
  expect(hosts?.rows[0]?.text).toBe("Anna e Marco, il giorno dell’arrivo, 16:00–20:00");
  expect(hosts?.rows[2]?.text).toBe("Tedesco, italiano");
  expect(photos.hosts?.id).toBe("villa-03");
  await expect(
    contentWith((facts) => {
      facts.hosts = { names: ["Anna"], languages: [], photo: "villa/99" };
    }),
  ).rejects.toThrow(/facts\.json.*"hosts\.photo".*villa\/99/);
});
