/** The reading font under the name that is used only once its file is there. */
const arrived = '1em "Literata Arrived"';

/**
 * Gives the page that is about to be drawn the reading font that came too late for the one before.
 * With `font-display: optional` a late font stays out of the whole document, which spares the page
 * that is being read from moving; the pages that follow in the application need not go without.
 */
export function takeArrivedFont(): void {
  document.fonts.load(arrived).then(
    () => {
      document.documentElement.dataset.font = "arrived";
    },
    // without a network the local font goes on
    () => {},
  );
}
