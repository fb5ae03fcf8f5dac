import { z } from "zod";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import type { KeyPath } from "../../src/site/content/problem.ts";
import { type ByLanguage, byLanguage, type Lang } from "../../src/site/site-map/languages.ts";
import { entriesOfHouse, fillFacts } from "./braces.ts";
import { type FactWriter, factWriter, type Settled } from "./fact-writer.ts";
import { textFile } from "./own-pages.ts";
import type { FilesRead } from "./read-files.ts";
import { completed } from "./translations.ts";
import { missingTexts } from "./untranslated.ts";
import { type Group, keyName } from "./values.ts";

export type Filled = ReturnType<typeof fillIn>;

export type FilledTexts = ReturnType<typeof fillTexts>;

/** Undefined if the facts have faults; names in braces are then not checked. */
type Writers = ByLanguage<FactWriter> | undefined;

/** The facts in the texts, and in place of texts that a language lacks those of the first. */
export function fillIn(read: FilesRead) {
  const { facts, languages } = read;
  const { value } = facts;
  const writers: Writers =
    value &&
    byLanguage(languages, (lang) =>
      factWriter(value, { lang, locale: knownLanguages[lang].locale }, settledIn(lang, read)),
    );
  return { ...read, writers, filled: fillTexts(read, writers) };
}

const namesShape = z.object({
  vatLabel: z.string(),
  codes: z.record(z.string(), z.object({ label: z.string() })),
});

function settledIn(lang: Lang, { settings, hasEngine, texts }: FilesRead): Settled {
  const { data } = namesShape.safeParse(texts[lang].files.footer);
  const codes = Object.entries(data?.codes ?? {}).map(([key, { label }]) => [key, label]);
  return {
    bookingEngine: hasEngine,
    analytics: settings.value?.analytics !== "none",
    ...(data && { numberNames: { vat: data.vatLabel, codes: Object.fromEntries(codes) } }),
  };
}

function fillTexts({ languages, texts }: FilesRead, writers: Writers) {
  const [first] = languages;
  const ofHouse = byLanguage(languages, (lang) =>
    eachFile(texts[lang].files, writers?.[lang], (file, writer) => entriesOfHouse(file, writer)),
  );
  const inLanguage = byLanguage(languages, (lang) =>
    eachFile(ofHouse[lang], writers?.[lang], (file, writer, name) =>
      // lists are counted in the first language: another one may lack them
      fillFacts(file, writer, ofHouse[first][name]),
    ),
  );
  const lacking: { lang: Lang; file: string; path: KeyPath }[] = [];
  const all = byLanguage(languages, (lang) =>
    completed(inLanguage[first], inLanguage[lang], ([name, ...path]) => {
      // a file that cannot be read has been reported already
      if (lang === first || texts[lang].unreadable.includes(name)) return;
      lacking.push({ lang, file: textFile(lang, String(name)), path });
    }),
  );
  const missing = [...Map.groupBy(lacking, ({ file }) => file)].flatMap(([file, texts]) => {
    const keys = texts.map(({ path }) => ({ path, key: keyName(path) }));
    return texts[0] ? missingTexts(file, keys, { lang: texts[0].lang, first }) : [];
  });
  const written = languages.flatMap((lang) =>
    Object.entries(ofHouse[lang]).map(([name, file]) => [textFile(lang, name), file] as const),
  );
  return { inLanguage, completed: all, ofHouse: new Map(written), missing };
}

function eachFile(
  files: Group,
  writer: FactWriter | undefined,
  change: (file: unknown, writer: FactWriter, name: string) => unknown,
): Group {
  if (!writer) return files;
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, change(file, writer, name)]),
  );
}
