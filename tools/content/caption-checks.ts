import { basename } from "node:path";
import { repeats } from "../../src/modules/duplicates/duplicates.ts";
import { langs } from "../../src/site/site-map/languages.ts";
import { isPlaceholderPicture } from "./draft.ts";
import type { PhotoSetSource } from "./read-photos.ts";

/** Captions that two photographs share: a visitor who cannot see them could not distinguish them. */
export function equalCaptions(sets: PhotoSetSource[]): string[] {
  const photos = sets.flatMap(({ name, photos: own }) =>
    own
      .filter((photo) => !isPlaceholderPicture(photo))
      .map(({ file, caption }) => ({ set: name, file: basename(file), caption })),
  );
  return langs.flatMap((lang) =>
    repeats(photos, ({ caption }) => caption[lang]).map(
      ({ entry: { set, file }, first }) =>
        `content/photos/${set}/captions.json: "${lang}" of ${file} is also the caption of ${first.set}/${first.file}; say of each what only it shows`,
    ),
  );
}
