import { basename } from "node:path";
import type { Facts } from "../../src/site/content/facts.ts";
import { keyName } from "./faults.ts";
import type { PhotoSetSource } from "./read-photos.ts";
import type { TextFiles } from "./read-texts.ts";
import { stringsIn } from "./strings-in.ts";

/** A text as the owner has written it. */
export type WrittenText = {
  /** The beginning of messages about it: `content/it/home.json: "description"`. */
  place: string;
  text: string;
};

type Source = { facts: Facts; files: TextFiles; photoSets: PhotoSetSource[] };

/** Every text of the facts, of both languages and of the captions. */
export function writtenTexts({ facts, files, photoSets }: Source): WrittenText[] {
  const groups = Object.entries(files).flatMap(([lang, texts]) =>
    Object.entries(texts).flatMap(([group, value]) =>
      textsIn(value, `content/${lang}/${group}.json`),
    ),
  );
  const captions = photoSets.flatMap(({ name, photos }) =>
    photos.flatMap(({ file, caption }) =>
      Object.entries(caption).map(([lang, text]) => ({
        place: `content/photos/${name}/captions.json: "${lang}" of ${basename(file)}`,
        text,
      })),
    ),
  );
  return [...textsIn(facts, "content/facts.json"), ...groups, ...captions];
}

/** The texts in a value of parsed JSON, each with its file and key. */
export function textsIn(value: unknown, file: string): WrittenText[] {
  return stringsIn(value).map(({ path, text }) => ({ place: `${file}: "${keyName(path)}"`, text }));
}
