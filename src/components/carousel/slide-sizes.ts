import type { Photo } from "../../site/pictures/photo.ts";

/** `--h` of carousel.module.css, which `sizes` cannot refer to. */
export const slideHeight = "clamp(13rem, min(58vw, 62svh), 40rem)";

/** The `sizes` attribute of a slide's picture: its height times the picture's ratio. */
export function slideSizes({ width, height }: Photo): string {
  return `calc(${slideHeight} * ${Number((width / height).toFixed(4))})`;
}
