/** Widths in pixels at which a photograph is served: a phone's slide to a desktop's opening picture. */
const pictureWidths = [240, 480, 640, 768, 1080, 1440];

/** Widest JPEG fallback, for browsers without AVIF: enough for any phone, bearable on a desktop. */
export const fallbackWidth = 1080;

/** The widths one photograph is served at; never larger than the file, which ends the list. */
export function widthsFor(naturalWidth: number): number[] {
  const largest = Math.min(naturalWidth, pictureWidths.at(-1) ?? naturalWidth);
  return [...pictureWidths.filter((width) => width < largest), largest];
}
