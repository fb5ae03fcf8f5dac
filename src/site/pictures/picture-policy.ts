/** Widths in pixels at which a photograph is served: from a slide on a phone to a hero on a desktop. */
const pictureWidths = [240, 480, 656, 768, 1080, 1440];

const widths = {
  picture: pictureWidths,
  /** As wide as the window. */
  wide: [...pictureWidths, 1920, 2560],
  /** Lighthouse's phone (412 px at 1.75) chooses the second; the last is for highest densities. */
  narrow: [360, 520, 640, 850, 1080],
};

export type PictureUse = keyof typeof widths;

/** Windows in which a hero picture is nearly square, so that it would hide the sides of most photographs. */
export const narrowWindow = "(max-width: 47.999rem)";

/** Not visible on a phone, and the file that the largest paint waits for is a third smaller. */
export const narrowDensity = 0.8;

/** Largest width in pixels of the JPEG for browsers without AVIF: a compromise of phone and desktop. */
export const fallbackWidth = 1080;

export function widthsFor(naturalWidth: number, use: PictureUse = "picture"): number[] {
  const largest = Math.min(naturalWidth, widths[use].at(-1) ?? naturalWidth);
  return [...widths[use].filter((width) => width < largest), largest];
}
