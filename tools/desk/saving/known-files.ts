import type { Facts } from "../../../src/site/content/facts.ts";
import { langs } from "../../../src/site/site-map/languages.ts";

/** What the desk may write. */
export type KnownFiles = {
  /** Paths of the JSON files, from `content/` on. */
  texts: ReadonlySet<string>;
  /** Folders of photographs. */
  folders: ReadonlySet<string>;
};

const picture = /^[\w-]{1,80}\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/**
 * The files that the content may have.
 * @param names of the files of a language, without extension
 */
export function knownFiles(names: string[], sets: Facts["photoSets"]): KnownFiles {
  const folders = sets.map(({ name }) => `content/photos/${name}`);
  return {
    texts: new Set([
      "content/facts.json",
      "content/settings.json",
      "content/climate.json",
      "content/drawings/map.json",
      "content/drawings/road.json",
      "content/photos/slots.json",
      ...folders.map((folder) => `${folder}/captions.json`),
      ...langs.flatMap((lang) => names.map((name) => `content/${lang}/${name}.json`)),
    ]),
    folders: new Set(folders),
  };
}

/** What kind of file a path names; undefined for one that the desk leaves alone. */
export function kindOf(path: string, known: KnownFiles): "text" | "picture" | undefined {
  if (known.texts.has(path)) return "text";
  const slash = path.lastIndexOf("/");
  const isPicture = known.folders.has(path.slice(0, slash)) && picture.test(path.slice(slash + 1));
  return isPicture ? "picture" : undefined;
}
