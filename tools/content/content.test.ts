import { beforeAll, expect, test } from "vitest";
import type { DemoLang } from "../../tests/support/addresses.ts";
import { type Content, loadContent } from "./load.ts";
import { keyName } from "./values.ts";

// Rules of the demo's texts only; an owner's texts may break them without stopping the build.

type Text = { key: string; en: string; it: string };

let content: Content;
let texts: Text[];

beforeAll(async () => {
  content = await loadContent(process.cwd());
  texts = pairs(content.files.en, content.files.it, []);
});

function pairs(en: unknown, it: unknown, path: PropertyKey[]): Text[] {
  if (typeof en === "string" || typeof it === "string") {
    return [{ key: keyName(path), en: String(en), it: String(it) }];
  }
  const keys = Object.keys(en as object);
  expect(keys, keyName(path)).toEqual(Object.keys(it as object));
  return keys.flatMap((key) =>
    pairs(Reflect.get(en as object, key), Reflect.get(it as object, key), [...path, key]),
  );
}

function breaking(rule: RegExp, langs: DemoLang[] = ["en", "it"]): string[] {
  return langs.flatMap((lang) =>
    texts
      .filter((text) => !text[lang].startsWith("https:") && rule.test(text[lang]))
      .map(({ key }) => `${lang} ${key}`),
  );
}

test("both languages have the same several hundred texts", () => {
  expect(texts.length).toBeGreaterThan(500);
});

test("texts have curly quotes and apostrophes, and no em dashes, double spaces or exclamation marks", () => {
  expect(breaking(/['"]/)).toEqual([]);
  expect(breaking(/\u2014|\.\.\.| {2}|!/)).toEqual([]);
  expect(breaking(/^\s|\s$/)).toEqual([]);
});

test("a number and its unit stay on one line", () => {
  expect(breaking(/(\d|\}) (m²|m|km|cm|min|h|€)(?!\p{L})/u)).toEqual([]);
  expect(breaking(/\b(artt?\.|lett\.|par\.) /, ["it"])).toEqual([]);
  expect(breaking(/\bArticles? \d/, ["en"])).toEqual([]);
});

test("both languages have the same links and as many bold words", () => {
  const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
  const bold = (text: string) => text.split("**").length;
  for (const { key, en, it } of texts) {
    expect(links(it), key).toEqual(links(en));
    expect(bold(it), key).toBe(bold(en));
  }
});

test("the banner asks in few words, and in Italian that all can read", () => {
  const text = (lang: DemoLang) => content.texts[lang]?.shared.consent.banner.text ?? "";
  for (const lang of ["en", "it"] as const)
    expect(
      text(lang)
        .split(/(?<=[.?])\s/)[0]
        ?.split(/\s/).length,
    ).toBeLessThan(15);
  const count = (part: RegExp) => text("it").match(part)?.length ?? 0;
  // Gulpease, https://it.wikipedia.org/wiki/Indice_Gulpease
  const index = 89 + (300 * count(/[.?]/g) - 10 * count(/\p{L}/gu)) / count(/\p{L}+/gu);
  expect(index).toBeGreaterThanOrEqual(60);
});
