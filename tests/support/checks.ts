import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { afterFrames, isHydrated, rest } from "./page.ts";

/** Violations only, without selectors and frames: half the time with the same findings. */
export async function axeViolations(
  page: Page,
  { include, exclude }: { include?: string; exclude?: string | string[] } = {},
): Promise<[rule: string, elements: string[]][]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    selectors: false,
  });
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export const htmlRules = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // browsers and React write void elements and attributes in forms of their own, all valid
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // texts contain non-breaking spaces
    "no-trailing-whitespace": "off",
    // one script, which the policy names by its hash
    "require-csp-nonce": "off",
    "require-sri": "off",
  },
});

const widths = [320, 360, 390, 768, 992, 1440];

/** What every page of every house must meet. */
export async function checkPage(page: Page, url: string): Promise<void> {
  await test.step(url, async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
    const report = await htmlRules.validateString((await response?.text()) ?? "");
    const messages = report.results.flatMap((result) => result.messages);
    expect
      .soft(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]))
      .toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `${url} at ${width} px`).toBeLessThanOrEqual(0);
    }
    // what moves or appears while axe looks is compared with a ground that it no longer has
    await page.waitForFunction(isHydrated);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await afterFrames(page, 2);
    await rest(page.locator("body"));
    expect.soft(await axeViolations(page, { exclude: "iframe" }), url).toEqual([]);
  });
}

/** Named with their page and the width of its window. */
export async function textFaultsAt(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await afterFrames(page, 2);
    const faults = await page.evaluate(textFaults);
    found.push(...faults.map((fault) => `${page.url()} at ${width} px: ${fault}`));
  }
  return found;
}

/** Texts out of the window, cut off, or over each other or a photograph. Runs in the page. */
export function textFaults(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Line = Box & { text: string; parent: Element };
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth} px wide`);
  }

  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  /** For screen readers alone, or scrolled by the visitor. */
  const isElsewhere = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(at);
      if (clipPath === "inset(50%)" || overflowX === "auto" || overflowX === "scroll") return true;
      // pictures and drawings have rules of their own
      if (at.matches("svg, [data-photo-set], option, [aria-hidden], [hidden]")) return true;
    }
    return false;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !isDrawn(parent) || isElsewhere(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // the letters are in the middle of their line
      const inset = box.height * 0.22;
      const { left, right } = box;
      if (right - left < 1) continue;
      const top = box.top + inset;
      const bottom = box.bottom - inset;
      lines.push({ left, right, top, bottom, text: text.slice(0, 50), parent });
    }
  }

  for (const line of lines) {
    if (line.left < -0.5 || line.right > root.clientWidth + 0.5) {
      faults.push(`out of the window: ${line.text}`);
    }
    for (let at: Element | null = line.parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = at.getBoundingClientRect();
      const isCut =
        line.left < box.left - 1 ||
        line.right > box.right + 1 ||
        line.top < box.top - 1 ||
        line.bottom > box.bottom + 1;
      if (isCut) faults.push(`cut off: ${line.text}`);
    }
  }

  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  // the bar at the foot of a phone's window lies over the page
  const barOf = ({ parent }: Line) => parent.closest("[data-date-bar]");
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (barOf(line) === barOf(other) && meet(line, other))
        faults.push(`over each other: ${line.text} / ${other.text}`);
    }
  }
  // home's tower stands before the picture, on the colour of the page
  const hasGround = (element: Element | null, image: Element): boolean =>
    element !== null &&
    !element.contains(image) &&
    (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)" ||
      hasGround(element.parentElement, image));
  const photos = [...document.querySelectorAll("img")].filter(
    (image) => isDrawn(image) && !isElsewhere(image),
  );
  for (const image of photos) {
    const box = image.getBoundingClientRect();
    for (const line of lines) {
      if (!line.parent.contains(image) && meet(line, box) && !hasGround(line.parent, image)) {
        faults.push(`on the photograph ${image.dataset.photo}: ${line.text}`);
      }
    }
  }
  // carousels are left out above
  for (const button of document.querySelectorAll("[data-open-grid]")) {
    if (button.getBoundingClientRect().right > root.clientWidth) faults.push("a button is cut off");
  }
  return [...new Set(faults)];
}
