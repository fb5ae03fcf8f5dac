/**
 * Gives the page that is about to be drawn the fonts that came too late for the one before it. A
 * face with `font-display: optional` that misses its moment stays out of the whole document, which
 * spares the page that is being read from moving, but not the pages that follow in the application.
 */
export function takeArrivedFonts(): void {
  for (const face of document.fonts) {
    if (face.status === "loaded" && face.display === "optional") face.display = "swap";
  }
}
