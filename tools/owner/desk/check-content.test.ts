import { expect, test } from "vitest";
import type { KeyPath, Problem } from "../../../src/site/content/problem.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { sentencesOf } from "../../content/problems/report.ts";
import { valueAt } from "../../content/values.ts";
import { addedProblems } from "./check-content.ts";

const { texts } = new TestHouse().house;

function listsIn(value: unknown, path: KeyPath = []): KeyPath[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 1 ? [path, ...inner] : inner;
}

const lists = [...texts]
  .filter(([file]) => file.endsWith(".json"))
  .flatMap(([file, bytes]) => listsIn(JSON.parse(String(bytes))).map((path) => ({ file, path })));

type List = (typeof lists)[number];

/** The house with a list changed, and a fault at the entries of these indexes. */
function houseWith({ file, path }: List, change: (list: unknown[]) => void, ...faults: number[]) {
  const json = { root: JSON.parse(String(texts.get(file))) };
  const list = valueAt(json, ["root", ...path]) as unknown[];
  change(list);
  const problems = faults.map((index): Problem => {
    const entry = list[index];
    const key = typeof entry === "object" && entry ? Object.keys(entry).slice(0, 1) : [];
    return { code: "empty", file, path: [...path, index, ...key], values: {} };
  });
  return { problems, house: { texts: new Map([[file, Buffer.from(JSON.stringify(json.root))]]) } };
}

const same = () => {};
const added = { key: "other", title: "Other" };

function rewrite(list: unknown[]) {
  const [, entry] = list;
  if (Array.isArray(entry)) list[1] = [...entry, "other"];
  else list[1] = typeof entry === "object" ? { ...entry, key: "other" } : `${entry} other`;
}

test.each([
  ["as it was", same, 1],
  ["swapped", (list) => list.unshift(...list.splice(1, 1)), 0],
  ["after one is deleted", (list) => list.shift(), 0],
  ["after one is inserted", (list) => list.unshift(added), 2],
  ["beside one that is changed", (list) => list.splice(0, 1, added), 1],
  ["changed itself", rewrite, 1],
] satisfies [string, (list: unknown[]) => unknown, number][])(
  "a standing fault of an entry is nothing new: %s, in each list of the house",
  (_, change, index) => {
    expect(lists.length).toBeGreaterThan(150);
    for (const list of lists) {
      const after = houseWith(list, change, index);
      expect(addedProblems(houseWith(list, same, 1), after, [list.file]), list.file).toEqual([]);
    }
  },
);

test("a fault of another entry, or one more, is new in each list", () => {
  for (const list of lists) {
    const [first, second] = valueAt(
      JSON.parse(String(texts.get(list.file))),
      list.path,
    ) as unknown[];
    if (JSON.stringify(first) === JSON.stringify(second)) continue;
    const before = houseWith(list, same, 1);
    expect(addedProblems(before, houseWith(list, same, 0), [])).toHaveLength(1);
    expect(addedProblems(before, houseWith(list, same, 0, 1), [])).toHaveLength(1);
  }
});

test("what a fault of the changed file had hidden is nothing new where its value stands as it was", () => {
  const at = (file: string, path: KeyPath): Problem => ({ code: "empty", file, path, values: {} });
  const before = { problems: [at("facts.json", ["contact", "phone"])], house: { texts } };
  const texted = [at("en/home.json", ["title"]), at("facts.json", ["villa", "vat"])];
  const after = { problems: texted, house: { texts } };
  expect(addedProblems(before, after, ["facts.json"])).toEqual([]);
  expect(addedProblems(before, after, ["it/home.json"])).toEqual(texted);
});

test("of many faults ten are said, of each kind one at least, and how many more there are", () => {
  const many = (code: "empty" | "file-missing", count: number) =>
    Array.from({ length: count }, (_, index): Problem => {
      return { code, file: `en/${index}.json`, path: ["title"], values: {} };
    });
  const house = { name: "content", texts };
  const said = sentencesOf([...many("empty", 253), ...many("file-missing", 1)], house, "en", 10);
  expect(said).toHaveLength(11);
  expect(said[9]).toBe("and 244 more of this kind");
  expect(said[10]).toContain('content/en/0.json: "title": ');
  expect(sentencesOf(many("empty", 10), house, "it", 10).at(-1)).toMatch(/^content\/en\/9\.json/);
});
