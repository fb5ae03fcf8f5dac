import type { Facts } from "../../../../src/site/content/facts.ts";

/** The files that the desk may write. */
export type KnownFiles = {
  /** Paths of the JSON files, from `content/` on. */
  texts: ReadonlySet<string>;
  /** Folders of photographs. */
  folders: ReadonlySet<string>;
};

const picture = /^[\w-]{1,80}\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/**
 * The files that the content may have.
 * @param paths of the JSON files
 */
export function knownFiles(paths: string[], sets: Facts["photoSets"]): KnownFiles {
  return {
    texts: new Set(paths),
    folders: new Set(sets.map(({ name }) => `content/photos/${name}`)),
  };
}

/** The kind of file at a path; undefined if the desk may not write it. */
export function kindOf(path: string, known: KnownFiles): "text" | "picture" | undefined {
  if (known.texts.has(path)) return "text";
  const slash = path.lastIndexOf("/");
  const isPicture = known.folders.has(path.slice(0, slash)) && picture.test(path.slice(slash + 1));
  return isPicture ? "picture" : undefined;
}
