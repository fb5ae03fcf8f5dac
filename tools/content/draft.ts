import { basename } from "node:path";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import drafts from "./drafts.json" with { type: "json" };
import type { PhotoSetSource, SourcePhoto } from "./photographs/photo-sets.ts";
import type { TextFiles } from "./texts.ts";
import { mostKeys, stringsIn, valueAt } from "./values.ts";

type Draft = keyof typeof drafts;

/** A text in square brackets, as `npm run new-house` writes them, or signs that hold a place. */
const placeholderText = /^\[[^[\]]*\]$|X{4,}/;

const placeholderStart = "placeholder-";

/** What `npm run new-house` calls the pictures that it draws, without their ending. */
export function placeholderName(number: number): string {
  return placeholderStart + number;
}

export function isPlaceholderPicture({ file }: Pick<SourcePhoto, "file">): boolean {
  return basename(file).startsWith(placeholderStart);
}

/** The list in `settings.json`, texts in square brackets, and placeholder pictures. */
export function draftWarnings(
  draft: readonly string[],
  facts: unknown,
  files: TextFiles,
  photoSets: PhotoSetSource[],
): Problem[] {
  return [
    ...draft.flatMap((line, index) => {
      if (!isDraft(line)) return problem("draft", "settings.json", ["draft", index], { line });
      return isMended(line, facts) ? [] : problem(line, "facts.json", drafts[line]);
    }),
    ...placeholderTexts(facts, files),
    ...photoSets.flatMap(({ name, photos }) => {
      const count = photos.filter(isPlaceholderPicture).length;
      return count === 0 ? [] : problem("placeholder-picture", `photos/${name}`, [], { count });
    }),
  ];
}

function isDraft(line: string): line is Draft {
  return Object.hasOwn(drafts, line);
}

/** What was missing can be seen to be there; what was usual can not. */
function isMended(line: Draft, facts: unknown): boolean {
  const given = stringsIn(valueAt(facts, drafts[line]));
  return /address|codes|vat/.test(line) && given.some(({ text }) => !text.endsWith(".example"));
}

/** One problem for a page, in whatever languages: they are written side by side. */
function placeholderTexts(facts: unknown, files: TextFiles): Problem[] {
  const all = [
    { name: "facts", file: "facts.json", value: facts },
    ...Object.entries(files).flatMap(([lang, texts]) =>
      Object.entries(texts).map(([name, value]) => ({ name, file: `${lang}/${name}.json`, value })),
    ),
  ];
  const found = all.flatMap(({ name, file, value }) =>
    stringsIn(value)
      .filter(({ text }) => placeholderText.test(text))
      .map((each) => ({ ...each, name, file })),
  );
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const same = [first, ...others];
    const texts = [...new Set(same.map(({ text }) => text))].slice(0, mostKeys);
    const values = { count: same.length, files: [...new Set(same.map(({ file }) => file))], texts };
    return problem("placeholder-text", first.file, first.path, values);
  });
}
