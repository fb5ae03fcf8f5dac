import { pageAddresses } from "./support/addresses.ts";
import { visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Lines all of whose words wait to be revealed, at each fifth of a window, and how often words waited. */
async function bareRules(): Promise<{ bare: string[]; waited: number }> {
  const waiting = ".is-below:not([data-revealed])";
  const isInWindow = (y: number) => y >= 0 && y <= innerHeight;
  const isHidden = (text: Node) => Boolean(text.parentElement?.closest(waiting));
  const lined = [...document.querySelectorAll("main *:not(:has(img, iframe, input))")].filter(
    (element) => /[1-9]/.test(getComputedStyle(element).borderBlockWidth),
  );
  const isBare = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // a line waits for its words by its colour
    const edges = [
      [top, style.borderTopWidth, style.borderTopColor],
      [bottom, style.borderBottomWidth, style.borderBottomColor],
    ] as const;
    const hasLine = edges.some(
      ([y, width, colour]) =>
        isInWindow(y) && Number.parseFloat(width) > 0 && !/, 0\)|transparent/.test(colour),
    );
    if (!hasLine || isHidden(element.firstChild ?? element)) return false;
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const all: Node[] = [];
    while (words.nextNode()) all.push(words.currentNode);
    return all.length > 0 && all.every(isHidden);
  };
  const bare: string[] = [];
  let waited = 0;
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += innerHeight / 5) {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    for (const movement of document.getAnimations()) movement.finish();
    waited += document.querySelectorAll(waiting).length;
    bare.push(...lined.filter(isBare).map((each) => `at ${top}: ${each.outerHTML.slice(0, 120)}`));
  }
  return { bare, waited };
}

for (const [lang, width, height] of [
  ["it", 390, 844],
  ["en", 1440, 900],
] as const) {
  test(`at ${width} px no ruled line stands in the window without its words`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    let all = 0;
    for (const { url } of pageAddresses.filter((address) => address.lang === lang)) {
      await visit(page, url);
      const { bare, waited } = await page.evaluate(bareRules);
      expect.soft(bare, url).toEqual([]);
      all += waited;
    }
    expect(all).toBeGreaterThan(0);
  });
}
