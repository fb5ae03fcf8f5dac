import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { langs } from "../../tests/support/addresses.ts";
import { editBoth, editedContent } from "../../tests/support/draw-page.tsx";
import { drawnPages } from "../../tests/support/drawn-pages.ts";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import type { TestHouse } from "../../tests/support/test-house.ts";
import { siteFiles } from "../../tools/build/head/site-files.ts";
import type { Content } from "../../tools/content/load.ts";

// Every optional fact given, absent and of another value: what the house has not, nothing mentions.

function wordsOf(html: string): string {
  const spoken = html.matchAll(/ (?:alt|title|content|aria-label|placeholder)="([^"]*)"/g);
  const text = html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, " ");
  return [text, ...[...spoken].map(([, words]) => words)].join("\n");
}

async function saidBy(content: Content): Promise<string> {
  const said: string[] = [];
  for await (const { html, head } of drawnPages(content)) {
    const page = html as string | { html: string };
    said.push(wordsOf(`${typeof page === "string" ? page : page.html} ${head}`));
  }
  for (const lang of langs) said.push(JSON.stringify(content.files[lang]["commercial-conditions"]));
  const request = { content, pictures: fakePictures(content), root: ".", builtAt: new Date() };
  for (const [path, file] of await siteFiles(request)) {
    // the addresses of photographs are those of their folders
    if (path !== "/sitemap.xml") said.push(file);
  }
  return said.join("\n").replaceAll("\u00a0", " ");
}

type Case = {
  /** A fact and what is done to it. */
  state: string;
  /** By file and key, as `TestHouse.set` takes them. */
  values: Record<string, unknown>;
  remove?: string[];
  services?: string[];
  /** Patterns. */
  unsaid: string;
  said?: string | string[];
};
const cases: Case[] = JSON.parse(readFileSync("src/pages/three-states.cases.json", "utf8"));

function withoutServices(house: TestHouse, keys: string[]): void {
  type Keyed = { key?: string; id?: string };
  const stays = ({ key, id = key }: Keyed) => !keys.includes(id ?? "");
  house.edit("facts.json", (facts) =>
    Object.assign(facts, { services: facts.services.filter(stays) }),
  );
  editBoth(house, "about", ({ services }) => {
    services.items = services.items.filter(stays);
  });
  house.edit("photos/slots.json", ({ about }) => {
    for (const [slot, { entry }] of Object.entries<{ entry?: string }>(about)) {
      if (entry && keys.includes(entry)) delete about[slot];
    }
  });
}

function change(house: TestHouse, { values, remove = [], services = [] }: Case): void {
  for (const [where, value] of Object.entries(values)) house.set(where, value);
  for (const file of remove) {
    house.remove(file);
    // a photograph of another set takes the place on a page
    const photo = new RegExp(`"${file.replace("photos/", "")}/\\d+"`, "g");
    house.edit("photos/slots.json", (slots) =>
      Object.assign(slots, JSON.parse(JSON.stringify(slots).replace(photo, '"villa/03"'))),
    );
  }
  withoutServices(house, services);
}

const patternOf = ({ unsaid }: Case) => new RegExp(unsaid, "gi");

test("what the demo has is said", async () => {
  const said = await saidBy(await editedContent(() => {}));
  const silent = cases.filter((each) => !patternOf(each).test(said));
  expect(silent.map(({ state }) => state)).toEqual([]);
  // nor anything that it has not
  expect(said).not.toMatch(/for final cleaning|once for each home|A pet costs|tax is|CleaningFee/);
});

// few houses, since each draws every page; facts whose words stand near each other are in different ones
const houses = new Map<number, typeof cases>();
for (const [index, row] of cases.entries()) {
  const house = row.state.endsWith("absent") ? index % 2 : 2 + (index % 2);
  houses.set(house, [...(houses.get(house) ?? []), row]);
}

const named = [...houses.values()].map((rows) => [rows.map(({ state }) => state), rows] as const);

test.each(named)("%s: nothing says otherwise", async (_names, rows) => {
  const content = await editedContent((house) => {
    // what photographs show is the owner's to say
    for (const set of "villa apartment-1 apartment-2 apartment-3 experience pool".split(" "))
      house.edit(`photos/${set}/captions.json`, (captions) => {
        for (const [index, caption] of captions.entries())
          Object.assign(caption, { en: `Picture ${index}`, it: `Immagine ${index}` });
      });
    for (const row of rows) change(house, row);
  });
  const said = await saidBy(content);
  const found = rows.flatMap((row) => [
    ...[...said.matchAll(patternOf(row))].map(
      ({ index }) => `${row.state}: ${said.slice(Math.max(0, index - 60), index + 60)}`,
    ),
    ...[row.said ?? []]
      .flat()
      .filter((pattern) => !new RegExp(pattern).test(said))
      .map((pattern) => `${row.state}: ${pattern} is missing`),
  ]);
  expect([...new Set(found)]).toEqual([]);
  expect(/undefined|\bNaN\b|\{[?!/]\w/.exec(said)).toBeNull();
});
