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

/** Widths in pixels at which a photograph is served: from a slide on a phone to a hero on a desktop. */
const pictureWidths = [240, 480, 656, 768, 1080, 1440];

const widths = {
  picture: pictureWidths,
  /** In a row as high as a carousel: an upright one on a phone of density 1 is all that would do with less. */
  slide: pictureWidths.slice(1),
  /** As wide as the window. */
  wide: [...pictureWidths, 1920, 2560],
  /** In finer steps: the largest paint waits for them. */
  narrow: [360, 520, 580, 640, 740, 850, 1080],
};

export type PictureUse = keyof typeof widths;

/** Not visible on a phone, and the file that the largest paint waits for is a third smaller. */
export const narrowDensity = 0.8;

/** Largest width in pixels of the JPEG for browsers without AVIF: a compromise of phone and desktop. */
export const fallbackWidth = 1080;

export function widthsFor(naturalWidth: number, use: PictureUse = "picture"): number[] {
  const largest = Math.min(naturalWidth, widths[use].at(-1) ?? naturalWidth);
  return [...widths[use].filter((width) => width < largest), largest];
}
