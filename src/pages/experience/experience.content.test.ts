import { expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import { content as experience } from "./experience.content.ts";

const content = await loadContent(process.cwd());
const experienceOf = (changed: Content) => dataOf(changed, experience);

test("without the figures of the climate there is no section about the months", () => {
  expect(experienceOf(content).whenToCome?.seasons).toHaveLength(4);
  expect(experienceOf({ ...content, climate: undefined }).whenToCome).toBeUndefined();
});

test("without the months of the pool neither its row nor its legend is there", () => {
  if (!content.facts.pool) throw new Error("no pool");
  const { openMonths: _, ...pool } = content.facts.pool;
  const { whenToCome } = experienceOf({ ...content, facts: { ...content.facts, pool } });
  expect(whenToCome?.names).toEqual(["Light", "By day", "Sea"]);
  expect(whenToCome?.legend).toBeUndefined();
  expect(experienceOf(content).whenToCome?.legend).toBe("Pool open");
});
