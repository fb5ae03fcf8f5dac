import { basename } from "node:path";
import { langs } from "../../src/site/site-map/languages.ts";
import { keyName } from "./faults.ts";
import type { PhotoSetSource, SourcePhoto } from "./read-photos.ts";
import type { TextFiles } from "./read-texts.ts";
import { stringsIn } from "./strings-in.ts";

/** A text in square brackets, as `npm run new-house` writes them. */
const placeholderText = /^\[[^[\]]*\]$/;

const placeholderStart = "placeholder-";

/** What `npm run new-house` calls the pictures that it draws, without their ending. */
export function placeholderName(number: number): string {
  return placeholderStart + number;
}

/** Whether a picture is one that `npm run new-house` draws, to be replaced by a photograph. */
export function isPlaceholderPicture({ file }: Pick<SourcePhoto, "file">): boolean {
  return basename(file).startsWith(placeholderStart);
}

/** Largest number of keys that a warning about a file names. */
const mostKeys = 4;

/**
 * What a draft still lacks: the owner's own list in `settings.json`, texts in square brackets, and
 * placeholder pictures. One warning for each file or set.
 */
export function draftWarnings(
  draft: readonly string[],
  files: TextFiles,
  photoSets: PhotoSetSource[],
): string[] {
  return [
    ...draft,
    ...langs.flatMap((lang) =>
      Object.entries(files[lang]).flatMap(([name, texts]) => {
        const keys = placeholdersIn(texts);
        if (keys.length === 0) return [];
        const named = keys.slice(0, mostKeys).map((key) => `"${key}"`);
        const more = keys.length > mostKeys ? ` and ${keys.length - mostKeys} more` : "";
        const be = keys.length === 1 ? "is still a placeholder" : "are still placeholders";
        return `content/${lang}/${name}.json: ${named.join(", ")}${more} ${be}; write the text${keys.length === 1 ? "" : "s"}`;
      }),
    ),
    ...photoSets.flatMap(({ name, photos }) => {
      const count = photos.filter(isPlaceholderPicture).length;
      return count === 0
        ? []
        : `content/photos/${name}: ${count} drawn ${count === 1 ? "picture stands" : "pictures stand"} for photographs; replace them, here, in captions.json and in slots.json`;
    }),
  ];
}

/** The keys of texts that are still placeholders. */
function placeholdersIn(texts: unknown): string[] {
  return stringsIn(texts)
    .filter(({ text }) => placeholderText.test(text))
    .map(({ path }) => keyName(path));
}
