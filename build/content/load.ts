import type { Lang } from "../../src/site/pages.ts";
import type { PhotoSetName } from "../../src/site/photo.ts";
import type { Facts, Settings, Slots } from "./schema.ts";
import type { Texts } from "./text-schemas.ts";

export type { Facts, Settings, Slots } from "./schema.ts";
export type { Texts } from "./text-schemas.ts";

export type SourcePhoto = {
  /** `villa-01`: the set and the name of the file. */
  id: string;
  /** Absolute path. */
  file: string;
  caption: Record<Lang, string>;
  /** The point that must stay in sight where the picture is cropped: two percentages. */
  focus: string;
  /** Pixels, upright. */
  width: number;
  height: number;
};

export type PhotoSetSource = { name: PhotoSetName; startCount: number; photos: SourcePhoto[] };

/** All that the owner edits, checked. */
export type Content = {
  facts: Facts;
  settings: Settings;
  texts: Record<Lang, Texts>;
  photoSets: PhotoSetSource[];
  slots: Slots;
  /** What does not stop the build, for the owner to read. */
  warnings: string[];
};

/** The id of the photograph that a slot names: `villa/01` is `villa-01`. */
export function photoId(slot: string): string {
  return slot.replace("/", "-");
}

export async function loadContent(root: string): Promise<Content> {
  throw new Error(root);
}
