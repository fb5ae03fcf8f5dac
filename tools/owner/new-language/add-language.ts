import { readFile, rmdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type LanguageRow,
  languageCodes,
  wordsFile,
} from "../../../src/site/content/language-files.ts";
import { characterFaults } from "../../content/character-faults.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { type Changes, type House, jsonIn, readHouse, textIn } from "../../content/house.ts";
import { checkContent } from "../../content/load.ts";
import { textFile, writtenIn } from "../../content/own-pages.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { completed } from "../../content/translations.ts";
import { isGroup } from "../../content/values.ts";
import { editJson } from "../desk/saving/edit-json.ts";
import { versionOf } from "../desk/saving/own-file.ts";
import { type Change, writeWhole } from "../desk/saving/write-whole.ts";
import { hasHouse } from "../new-house/write-house.ts";
import { languageName, OwnerError, type Sentence, say } from "../words/words.ts";

/**
 * Takes what was kept of the language, else copies of the texts of the first one, all or none; makes
 * its file of the site's own words where there is none.
 * @throws OwnerError when there can be no such language, or the house has it already
 * @throws ContentError when the house has faults
 */
export async function addLanguage(root: string, asked: string | undefined): Promise<Sentence> {
  const isKnown = languageCodes.some((each) => each === asked);
  const words = isKnown ? undefined : await newWords(asked);
  const lang = asked ?? "";
  if (!hasHouse(root)) throw new OwnerError("newLanguage.noHouse");
  const house = await readHouse(root);
  const { languages } = (await checkContent(house)).settings;
  const [first] = languages;
  if (languages.some((each) => each === lang)) throw new OwnerError("newLanguage.there", { lang });

  const kept = await keptFiles(root, lang);
  const back = kept.filter(({ path }) => !house.paths.includes(path));
  const there = [...house.paths, ...back.map(({ path }) => path)];
  const copies = writtenIn(house, first)
    .map(({ name, file }) => ({ from: file, to: textFile(lang, name) }))
    .filter(({ from, to }) => house.paths.includes(from) && !there.includes(to))
    .map(({ from, to }): [string, Change] => {
      const bytes = Buffer.from(house.texts.get(from) ?? "");
      return [`content/${to}`, { bytes, version: undefined }];
    });
  const captions = captionFiles(house).map((path) =>
    edited(house, path, (list) =>
      Array.isArray(list)
        ? list.map((each) => (isGroup(each) ? { [lang]: each[first], ...each } : each))
        : list,
    ),
  );
  await writeWhole(
    root,
    new Map([
      ...copies,
      ...back.map(({ path, bytes }): [string, Change] => [
        `content/${path}`,
        { bytes, version: undefined },
      ]),
      ...kept.map(({ from, bytes }): [string, Change] => [
        from,
        { bytes: null, version: versionOf(bytes) },
      ]),
      ...captions,
      settingsOf(house, { languages: [...languages, lang] }),
      ...(words
        ? [[`src/words/${lang}.json`, { bytes: Buffer.from(words), version: undefined }] as const]
        : []),
    ]),
  );
  return (owner) => {
    const [language = "", from = ""] = [lang, first].map((each) => languageName(each, owner));
    const added = say("newLanguage.added", owner, { language, from, lang });
    return words ? `${added} ${say("newLanguage.words", owner, { lang })}` : added;
  };
}

/** The site's own words in a language that has none: the English ones, marked as waiting. @throws OwnerError */
export async function newWords(asked: string | undefined): Promise<string> {
  const known = languageCodes.join(", ");
  const [tag] = canonical(asked);
  if (!tag || tag !== asked) throw new OwnerError("newLanguage.which", { known });
  const { language, region = "", script } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames(tag, { type: "language", fallback: "none" }).of(tag);
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

function canonical(tag = ""): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
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
  const { languages, draft } = (await checkContent(house)).settings;
  const lang = languages.find((each) => each === asked);
  if (!lang) throw new OwnerError("newLanguage.notThere", { languages: languages.join(", ") });
  const [next, ...others] = languages.filter((each) => each !== lang);
  if (!next) throw new OwnerError("newLanguage.last");

  const own = house.paths.filter(
    (path) => path.startsWith(`${lang}/`) || new RegExp(`^pages/[^/]+/${lang}\\.md$`).test(path),
  );
  const aside = own.flatMap((path): [string, Change][] => {
    const bytes = house.texts.get(path);
    if (!(bytes instanceof Buffer)) return [];
    return [
      [`content/${path}`, { bytes: null, version: versionOf(bytes) }],
      [`content/${asideOf(lang)}/${path}`, { bytes, version: undefined }],
    ];
  });
  const { changes, counts } = lang === languages[0] ? handedOver(house, lang, next) : nothing;
  const left = counts.map(([file, count]) => `${file} (${count})`).join(", ");
  const said = (to: OwnerLanguage) =>
    say("newLanguage.onlyThere", to, {
      count: counts.reduce((sum, [, count]) => sum + count, 0),
      language: languageName(lang, to),
      next: languageName(next, to),
      left,
    });
  const settings = settingsOf(house, {
    languages: [next, ...others],
    ...(left && { draft: [...draft, said(owner)] }),
  });
  const all = new Map([...aside, ...changes, settings]);
  const inHouse: Changes = new Map(
    [...all]
      .map(([path, { bytes }]) => [path.slice("content/".length), bytes] as const)
      .filter(([path]) => !path.startsWith(".")),
  );
  await checkContent(await readHouse(root, inHouse));
  await writeWhole(root, all);
  await rmdir(join(root, "content", lang)).catch(() => {});
  return (to) => {
    const values = { language: languageName(lang, to), lang, folder: `content/${asideOf(lang)}` };
    return [say("newLanguage.removed", to, values), left && said(to)].filter(Boolean).join(" ");
  };
}

/** Where the files of a language that was taken off wait; nothing reads them there. */
const asideOf = (lang: string) => `.languages/${lang}`;

async function keptFiles(root: string, lang: string) {
  const folder = join(root, "content", asideOf(lang));
  const files = await filesBelow(folder).catch(() => []);
  return Promise.all(
    files.map(async (path) => ({
      path,
      from: `content/${asideOf(lang)}/${path}`,
      bytes: await readFile(join(folder, path)),
    })),
  );
}

type HandedOver = { changes: [string, Change][]; counts: [file: string, count: number][] };
const nothing: HandedOver = { changes: [], counts: [] };

/** What the first language alone has, for the one that comes after it. */
function handedOver(house: House, lang: string, next: string): HandedOver {
  const counted = new Map<string, number>();
  const count = (file: string) => counted.set(file, (counted.get(file) ?? 0) + 1);
  const texts = writtenIn(house, lang).flatMap(({ name, file, value }): [string, Change][] => {
    const to = textFile(next, name);
    const text = textIn(house, to);
    if (text === undefined) {
      count(to);
      const bytes = Buffer.from(house.texts.get(file) ?? "");
      return [[`content/${to}`, { bytes, version: undefined }]];
    }
    if (file.endsWith(".md")) {
      const lines = headLines(textIn(house, file)).filter(
        ({ key }) => !headLines(text).some((each) => each.key === key),
      );
      if (lines.length === 0) return [];
      const whole = text.replace(
        /^---\s*?\n/,
        (start) => start + lines.map(({ line }) => `${line}\n`).join(""),
      );
      return [changed(house, to, whole)];
    }
    if (!isGroup(value)) return [];
    let isComplete = true;
    const change = edited(house, to, (own) =>
      completed(value, isGroup(own) ? own : {}, () => {
        isComplete = false;
        count(to);
      }),
    );
    return isComplete ? [] : [change];
  });
  const captions = captionFiles(house).flatMap((path): [string, Change][] => {
    const before = counted.get(path);
    const change = edited(house, path, (list) =>
      Array.isArray(list)
        ? list.map((each) => {
            if (!isGroup(each) || each[next]) return each;
            count(path);
            return { ...each, [next]: each[lang] };
          })
        : list,
    );
    return counted.get(path) === before ? [] : [change];
  });
  return { changes: [...texts, ...captions], counts: [...counted] };
}

function headLines(text = ""): { key: string; line: string }[] {
  const [, head = ""] = /^---\s*?\n(.*?)^---/ms.exec(text) ?? [];
  return head.split("\n").flatMap((line) => {
    const [, key] = /^(\w+):/.exec(line) ?? [];
    return key ? [{ key, line }] : [];
  });
}

function captionFiles({ paths }: House): string[] {
  return paths.filter((path) => path.endsWith("/captions.json"));
}

function settingsOf(house: House, values: object): [string, Change] {
  return edited(house, "settings.json", (value) => ({
    ...(isGroup(value) ? value : {}),
    ...values,
  }));
}

function edited(house: House, file: string, change: (value: unknown) => unknown): [string, Change] {
  const text = textIn(house, file) ?? "";
  return changed(house, file, editJson(text, change(jsonIn(house, file).value)));
}

function changed(house: House, file: string, text: string): [string, Change] {
  const bytes = Buffer.from(house.texts.get(file) ?? "");
  return [`content/${file}`, { bytes: Buffer.from(text), version: versionOf(bytes) }];
}
