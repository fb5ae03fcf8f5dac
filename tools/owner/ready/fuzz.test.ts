import { expect, test } from "vitest";
import type { Problem } from "../../../src/site/content/problem.ts";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { conditionsPdf } from "../../build/conditions-pdf/conditions-pdf.ts";
import { pageData, siteData } from "../../build/pages/page-data.ts";
import { ownerLanguages } from "../../content/owner-language.ts";
import { ContentError } from "../../content/problems/report.ts";
import { say } from "../../content/problems/say.ts";
import { keyName } from "../../content/values.ts";

// `npm run fuzz` tries every key removed, emptied and retyped, `npm test` a sample.

type Path = (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [];
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const inner = [...path, key];
    return [inner, ...pathsIn(Reflect.get(value, key), inner)];
  });
}

function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return typeof value === "object" ? {} : null;
}

function retyped(value: unknown): unknown {
  if (typeof value === "string") return 5;
  if (Array.isArray(value)) return { a: "b" };
  return typeof value === "object" ? "text" : [value];
}

const ways = {
  removed: undefined,
  emptied,
  retyped,
  enlarged: (value: unknown) => (typeof value === "string" ? value.repeat(99) : 1e9),
};

const files = new TestHouse().house.paths.filter((path) => path.endsWith(".json"));

/** In an order by which a sample takes from everywhere. */
const changes = files.flatMap((file) =>
  pathsIn(JSON.parse(String(new TestHouse().house.texts.get(file)))).flatMap((path) =>
    Object.entries(ways).map(([way, change]) => ({ file, path, way, change })),
  ),
);
/** A prime, so that a sample walks through files, keys and ways. */
const step = process.env.FUZZ === "all" ? 1 : 397;

const programs = /undefined|\[object|NaN|ZodError|Invalid input|expected string/;

test("a file of the house with any key removed, emptied or of another kind is built or named", async () => {
  const wrong: string[] = [];
  const outcomes = { built: 0, named: 0 };
  for (const [at, { file, path, way, change }] of changes.entries()) {
    if (at % step > 0) continue;
    const house = new TestHouse();
    house.edit(file, (json) => {
      const last = path.at(-1) ?? "";
      const group = path.slice(0, -1).reduce((inner, key) => inner[key], json);
      if (change) group[last] = change(group[last]);
      else Array.isArray(group) ? group.splice(Number(last), 1) : delete group[last];
    });
    const complain = (what: unknown) => wrong.push(`${file}: ${keyName(path)} ${way}: ${what}`);
    // nothing that a program says of itself, and no name left in braces
    const check = (problems: readonly Problem[]) => {
      for (const problem of problems)
        for (const lang of ownerLanguages) {
          const { where, what, why } = say(problem, house.house, lang);
          if (programs.test(`${where} ${what} ${why}`)) complain(what);
        }
    };
    try {
      const content = await house.content();
      outcomes.built += 1;
      check(content.warnings);
      const pictures = fakePictures(content);
      for (const lang of content.settings.languages) {
        siteData(content, lang);
        for (const page of content.definitions.values()) pageData(content, pictures, page, lang);
      }
      if (file.includes("conditions")) await conditionsPdf(content);
    } catch (error) {
      if (!(error instanceof ContentError)) {
        complain(error);
        continue;
      }
      outcomes.named += 1;
      check(error.problems);
    }
  }
  console.info(outcomes);
  expect(wrong).toEqual([]);
}, 3_600_000);
