import { pageAddresses } from "./support/addresses.ts";
import { afterFrames, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Lines all of whose words wait to be revealed, and whether any word waits. */
function bareRules() {
  const isInWindow = (y: number) => y >= 0 && y <= innerHeight;
  const isHidden = (text: Node) =>
    Boolean(text.parentElement?.closest(".is-below:not([data-revealed])"));
  const bare = [...document.querySelectorAll("main *")].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const edges = [
      [top, style.borderTopWidth, style.borderTopColor],
      [bottom, style.borderBottomWidth, style.borderBottomColor],
    ] as const;
    const hasLine = edges.some(
      ([y, width, colour]) =>
        Number.parseFloat(width) > 0 && isInWindow(y) && !/, 0\)|transparent/.test(colour),
    );
    if (
      !hasLine ||
      isHidden(element.firstChild ?? element) ||
      element.querySelector("img, iframe, input")
    )
      return [];
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const all: Node[] = [];
    while (words.nextNode()) all.push(words.currentNode);
    return all.length > 0 && all.every(isHidden) ? [element.outerHTML.slice(0, 120)] : [];
  });
  return { bare, waiting: document.querySelectorAll(".is-below:not([data-revealed])").length };
}

for (const [lang, width, height] of [
  ["it", 390, 844],
  ["en", 1440, 900],
] as const) {
  test(`at ${width} px no ruled line stands in the window without its words`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    let waited = 0;
    for (const { url } of pageAddresses.filter((address) => address.lang === lang)) {
      await visit(page, url);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += height / 5) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await afterFrames(page, 3);
        await page.evaluate(() => {
          for (const movement of document.getAnimations()) movement.finish();
        });
        const { bare, waiting } = await page.evaluate(bareRules);
        expect.soft(bare, `${url} at ${top}`).toEqual([]);
        waited += waiting;
      }
    }
    expect(waited).toBeGreaterThan(0);
  });
}
