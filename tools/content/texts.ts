import type { Facts } from "../../src/site/content/facts.ts";
import type { KeyPath, Problem } from "../../src/site/content/problem.ts";
import { type ByLanguage, byLanguage, type Lang } from "../../src/site/site-map/languages.ts";
import { listedPages } from "../../src/site/site-map/pages.ts";
import { placeInFile } from "./braces.ts";
import type { Filled, FilledTexts } from "./fill-in.ts";
import { textFile } from "./own-pages.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import { type Checked, schemaProblems } from "./problems/schema.ts";
import { parsedOnce, textKinds } from "./text-kinds.ts";
import { languageShape, type Typeset } from "./text-shapes.ts";
import { differences } from "./translations.ts";
import { type Group, stringsIn, valueAt } from "./values.ts";

export type TextFiles = ByLanguage<Group>;

export type TextsChecked = { files: TextFiles; typeset: ByLanguage<Typeset> };

/** Undefined where a text has a fault; texts that a language lacks are warnings. */
export function checkTexts(checked: Filled): Checked<TextsChecked | undefined> {
  const { languages, pages, definitions, writers, house, texts, filled } = checked;
  const [first, ...others] = languages;
  const shown = { languages, pages: listedPages(pages) };
  const { inLanguage, completed: files, missing } = filled;
  const parsed = byLanguage(languages, (lang) => {
    const kinds = textKinds(lang, { ...shown, writer: writers?.[lang] });
    return languageShape(kinds, definitions, house.hidden).safeParse(files[lang], parsedOnce);
  });
  const faults = languages.flatMap((lang) => {
    const { error } = parsed[lang];
    const found = schemaProblems(error, files[lang], (path) => ({ file: lang, path }));
    return [
      ...texts[lang].problems,
      ...found
        // what every language lacks is reported for the first one alone, and not for a broken file
        .filter(({ path }) =>
          lang === first
            ? path.length > 1 || !texts[lang].unreadable.includes(path[0])
            : valueAt(inLanguage[lang], path) !== undefined,
        )
        .map((each) => inFile(each, lang)),
    ];
  });
  if (faults.length > 0) return { value: undefined, problems: [...faults, ...missing] };
  const typeset = byLanguage(languages, (lang) => {
    const { data, error } = parsed[lang];
    // each of them is a fault
    if (error) throw error;
    return data;
  });
  const compared = { lang: first, isFilled: writers !== undefined };
  const differing = others.flatMap((lang) =>
    differences(files[first], files[lang], compared).map((each) => inFile(each, lang)),
  );
  return {
    value: differing.length === 0 ? { files, typeset } : undefined,
    problems: [...differing, ...missing],
  };
}

function inFile({ code, path: [name, ...path], ...found }: Problem, lang: Lang): Problem {
  const isFile = code === "missing" && path.length === 0;
  const file = textFile(lang, String(name));
  return { ...found, code: isFile ? "file-missing" : code, file, path };
}

/** A problem with the key that its place has in the file, of which entries may be left out. */
export function inOwnersFile(found: Problem, { ofHouse }: FilledTexts): Problem {
  return { ...found, path: placeInFile(found.path, ofHouse.get(found.file)) };
}

export type WrittenText = { file: string; path: KeyPath; text: string };

type Written = { facts: Facts; files: TextFiles; photoSets: PhotoSetSource[] };

export function writtenTexts({ facts, files, photoSets }: Written): WrittenText[] {
  const texts = Object.entries(files).flatMap(([lang, groups]) =>
    Object.entries(groups).flatMap(([name, group]) => textsIn(group, textFile(lang, name))),
  );
  const captions = photoSets.flatMap(({ name, photos }) =>
    photos.flatMap(({ index, caption }) =>
      Object.entries(caption).map(([lang, text]) => ({
        file: `photos/${name}/captions.json`,
        path: [index, lang],
        text,
      })),
    ),
  );
  return [...textsIn(facts, "facts.json"), ...texts, ...captions];
}

export function textsIn(value: unknown, file: string): WrittenText[] {
  return stringsIn(value).map((each) => ({ file, ...each }));
}
