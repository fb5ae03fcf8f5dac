/** Widths in pixels at which a photograph is served: from a slide on a phone to a hero on a desktop. */
const pictureWidths = [240, 480, 656, 768, 1080, 1440];

/** Further widths of a photograph that is as wide as the window. */
const windowWidths = [1920, 2560];

/**
 * The same for a narrow crop. Lighthouse's phone (412 px at density 1.75) chooses the second; the
 * last is for phones with the highest densities.
 */
const narrowPictureWidths = [360, 520, 640, 850, 1080];

/** Windows in which a hero picture is nearly square, so that it would hide the sides of most photographs. */
export const narrowWindow = "(max-width: 47.999rem)";

/**
 * Pixels of such a picture per pixel of the screen, in each direction. On a phone the difference is
 * not visible, and the file that the largest contentful paint waits for is a third smaller.
 */
export const narrowDensity = 0.8;

/** Largest width in pixels of the JPEG for browsers without AVIF: a compromise of phone and desktop. */
export const fallbackWidth = 1080;

/** The widths in pixels at which a photograph is served, up to that of its file. */
export function widthsFor(naturalWidth: number): number[] {
  return upTo(naturalWidth, pictureWidths);
}

/** The widths of a photograph that is as wide as the window. */
export function windowWidthsFor(naturalWidth: number): number[] {
  return upTo(naturalWidth, [...pictureWidths, ...windowWidths]);
}

/** The widths in pixels at which a narrow crop is served; `naturalWidth` is that of the crop. */
export function narrowWidthsFor(naturalWidth: number): number[] {
  return upTo(naturalWidth, narrowPictureWidths);
}

function upTo(naturalWidth: number, widths: number[]): number[] {
  const largest = Math.min(naturalWidth, widths.at(-1) ?? naturalWidth);
  return [...widths.filter((width) => width < largest), largest];
}
