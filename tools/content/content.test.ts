import { expect, test } from "vitest";
import type { Words } from "../../src/site/content/language-files.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import de from "../../src/words/de.json" with { type: "json" };
import en from "../../src/words/en.json" with { type: "json" };
import fr from "../../src/words/fr.json" with { type: "json" };
import it from "../../src/words/it.json" with { type: "json" };
import type { DemoLang } from "../../tests/support/addresses.ts";
import { loadContent } from "./load.ts";
import { keyName, stringsIn } from "./values.ts";

// Rules of the demo's texts only; an owner's texts may break them without stopping the build.

type Text = { key: string; en: string; it: string };

const content = await loadContent(".");
const texts = pairs(content.files.en, content.files.it, []);

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

test.each<[fault: string, RegExp, DemoLang[]?]>([
  ["a straight quote or apostrophe", /['"]/],
  ["an em dash, three points, double space or exclamation mark", /\u2014|\.\.\.| {2}|!/],
  ["a space at an end", /^\s|\s$/],
  ["a break after an Italian article", /\b(artt?\.|lett\.|par\.) /, ["it"]],
  ["a break after an English article", /\bArticles? \d/, ["en"]],
])("no text has %s", (_, rule, langs) => {
  expect(breaking(rule, langs)).toEqual([]);
});

test("both languages have the same links and as many bold words", () => {
  const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
  const bold = (text: string) => text.split("**").length;
  for (const { key, en, it } of texts) {
    expect(links(it), key).toEqual(links(en));
    expect(bold(it), key).toBe(bold(en));
  }
});

test.each(["en", "it"] as const)("the banner asks in few words, in %s", (lang) => {
  const [first = ""] = content.texts[lang].shared.consent.banner.text.split(/(?<=[.?])\s/);
  expect(first.split(/\s/).length).toBeLessThan(15);
});

/** The compiler compares them too. */
const shipped = { en, it, de, fr } satisfies Record<Lang, Words>;

const keysOf = (words: Words) =>
  stringsIn({ ...words, language: {} }).map(
    // `{toDay}` is the day of `{to}` with its weekday, where a language needs one
    ({ path, text }) =>
      `${path.join(".")} ${(text.match(/\{[^}|]*?(?=Day\}|[}|])/g) ?? []).sort().join(" ")}`,
  );

test.each(Object.entries(shipped))(
  "the words of %s have the keys and the names in braces of English",
  (_lang, words) => {
    expect(keysOf(words)).toEqual(keysOf(en));
  },
);
