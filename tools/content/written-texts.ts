import type { Facts } from "../../src/site/content/facts.ts";
import type { KeyPath } from "../../src/site/content/problem.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import type { TextFiles } from "./texts.ts";
import { stringsIn } from "./values.ts";

/** A text as the owner has written it, and where. */
export type WrittenText = { file: string; path: KeyPath; text: string };

type Source = { facts: Facts; files: TextFiles; photoSets: PhotoSetSource[] };

/** Every text of the facts, of all languages and of the captions. */
export function writtenTexts({ facts, files, photoSets }: Source): WrittenText[] {
  const texts = Object.entries(files).flatMap(([lang, groups]) =>
    Object.entries(groups).flatMap(([name, group]) => textsIn(group, `${lang}/${name}.json`)),
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

/** The texts in a value of parsed JSON, each with its file and key. */
export function textsIn(value: unknown, file: string): WrittenText[] {
  return stringsIn(value).map((each) => ({ file, ...each }));
}
