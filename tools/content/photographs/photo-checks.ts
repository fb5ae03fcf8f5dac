import { basename } from "node:path";
import { repeats } from "../../../src/modules/duplicates.ts";
import type { PhotoKind } from "../../../src/site/content/define-page.ts";
import { type Problem, problem, problemIf } from "../../../src/site/content/problem.ts";
import type { Lang, Languages } from "../../../src/site/site-map/languages.ts";
import { isPlaceholderPicture } from "../draft.ts";
import { type SlotSource, slotPhotos } from "../slot-photos.ts";

/** Pixels that the longer side must have in a place, so that no screen shows the photograph blurred. */
const needed: Record<PhotoKind | "carousel", number> = {
  carousel: 1200,
  photo: 1200,
  hero: 1400,
  wide: 1440,
};

/** Width to height beyond which a photograph is a strip, of which most places show a small part. */
const widest = 3;

type Shown = ReturnType<typeof shownPhotos>[number];

type Source = SlotSource & { languages: Languages };

export function photoWarnings(content: Source): Problem[] {
  const photos = shownPhotos(content);
  return [
    ...photos.flatMap(sizeWarnings),
    ...content.languages.flatMap((lang) => captionWarnings(photos, lang)),
  ];
}

/** With their sets and names, `villa/01.jpg`, and the places in which they stand. */
function shownPhotos(content: SlotSource) {
  const inSlots = slotPhotos(content);
  return content.photoSets.flatMap(({ name: set, photos }) =>
    photos
      .filter((photo) => !isPlaceholderPicture(photo))
      .map((photo) => ({
        ...photo,
        set,
        name: `${set}/${basename(photo.file)}`,
        places: [
          { name: set, kind: "carousel" as const },
          ...inSlots
            .filter(({ id }) => id === photo.id)
            .map(({ page, slot, kind }) => ({ name: `${page}.${slot}`, kind })),
        ],
      })),
  );
}

function sizeWarnings({ name, width, height, places }: Shown): Problem[] {
  const [file, longer] = [`photos/${name}`, Math.max(width, height)];
  const tooLarge = places.filter(({ kind }) => longer < needed[kind]);
  const most = Math.max(...tooLarge.map(({ kind }) => needed[kind]));
  const code = most > needed.photo ? "hero-small" : "photo-small";
  const values = { width, height, needed: most, places: tooLarge.map((place) => place.name) };
  const ratio = Math.round((10 * longer) / Math.min(width, height)) / 10;
  return [
    ...problemIf(tooLarge.length > 0, code, file, [], values),
    ...problemIf(ratio > widest, "photo-strip", file, [], { ratio, most: widest }),
  ];
}

/** Letters that a caption needs to describe something. */
const shortest = 20;

function captionWarnings(photos: Shown[], lang: Lang): Problem[] {
  const own = photos.flatMap(({ set, index, name, caption }) => {
    const text = caption[lang];
    const file = `photos/${set}/captions.json`;
    return { file, path: [index, lang], name, text };
  });
  return [
    ...own.flatMap(({ file, path, text: caption }) => {
      const letters = caption.length;
      return problemIf(letters < shortest, "caption-short", file, path, { caption, letters });
    }),
    // a visitor who cannot see them could not distinguish them
    ...repeats(own, ({ text }) => text).map(({ entry: { file, path }, first }) =>
      problem("caption-same", file, path, { photo: first.name }),
    ),
  ];
}
