import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { AnyPage } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { byLanguage, type Lang } from "../../src/site/site-map/languages.ts";
import { langs } from "../../tests/support/addresses.ts";
import { drawnPages } from "../../tests/support/drawn-pages.ts";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import { conditionsPdf } from "../build/conditions-pdf/conditions-pdf.ts";

import { contentCss } from "../build/content-css.ts";

import { siteFiles } from "../build/head/site-files.ts";
import { serviceOrigins } from "../build/hosting/write-hosting.ts";
import { siteCards } from "../build/social.ts";
import { fillFacts } from "./braces.ts";
import { contentWarnings, contradictions } from "./cross-checks.ts";
import { checkPlans } from "./drawings/drawing-checks.ts";
import { factWriter } from "./fact-writer.ts";
import { type Content, loadContent } from "./load.ts";
import { checkPhotoSets } from "./photographs/photo-sets.ts";

/** Keys that were read, as `file: key`, without indexes: one read entry counts for its whole list. */
const read = new Set<string>();

/** A proxy of a value that records every text, number and boolean that is read from it. */
function watch<Value>(value: Value, file: string, path: string[] = []): Value {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || typeof found === "function") return found;
      const below = Array.isArray(target) ? path : [...path, key];
      if (typeof found === "object") return watch(found, file, below);
      read.add(`${file}: ${below.join(".")}`);
      return found;
    },
  });
}

/** Key paths of all texts, numbers and booleans of a file. */
function keysOf(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, path));
  if (typeof value !== "object" || value === null) return [path.join(".")];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, [...path, key]));
}

/** A page whose texts record what is read of them. */
function watchPage<Data>(page: AnyPage<Data>): AnyPage<Data> {
  const shape = page.text;
  if (!shape) return page;
  return {
    ...page,
    text: (kinds) => shape(kinds).transform((texts) => watch(texts, `${page.name}.json`)),
  };
}

function watchContent(content: Content): Content {
  const texts = (lang: Lang) => {
    const { shared, meta, conditions } = content.texts[lang];
    const groups = Object.entries(shared).map(([name, group]) => [
      name,
      watch(group, `${name}.json`),
    ]);
    return {
      shared: Object.fromEntries(groups),
      meta: watch(meta, "meta.json"),
      conditions: watch(conditions, "commercial-conditions.json"),
    };
  };
  return {
    ...content,
    facts: watch(content.facts, "facts.json"),
    settings: watch(content.settings, "settings.json"),
    climate: watch(content.climate, "climate.json"),
    texts: byLanguage(langs, texts) as Content["texts"],
    definitions: new Map(
      [...content.definitions].map(([name, page]) => [name, watchPage(page)] as const),
    ),
  };
}

/** Fills the facts into all texts, which reads those that texts name. */
function fillTexts(facts: Facts): void {
  const files = readdirSync("demo", { recursive: true, encoding: "utf8" });
  for (const lang of langs) {
    const writer = factWriter(facts, { lang, locale: lang });
    for (const file of files.filter((name) => /^(en|it|photos)\W.*\.json$/.test(name))) {
      fillFacts(JSON.parse(readFileSync(join("demo", file), "utf8")), writer);
    }
  }
}

/** Renders every page in both languages, and makes every file that is generated from the content. */
async function makeAll(content: Content): Promise<void> {
  const pictures = fakePictures(content);
  for await (const page of drawnPages(content, watchPage)) expect(page.html).toBeDefined();
  await siteFiles({ content, pictures, root: ".", builtAt: new Date() });
  await conditionsPdf(content);
  fillTexts(content.facts);
  contentCss(content);
  const { languages } = content.settings;
  contradictions({ ...content, languages }, content.slots);
  contentWarnings({ ...content, languages }, content.slots);
  const photographs = { sets: content.facts.photoSets, languages, writers: undefined };
  checkPhotoSets(content.house, { ...photographs, mayStayBehind: false });
  checkPlans(content.house, content.facts);
  serviceOrigins(content, {});
  siteCards(content);
}

/** The sources that run in the page, for texts that are shown only after a press. */
const sources = ["src/components", "src/site", "src/app", "src/modules"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.content\.|^content\//.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);

/** Whether a shared text that is not rendered at first is read by a component, by its key and group. */
function isNamed(key: string): boolean {
  const [name = "", group] = key.split(".").reverse();
  const taken = (word: string) => new RegExp(`[.{,]\\s*${word}\\b|"${word}"`);
  return sources.some((code) => taken(name).test(code) && (!group || taken(group).test(code)));
}

const words: object = JSON.parse(readFileSync("src/words/en.json", "utf8"));
const sharedFiles = ["navbar", "footer", "consent", ...Object.keys(words)];

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
  await makeAll(watchContent(content));
  // every page in both languages, which a busy machine does not draw in ten seconds
}, 60_000);

test("every text is read by a page, a tool or a file made from it", () => {
  const files = [...Object.entries(content.files.en), ...Object.entries(words)];
  const unread = files.flatMap(([name, texts]) =>
    keysOf(texts)
      .filter((key) => !read.has(`${name}.json: ${key}`))
      .filter((key) => !sharedFiles.includes(name) || !isNamed(key))
      .map((key) => `${name}: "${key}" is read by nothing; use it or remove it`),
  );
  expect([...new Set(unread)]).toEqual([]);
});

test("every fact, setting and climate figure is read by a page, a tool or a file made from it", () => {
  const { facts, settings, climate } = content;
  const files = { "facts.json": facts, "settings.json": settings, "climate.json": climate };
  const unread = Object.entries(files).flatMap(([file, values]) =>
    keysOf(values)
      .filter((key) => !read.has(`${file}: ${key}`))
      .map((key) => `content/${file}: "${key}" is read by nothing; use it or remove it`),
  );
  expect([...new Set(unread)]).toEqual([]);
});
