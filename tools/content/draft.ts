import { basename } from "node:path";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import drafts from "./drafts.json" with { type: "json" };
import type { PhotoSetSource, SourcePhoto } from "./photographs/photo-sets.ts";
import { type TextFiles, type WrittenText, writtenTexts } from "./texts.ts";
import { placeholderText } from "./translations.ts";
import { mostKeys, stringsIn, valueAt } from "./values.ts";

type Draft = keyof typeof drafts;

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
  facts: Facts,
  files: TextFiles,
  photoSets: PhotoSetSource[],
): Problem[] {
  return [
    ...draft.flatMap((line, index) => {
      if (!isDraft(line)) return problem("draft", "settings.json", ["draft", index], { line });
      return isMended(line, facts) ? [] : problem(line, "facts.json", drafts[line]);
    }),
    ...placeholderTexts(writtenTexts({ facts, files, photoSets: [] })),
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
function placeholderTexts(written: WrittenText[]): Problem[] {
  const found = written.filter(({ text }) => placeholderText.test(text));
  const pages = Map.groupBy(found, ({ file }) =>
    file.replace(/^[\w-]+\/(?=[\w-]+\.json$)|[\w-]+\.md$/g, ""),
  );
  return [...pages.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const same = [first, ...others];
    const texts = [...new Set(same.map(({ text }) => text))].slice(0, mostKeys);
    const values = { count: same.length, files: [...new Set(same.map(({ file }) => file))], texts };
    return problem("placeholder-text", first.file, first.path, values);
  });
}
