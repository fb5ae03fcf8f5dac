import type { Locator, Page } from "@playwright/test";

/** Waits until the browser has drawn so many frames. */
export async function afterFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (drawn) => {
    for (let frame = 0; frame < drawn; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until nothing in a part of the page moves any more. */
export async function rest(part: Locator): Promise<void> {
  await part.evaluate((element) =>
    Promise.allSettled(
      element.getAnimations({ subtree: true }).map((animation) => animation.finished),
    ),
  );
  // the work after a movement is done within three frames
  await afterFrames(part.page(), 4);
}
