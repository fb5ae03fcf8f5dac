import { basename } from "node:path";
import { repeats } from "../../../src/modules/duplicates/duplicates.ts";
import type { PhotoKind } from "../../../src/site/content/define-page.ts";
import { isPlaceholderPicture } from "../draft.ts";
import type { Content } from "../load.ts";
import type { SourcePhoto } from "../read-photos.ts";
import { slotPhotos } from "../slot-photos.ts";
import { blurredBelow, darkBelow, isAlike } from "./analyze-photo.ts";

/** Pixels that the longer side must have in a place, so that no screen shows the photograph blurred. */
const needed: Record<PhotoKind | "carousel", number> = {
  carousel: 1200,
  photo: 1200,
  hero: 1400,
  wide: 1920,
};

/** Width to height beyond which a photograph is a strip, of which most places show a small part. */
const widest = 3;

type Source = Pick<Content, "facts" | "slots" | "definitions" | "photoSets">;

type Shown = SourcePhoto & {
  /** `villa/01.jpg` */
  name: string;
  /** The carousel and the slots that show it. */
  places: { name: string; kind: PhotoKind | "carousel" }[];
};

/**
 * What an owner may want to know of her photographs: too small for a place, blurred, dark, nearly the same as
 * another, crookedly tagged, too wide, or twice on one page. Each names the places and the file.
 */
export function photoWarnings(content: Source): string[] {
  const photos = shownPhotos(content);
  return [
    ...photos.flatMap((photo) => [
      ...sizeWarnings(photo),
      ...blurWarnings(photo),
      ...darkWarnings(photo),
      ...orientationWarnings(photo),
      ...ratioWarnings(photo),
    ]),
    ...likenessWarnings(photos),
    ...repeatedSlots(content),
  ];
}

function shownPhotos(content: Source): Shown[] {
  const inSlots = slotPhotos(content);
  return content.photoSets.flatMap((set) =>
    set.photos
      .filter((photo) => !isPlaceholderPicture(photo))
      .map((photo) => ({
        ...photo,
        name: `${set.name}/${basename(photo.file)}`,
        places: [
          { name: `the carousel ${set.name}`, kind: "carousel" as const },
          ...inSlots
            .filter(({ id }) => id === photo.id)
            .map(({ page, slot, kind }) => ({ name: `${page}.${slot}`, kind })),
        ],
      })),
  );
}

function about({ name }: Shown): string {
  return `content/photos/${name}`;
}

function placesOf({ places }: Pick<Shown, "places">): string {
  return `shown in ${places.map(({ name }) => name).join(", ")}`;
}

function sizeWarnings(photo: Shown): string[] {
  const { width, height } = photo.analysis;
  const tooLarge = photo.places.filter(({ kind }) => Math.max(width, height) < needed[kind]);
  if (tooLarge.length === 0) return [];
  const most = Math.max(...tooLarge.map(({ kind }) => needed[kind]));
  return [
    `${about(photo)} (${placesOf({ places: tooLarge })}) has ${width} by ${height} pixels, too few to be sharp there; put a file of at least ${most} in its place`,
  ];
}

function blurWarnings(photo: Shown): string[] {
  if (photo.analysis.sharpness >= blurredBelow) return [];
  return [`${about(photo)} (${placesOf(photo)}) looks blurred; put a sharper one in its place`];
}

/** Dark ones, but for those that close a page, which are pictures by night. */
function darkWarnings(photo: Shown): string[] {
  const isByNight = photo.places.some(({ name }) => name.endsWith(".ending"));
  if (photo.analysis.light >= darkBelow || isByNight) return [];
  return [
    `${about(photo)} (${placesOf(photo)}) looks dark; lighten it, or put another in its place`,
  ];
}

function orientationWarnings(photo: Shown): string[] {
  const { orientation } = photo.analysis;
  if (!orientation) return [];
  const what = {
    mirrored: "is shown mirrored, as its tag says",
    "turned twice": "is upright, and its tag turns it once more, so that it lies on its side",
    unknown: "has a tag that says nothing about what is up",
  }[orientation];
  return [`${about(photo)} (${placesOf(photo)}) ${what}; open it in a program and save it anew`];
}

function ratioWarnings(photo: Shown): string[] {
  const { width, height } = photo.analysis;
  const ratio = Math.max(width / height, height / width);
  if (ratio <= widest) return [];
  const shape = width > height ? "as wide as high" : "as high as wide";
  return [
    `${about(photo)} (${placesOf(photo)}) is ${ratio.toFixed(1)} times ${shape}, and places cut off what goes beyond ${widest}; crop it to what matters`,
  ];
}

/** Each photograph that looks like an earlier one. */
function likenessWarnings(photos: Shown[]): string[] {
  return photos.flatMap((photo, index) => {
    const twin = photos
      .slice(0, index)
      .find((earlier) => isAlike(earlier.analysis, photo.analysis));
    if (!twin) return [];
    return [
      `${about(photo)} (${placesOf(photo)}) is nearly the same as ${twin.name}; keep one of them`,
    ];
  });
}

/** Photographs that stand twice on one page, outside of its carousels. */
function repeatedSlots({ slots }: Source): string[] {
  return Object.entries(slots).flatMap(([page, photos]) => {
    const shown = Object.entries(photos).flatMap(([slot, entry]) =>
      entry ? [{ slot, photo: entry.photo }] : [],
    );
    return repeats(shown, ({ photo }) => photo).map(
      ({ entry: { slot, photo }, first }) =>
        `content/photos/slots.json: "${page}.${slot}" shows ${photo}, as "${page}.${first.slot}" does; choose another for one of them`,
    );
  });
}
