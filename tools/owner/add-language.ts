import { readFileSync } from "node:fs";
import { readFile, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pluralForm } from "../../src/modules/message-format.ts";
import { formats } from "../../src/site/content/formats.ts";
import {
  type LanguageRow,
  languageCodes,
  wordsFile,
} from "../../src/site/content/language-files.ts";
import { characterFaults } from "../content/character-faults.ts";
import { filesBelow } from "../content/files/files-below.ts";
import { type House, jsonIn, readHouse, textIn } from "../content/house.ts";
import { checkContent } from "../content/load.ts";
import { textFile, writtenIn } from "../content/own-pages.ts";
import type { OwnerLanguage } from "../content/owner-language.ts";
import { completed } from "../content/translations.ts";
import { isGroup, stringsIn, sum, valueAt } from "../content/values.ts";
import { houseWith } from "./desk/check-content.ts";
import { editJson } from "./desk/edit-json.ts";
import { type Change, versionOf, writeWhole } from "./desk/write-whole.ts";
import lawFiles from "./new-house/law-files.json" with { type: "json" };
import { draftFile, hasHouse } from "./new-house/placeholders.ts";
import { languageName, OwnerError, type Sentence, say } from "./words.ts";

/**
 * Takes what was kept of the language, else the drafts that it has and copies of the other texts of the
 * first one, all or none; makes its file of the site's own words where there is none.
 * @throws OwnerError when there can be no such language, or the house has all its texts already
 * @throws ContentError when the house has faults
 */
export async function addLanguage(root: string, asked: string | undefined): Promise<Sentence> {
  const lang = canonicalTag(asked ?? "");
  const words = languageCodes.some((each) => each === lang) ? undefined : await newWords(lang);
  if (!hasHouse(root)) throw new OwnerError("newLanguage.noHouse");
  const house = await readHouse(root);
  const { settings, texts } = await checkContent(house);
  const { languages, draft } = settings;
  const [first] = languages;
  const isThere = languages.some((each) => each === lang);
  const isWhole = writtenIn(house, first).every(({ name }) =>
    house.paths.includes(textFile(lang, name)),
  );
  if (isThere && isWhole) throw new OwnerError("newLanguage.there", { lang });

  const folder = join(root, "content", asideOf(lang));
  const kept = await filesBelow(folder).catch(() => []);
  const laws = lawFiles.filter((name) => !house.paths.includes(textFile(lang, name)));
  const hasLaw = kept.length === 0 && laws.some((name) => draftFile(`${lang}/${name}.json`));
  const changes = new Map<string, Change>([
    ...writtenIn(house, first)
      .filter(({ file }) => house.paths.includes(file))
      .map(({ name, file }) => {
        const text = withDrafts(textIn(house, file) ?? "", name, [first, "en"], lang);
        return written(`content/${textFile(lang, name)}`, withFormsOf(text, first, lang));
      }),
    ...captionsWith(house, (each) => ({
      [lang]: withFormsOf(String(each[first] ?? ""), first, lang),
      ...each,
    })),
    ...(words ? [written(`src/words/${lang}.json`, words)] : []),
  ]);
  let place = languages.length;
  let lines = draft;
  for (const path of kept) {
    const bytes = await readFile(join(folder, path));
    if (path === "settings.json") {
      const before = JSON.parse(bytes.toString());
      place = before.languages.indexOf(lang);
      lines = draft.filter((line) => line !== before.told);
    }
    changes.set(...written(`content/${path}`, bytes));
    changes.set(...removed(`content/${asideOf(lang)}/${path}`, bytes));
  }
  // texts that are there already stay
  for (const path of house.paths) {
    if (changes.get(`content/${path}`)?.version === undefined) changes.delete(`content/${path}`);
  }
  const settled = settingsOf(house, {
    languages: isThere
      ? languages
      : [...languages.slice(0, place), lang, ...languages.slice(place)],
    ...(draft.length > 0 && { draft: lines }),
    ...(hasLaw && { draft: [...new Set([...draft, "draft-law"])] }),
  });
  changes.set(...settled);
  await writeWhole(root, changes);
  // all that was kept is back
  await rm(folder, { recursive: true, force: true });
  await rmdir(dirname(folder)).catch(() => {});
  return (owner) => {
    const [language = "", from = ""] = [lang, first].map((each) => languageName(each, owner));
    if (kept.length > 0) return say("newLanguage.back", owner, { language });
    const said = [
      "newLanguage.added" as const,
      ...(texts[first].shared.navbar.url_amenitiz ? (["newLanguage.engine"] as const) : []),
      ...(words ? (["newLanguage.words"] as const) : []),
    ];
    return said.map((key) => say(key, owner, { language, from, lang })).join(" ");
  };
}

/** What is still a draft of some languages, as the draft of another says it; her own words are copied. */
function withDrafts(text: string, name: string, from: readonly string[], to: string): string {
  const draftIn = (tag: string) => {
    const file = draftFile(`${tag}/${name}.json`);
    return file ? JSON.parse(readFileSync(file, "utf8")) : {};
  };
  const other = draftIn(to);
  const known = new Map(
    from.flatMap((tag) =>
      stringsIn(draftIn(tag)).map((each) => [each.text, valueAt(other, each.path)] as const),
    ),
  );
  // pages in Markdown have no drafts
  if (known.size === 0) return text;
  const texts = JSON.parse(text, (_, value) => known.get(value) ?? value);
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** Of forms for numbers that the other language has not so many of, those of one and of more are kept. */
export function withFormsOf(text: string, from: string, to: string): string {
  return text.replace(/\{([\w.]+)\|([^{}]*)\}/g, (written, name: string, forms: string) => {
    const all = forms.split("|");
    const one = pluralForm(1, all, from);
    const fits = one === undefined || pluralForm(0, all, to) !== undefined;
    return fits ? written : `{${name}|${one}|${all.at(-1)}}`;
  });
}

/** The site's own words in a language that has none: the English ones, marked as waiting. @throws OwnerError */
export async function newWords(asked: string): Promise<string> {
  const known = languageCodes.join(", ");
  const tag = canonicalTag(asked);
  // what is no tag at all has no parts
  if (!formats.languageTag.test(tag)) throw new OwnerError("newLanguage.which", { known });
  const { language, region = "", script } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames(tag, { type: "language", fallback: "none" }).of(language);
  if (!name) throw new OwnerError("newLanguage.which", { known });
  const named = { language: (owner: OwnerLanguage) => languageName(tag, owner) };
  if (rightToLeft.test(script ?? "")) throw new OwnerError("newLanguage.rightToLeft", named);
  const currencies = new Intl.DisplayNames(tag, { type: "currency" });
  const letters = Intl.supportedValuesOf("currency").map((code) => currencies.of(code));
  const text = `${name}${letters.join("")}`.replace(/\P{L}/gu, "");
  const lacking = (await characterFaults([{ file: "", path: [], text }])).length > 0;
  if (lacking) throw new OwnerError("newLanguage.letters", named);
  const row: LanguageRow = {
    name: name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1),
    locale: tag.includes("-") ? tag : `${language}-${region}`,
    countries: [region],
  };
  const { language: _, ...english } = wordsFile("en");
  const waiting = JSON.parse(JSON.stringify(english), (_key, value) =>
    typeof value === "string" ? `[en:${value}]` : value,
  );
  const json = JSON.stringify({ language: row, ...waiting }, null, 2);
  return `${json.replace(/\[\s*("\w+")\s*\]/, "[$1]")}\n`;
}

/** Scripts by ISO 15924. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** `de` for `DE`; what is no tag stays as it is. */
export function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/**
 * Takes a language off the site; its files are kept aside. Where it was the first, the next one gets the
 * texts that it alone had, as they are.
 * @throws OwnerError when the house has not this language, or no other
 * @throws ContentError when the house has faults
 */
export async function removeLanguage(
  root: string,
  asked: string | undefined,
  owner: OwnerLanguage,
): Promise<Sentence> {
  if (!hasHouse(root)) throw new OwnerError("newLanguage.noHouse");
  const house = await readHouse(root);
  const { settings: whole, copies } = await checkContent(house);
  const { languages, draft } = whole;
  const lang = languages.find((each) => each === canonicalTag(asked ?? ""));
  if (!lang) throw new OwnerError("newLanguage.notThere", { languages: languages.join(", ") });
  const [next, ...others] = languages.filter((each) => each !== lang);
  if (!next) throw new OwnerError("newLanguage.last");

  // the settings say at which place it stood
  const files = new RegExp(`^(${lang}/|pages/[^/]+/${lang}\\.md$|settings\\.json$)`);
  const aside = house.paths.flatMap((path): [string, Change][] => {
    const bytes = files.test(path) ? house.texts.get(path) : undefined;
    if (!(bytes instanceof Buffer)) return [];
    return [removed(`content/${path}`, bytes), written(`content/${asideOf(lang)}/${path}`, bytes)];
  });
  const { changes, counts } = handedOver(house, lang, languages[0] === lang ? next : undefined);
  // copies that nothing tells from texts of the next once the first is gone
  for (const { name, count, ...copy } of copies) {
    if (copy.lang !== next || copy.from !== lang || languages[0] !== lang || !count) continue;
    const file = name.endsWith(".json") ? name : textFile(next, name);
    counts.set(file, (counts.get(file) ?? 0) + count);
  }
  const left = [...counts].map(([file, count]) => `${file} (${count})`).join(", ");
  const count = sum([...counts.values()]);
  const told = (to: OwnerLanguage) => {
    const [language = "", after = ""] = [lang, next].map((each) => languageName(each, to));
    return say("newLanguage.onlyThere", to, { count, language, next: after, left });
  };
  const settings = settingsOf(house, {
    languages: [next, ...others],
    ...(left && { draft: [...draft, told(owner)] }),
  });
  const [, kept] = settingsOf(house, { told: told(owner) });
  const all = new Map([...aside, ...changes, settings]);
  if (kept.bytes) all.set(...written(`content/${asideOf(lang)}/settings.json`, kept.bytes));
  const read = [...all].filter(([path]) => !path.startsWith("content/."));
  await checkContent(await houseWith(root, new Map(read)));
  await writeWhole(root, all);
  await rmdir(join(root, "content", lang)).catch(() => {});
  return (to) => {
    const values = { language: languageName(lang, to), lang, folder: `content/${asideOf(lang)}` };
    return `${say("newLanguage.removed", to, values)}${left && ` ${told(to)}`}`;
  };
}

/** Where the files of a language that was taken off wait; nothing reads them there. */
const asideOf = (lang: string) => `.languages/${lang}`;

/** What the first language alone has, for the one that comes after it, and how many texts by file. */
function handedOver(house: House, lang: string, next: string | undefined) {
  const counts = new Map<string, number>();
  if (!next) return { changes: [], counts };
  const count = (file: string) => counts.set(file, (counts.get(file) ?? 0) + 1);
  const there = writtenIn(house, lang).filter(({ file }) => house.paths.includes(file));
  const texts = there.flatMap(({ name, file, value }): [string, Change][] => {
    const to = textFile(next, name);
    if (!house.paths.includes(to)) {
      count(to);
      return [written(`content/${to}`, house.texts.get(file))];
    }
    // Markdown is handed over whole
    if (!to.endsWith(".json")) return [];
    const texts: unknown = JSON.parse(withFormsOf(JSON.stringify(value), lang, next));
    const whole = (own: unknown) =>
      isGroup(texts) && isGroup(own) ? completed(texts, own, () => count(to)) : own;
    return [edited(house, to, whole)];
  });
  const captions = captionsWith(house, (each, path) => {
    if (each[next]) return each;
    count(path);
    return { ...each, [next]: each[lang] };
  });
  const changes = [...texts, ...captions].filter(([path]) => counts.has(path.slice(8)));
  return { changes, counts };
}

type Caption = Record<string, unknown>;

function captionsWith(house: House, change: (caption: Caption, path: string) => Caption) {
  const paths = house.paths.filter((path) => path.endsWith("/captions.json"));
  return paths.map((path) =>
    edited(house, path, (list) =>
      Array.isArray(list) ? list.map((each) => (isGroup(each) ? change(each, path) : each)) : list,
    ),
  );
}

function settingsOf(house: House, values: object): [string, Change] {
  return edited(house, "settings.json", (all) => ({ ...Object(all), ...values }));
}

function edited(house: House, file: string, change: (value: unknown) => unknown): [string, Change] {
  const bytes = Buffer.from(house.texts.get(file) ?? "");
  const text = editJson(textIn(house, file) ?? "", change(jsonIn(house, file).value));
  return [`content/${file}`, { bytes: Buffer.from(text), version: versionOf(bytes) }];
}

function written(path: string, content: Buffer | string = ""): [string, Change] {
  return [path, { bytes: Buffer.from(content), version: undefined }];
}

function removed(path: string, bytes: Buffer): [string, Change] {
  return [path, { bytes: null, version: versionOf(bytes) }];
}
