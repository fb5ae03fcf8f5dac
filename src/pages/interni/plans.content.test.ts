import { beforeAll, expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import type { Drawing } from "../../drawings/drawing.ts";
import type { Facts } from "../../site/content/facts.ts";
import { content as interni } from "./interni.content.ts";
import { planFaults } from "./plans.content.ts";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

function plansWith(change: Partial<Facts>) {
  const other = { ...content, facts: { ...content.facts, ...change } };
  return dataOf(other, interni, "it").plans;
}

function textsOf({ text, children = [] }: Drawing): string[] {
  return text === undefined ? children.flatMap(textsOf) : [text];
}

test("each storey has its plan, and its rooms by home", () => {
  const { storeys = [] } = plansWith({}) ?? {};
  expect(storeys.map(({ key, title }) => [key, title])).toEqual([
    ["ground", "Piano terra"],
    ["first", "Primo piano"],
  ]);
  expect(storeys[1]?.homes.map(({ name, area, label }) => [name, area, label])).toEqual([
    ["Sunny Hills", "53\u00A0m²", "Sunny Hills, 53\u00A0m²"],
    ["Olive Grove", "31\u00A0m²", "Olive Grove, 31\u00A0m²"],
    ["In comune", undefined, undefined],
  ]);
  expect(storeys[0]?.homes[0]?.rooms[0]).toEqual([
    "1",
    "Camera matrimoniale sotto la volta a stella",
    "15\u00A0m²",
  ]);
  expect(storeys[0]?.homes[1]?.rooms.at(-1)).toEqual(["10", "Scala esterna alla terrazza"]);
});

test("north, pool and scale are written in the language of the page", () => {
  const { storeys = [] } = plansWith({}) ?? {};
  const [ground] = storeys;
  expect(ground && textsOf(ground.drawing).slice(-3)).toEqual(["N", "5\u00A0m", "Piscina"]);
  expect(JSON.stringify(storeys)).not.toContain("data-text");
});

test("a storey or a room without a text, and a storey or a number that stands there twice, are faults", () => {
  const room = { number: 1, room: "cellar", home: "shared" as const };
  const plan = { key: "ground" as const, file: "a.svg", scaleMetres: 5, rooms: [room, room] };
  expect(
    planFaults(
      [plan, { ...plan, rooms: [] }, { ...plan, key: "attic", rooms: [] }],
      { floors: { ground: "Ground floor" }, rooms: { constructor: "" } },
      "en/interni.json",
    ).map(({ code, file, path }) => [code, file, path.join(".")]),
  ).toEqual([
    ["missing", "en/interni.json", "plans.rooms.cellar"],
    ["missing", "en/interni.json", "plans.rooms.cellar"],
    ["twice", "facts.json", "plans.0.rooms.1.number"],
    ["twice", "facts.json", "plans.1.key"],
    ["missing", "en/interni.json", "plans.floors.attic"],
  ]);
});
