/** Widths in pixels at which a photograph is served: a phone's slide to a desktop's opening picture. */
const pictureWidths = [240, 480, 656, 768, 1080, 1440];

/**
 * The same for a photograph without its sides. The second is what a phone of 412 px at density 1.75
 * takes, the one that Lighthouse plays; the last is for the densest phones.
 */
const narrowPictureWidths = [360, 520, 640, 850, 1080];

/** The windows in which an opening picture stands nearly square, so that the sides of most photographs would be hidden. */
export const narrowWindow = "(max-width: 47.999rem)";

/**
 * How many pixels such a picture has for each of the screen's. A phone's are finer than the eye, and the largest paint of
 * the page waits for every byte: four fifths of the pixels are two thirds of the bytes.
 */
export const narrowDensity = 0.8;

/** Widest JPEG fallback, for browsers without AVIF: enough for any phone, bearable on a desktop. */
export const fallbackWidth = 1080;

/** The widths one photograph is served at; never larger than the file, which ends the list. */
export function widthsFor(naturalWidth: number): number[] {
  return upTo(naturalWidth, pictureWidths);
}

/** The widths that a photograph is served at for narrow windows; `naturalWidth` is what its cut sides leave. */
export function narrowWidthsFor(naturalWidth: number): number[] {
  return upTo(naturalWidth, narrowPictureWidths);
}

function upTo(naturalWidth: number, widths: number[]): number[] {
  const largest = Math.min(naturalWidth, widths.at(-1) ?? naturalWidth);
  return [...widths.filter((width) => width < largest), largest];
}
