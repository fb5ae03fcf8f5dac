import { type PictureUse, widthsFor } from "./picture-policy.ts";

export type PictureFiles = {
  /** Address without width and extension: `/photos/villa-01.3f2a9c1b`. */
  base: string;
  /** Pixels of the largest possible file; layouts use their ratio. */
  width: number;
  height: number;
};

export type Photo = PictureFiles & {
  /** `villa-01`: the set and the number; also the value of `data-photo`. */
  id: string;
  caption: string;
  /** `home-view`: the slot, if it has a focal point of its own; the value of `data-focus`. */
  focus?: string;
};

export type HeroPhoto = Photo & {
  /** The photograph cropped around its focal point until it is no wider than tall. */
  narrow: PictureFiles;
};

export type PhotoSet = {
  startCount: number;
  photos: Photo[];
  rows: GridRows;
  words: {
    title: string;
    count: string;
    open: string;
    openLabel: string;
    dialog: string;
  };
};

/** The windows for which the rows of a grid are computed: from 62 rem, from 48 rem, narrower. */
export type GridWindow = "wide" | "medium" | "narrow";

/** For each row of the grid the index after its last photograph. */
export type GridRows = Record<GridWindow, number[]>;

export function avifSrcset({ base, width }: PictureFiles, use?: PictureUse): string {
  return widthsFor(width, use)
    .map((each) => `${base}-${each}.avif ${each}w`)
    .join(", ");
}

export function fallbackSrc({ base }: Pick<Photo, "base">): string {
  return `${base}.jpg`;
}
