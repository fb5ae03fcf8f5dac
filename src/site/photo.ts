import { widthsFor } from "./picture-policy.ts";

export type PhotoSetName =
  | "villa"
  | "pool"
  | "apartment-3"
  | "apartment-1"
  | "apartment-2"
  | "experience";

/** A photograph as a page receives it, with its caption in the page's language. */
export type Photo = {
  /** `villa-01`: the set and the number; also the value of `?photo=` and of `data-photo`. */
  id: string;
  alt: string;
  /** Pixels of the original, from which every layout takes its ratio. */
  width: number;
  height: number;
  /** Address without width and ending: `/photos/villa-01.3f2a9c1b`. */
  base: string;
};

export type PhotoSet = { startCount: number; photos: Photo[] };

/** The `srcset` of a photograph's AVIF files. */
export function avifSrcset(photo: Photo): string {
  return widthsFor(photo.width)
    .map((width) => `${photo.base}-${width}.avif ${width}w`)
    .join(", ");
}

/** The one JPEG of a photograph, for browsers without AVIF. */
export function fallbackSrc(photo: Pick<Photo, "base">): string {
  return `${photo.base}.jpg`;
}
