import { expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageData } from "../../../tools/build/pages/page-data.ts";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import { content as experience } from "./experience.content.ts";

const content = await loadContent(process.cwd());
const dataOf = (changed: Content) => pageData(changed, fakePictures(content), experience, "en");

test("without the figures of the climate there is no section about the months", () => {
  expect(dataOf(content).whenToCome?.seasons).toHaveLength(4);
  expect(dataOf({ ...content, climate: undefined }).whenToCome).toBeUndefined();
});

test("without the months of the pool neither its row nor its legend is there", () => {
  if (!content.facts.pool) throw new Error("no pool");
  const { openMonths: _, ...pool } = content.facts.pool;
  const { whenToCome } = dataOf({ ...content, facts: { ...content.facts, pool } });
  expect(whenToCome?.names).toEqual(["By day", "Sea", "Light"]);
  expect(whenToCome?.legend).toBeUndefined();
  expect(dataOf(content).whenToCome?.legend).toBe("Pool open");
});

test("the carousel begins on the vineyard, since the pictures below are not shown twice at first", () => {
  const { photos } = dataOf(content).set ?? { photos: [] };
  expect(photos[Math.floor(photos.length / 2)]?.id).toBe("experience-12");
});
