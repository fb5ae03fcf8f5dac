import { beforeAll, expect, test } from "vitest";
import { content as legalNotes } from "../../src/pages/legal-notes/legal-notes.content.ts";
import { type Lang, localizedPath } from "../../src/site/site-map/languages.ts";
import { keyName } from "./faults.ts";
import { type Content, loadContent, pageText } from "./load.ts";

// The rules of the demo's own texts; an owner's may break them without stopping the build.

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

/** The texts that hold what they should not, by language and key. */
function breaking(rule: RegExp, langs: Lang[] = ["en", "it"]): string[] {
  return langs.flatMap((lang) =>
    texts
      .filter((text) => !text[lang].startsWith("https:") && rule.test(text[lang]))
      .map(({ key }) => `${lang} ${key}`),
  );
}

test("both languages have one tree of some 700 texts", () => {
  expect(texts.length).toBeGreaterThan(700);
});

test("quotation marks and apostrophes are curly, dashes and spaces those of the style", () => {
  expect(breaking(/['"]/)).toEqual([]);
  expect(breaking(/\u2014|\.\.\.| {2}|!/)).toEqual([]);
  expect(breaking(/^\s|\s$/)).toEqual([]);
});

test("no figure is parted from its unit", () => {
  expect(breaking(/(\d|\}) (m²|m|km|cm|min|h|€)(?!\p{L})/u)).toEqual([]);
  expect(breaking(/\b(artt?\.|lett\.|par\.) /, ["it"])).toEqual([]);
  expect(breaking(/\bArticles? \d/, ["en"])).toEqual([]);
});

test("both languages link to the same and mark as much in bold", () => {
  const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
  const bold = (text: string) => text.split("**").length;
  for (const { key, en, it } of texts) {
    expect(links(it), key).toEqual(links(en));
    expect(bold(it), key).toBe(bold(en));
  }
});

test("the legal notes hold the four duties and both links", () => {
  for (const lang of ["en", "it"] as const) {
    const { sections } = pageText(content, legalNotes, lang);
    const body = (id: string) => JSON.stringify(sections.find((each) => each.id === id)?.body);
    expect(body("liability").match(/"tag":"li"/g)).toHaveLength(4);
    expect(body("personalData")).toContain(`"${localizedPath("/privacy-policy", lang)}"`);
    expect(body("commercialConditions")).toContain('"/pdf/Condizioni_Commerciali.pdf"');
  }
});

test("no photograph stands twice on a page outside its carousels", () => {
  for (const page of Object.values(content.slots)) {
    const photos = Object.values(page);
    expect(new Set(photos).size).toBe(photos.length);
  }
});

test("a menu word has five letters of which two can be lit", () => {
  for (const lang of ["en", "it"] as const) {
    const { villa, interior, experience, about, contacts, booking } =
      content.texts[lang].shared.navbar;
    for (const word of [villa, interior, experience, about, contacts, booking]) {
      expect(word.length).toBeGreaterThanOrEqual(5);
    }
  }
});
