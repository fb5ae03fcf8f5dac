import { whenUsed } from "../../modules/schedule/schedule.ts";

/** The reading font under the name that is used only once its file is there. */
const arrived = '1em "Literata Arrived"';

let isHere = false;

async function loadFont(): Promise<void> {
  await document.fonts.load(arrived);
  isHere = true;
}

/** Has the font ready when the first link is pressed: its file came with the page, if late. */
export function prepareArrivedFont(): void {
  whenUsed(() => {
    // without a network the local font goes on
    loadFont().catch(() => {});
  });
}

/**
 * Gives the page that is about to be drawn the reading font that came too late for the one before.
 * With `font-display: optional` a late font stays out of the whole document, which spares the page
 * that is being read from moving; the pages that follow in the application need not go without.
 */
export function takeArrivedFont(): void {
  const { dataset } = document.documentElement;
  if (dataset.font) return;
  const take = () => {
    dataset.font = "arrived";
  };
  // in the frame of the new page itself: later, all of it would be styled once more
  if (isHere) take();
  else loadFont().then(take, () => {});
}
