import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { afterFrames, isHydrated, rest, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

/** Without scrolling to it, as a mouse click of the driver would. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator("html")).toHaveAttribute("data-path", href);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a new page begins at its top, with the focus there; Back and Forward return to the saved positions, also after a reload; a place on another page is led to", async ({
  page,
}) => {
  await visit(page, villaPath);
  await page.evaluate(() => scrollTo(0, 2400));
  await follow(page, "/cookie-policy");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 700));
  await follow(page, "/note-legali");
  await page.goBack();
  await expect(page).toHaveURL("/cookie-policy");
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(villaPath);
  await expect.poll(() => scrolled(page)).toBe(2400);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.reload();
  await page.waitForFunction(isHydrated);
  await page.goBack();
  await expect(page).toHaveURL(villaPath);
  await expect.poll(() => scrolled(page)).toBe(2400);
  // a place on another page
  await page
    .locator("header a")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "/interni#plans";
      link.click();
    });
  await expect(page).toHaveURL("/interni#plans");
  await expect(page.locator("#plans")).toBeInViewport();
});

const bar = (page: Page) => page.getByRole("banner");

const isAway = (page: Page) =>
  bar(page).evaluate((header) => header.getBoundingClientRect().bottom <= 1);

/** @returns whether the bar is out of sight then */
async function wheel(page: Page, by: number): Promise<boolean> {
  const wanted = (await scrolled(page)) + by;
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(wanted);
  await afterFrames(page, 2);
  await rest(bar(page));
  return isAway(page);
}

test("at 992 px and more the bar hides scrolling down past its height and returns scrolling up or by keyboard; below it stays, but not in a window that is not tall, where it closes its list of languages; after Escape a wheel moves it away, not a key", async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await visit(page, villaPath);
  await settle(page);
  expect(await wheel(page, 40)).toBe(false);
  expect(await wheel(page, 600)).toBe(true);
  expect(await wheel(page, -80)).toBe(false);
  expect(await wheel(page, 600)).toBe(true);
  await bar(page).getByRole("link", { name: "Contacts" }).focus();
  await expect.poll(() => isAway(page)).toBe(false);
  expect(await wheel(page, 300)).toBe(false);
  await page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
  await page.setViewportSize({ width: 991, height: 800 });
  await afterFrames(page, 2);
  expect(await wheel(page, 900)).toBe(false);
  await page.setViewportSize({ width: 800, height: 400 });
  await afterFrames(page, 2);
  const list = bar(page).locator("details");
  const summary = list.locator("summary");
  await summary.click();
  expect(await wheel(page, 600)).toBe(true);
  await expect(list).not.toHaveAttribute("open");
  expect(await wheel(page, -80)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await summary.press("Enter");
  await page.keyboard.press("Escape");
  await expect(summary).toBeFocused();
  const before = await scrolled(page);
  const arePrevented = await page.evaluateHandle(() => {
    const keys: boolean[] = [];
    addEventListener("keydown", (key) => keys.push(key.defaultPrevented));
    return keys;
  });
  // a busy browser may not scroll at the first press, which the page must leave to it
  await expect(async () => {
    await page.keyboard.press("PageDown");
    await expect.poll(() => scrolled(page), { timeout: 2000 }).toBeGreaterThan(before + 300);
  }).toPass();
  expect((await arePrevented.jsonValue())[0]).toBe(false);
  await rest(bar(page));
  expect(await isAway(page)).toBe(false);
  expect(await wheel(page, 300)).toBe(true);
});

test("the language list opens on a press, closes on Escape and on leaving, and the name leads home", async ({
  page,
}) => {
  await visit(page, "/about");
  const list = bar(page).locator("details");
  const summary = list.locator("summary");
  await expect(summary).toHaveAccessibleName("EN. Choose language, current language: English");
  await summary.click();
  await expect(list.getByRole("link")).toHaveText(["ItalianoIT", "EnglishEN"]);
  await page.keyboard.press("Escape");
  await expect(list).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await page.mouse.click(300, 600);
  await expect(list).not.toHaveAttribute("open");
  await bar(page).getByRole("link", { name: "Villa Ulia, go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("the table of contents marks the section that is being read", async ({ page }) => {
  await visit(page, "/privacy-policy");
  const contents = page.getByRole("navigation", { name: "Contents of this page" });
  await contents.getByRole("link", { name: /Legal basis/ }).click();
  await expect(contents.locator("[aria-current]:visible")).toHaveText(/Legal basis/);
});

const hiddenInWindow = () =>
  [...document.querySelectorAll(".is-below:not([data-revealed])")].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight - 120;
  }).length;

test("content below the window fades in within 400 ms, 120 px above its lower edge, each time", async ({
  page,
}) => {
  await visit(page, "/");
  await follow(page, "/experience");
  const element = page.locator("main:visible .is-below").first();
  await expect(element).toBeAttached();
  expect(await page.evaluate(hiddenInWindow)).toBe(0);
  await expect(element).toHaveCSS("opacity", "0");
  /** Scrolls until the element's upper edge is so many pixels above the window's lower edge. */
  const show = (pixels: number) =>
    element.evaluate((node, pixels) => {
      scrollTo(0, node.getBoundingClientRect().top + scrollY - innerHeight + pixels);
    }, pixels);
  await show(119);
  await afterFrames(page, 6);
  await expect(element).toHaveCSS("opacity", "0");
  for (let round = 0; round < 2; round++) {
    await show(121);
    await expect(element).toHaveAttribute("data-revealed");
    await expect(element).toHaveCSS("animation-duration", "0.4s");
    await expect(element).toHaveCSS("animation-timing-function", "ease");
    await expect(element).toHaveCSS("animation-delay", "0s");
    await expect(element).toHaveCSS("opacity", "1");
    await rest(element);
    await show(119);
    await expect(element).not.toHaveAttribute("data-revealed");
  }
  // what has left the window above stays, also when it was passed in one jump
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(element).toHaveAttribute("data-revealed");
  await rest(element);
  await element.evaluate((node) => scrollTo(0, node.getBoundingClientRect().top + scrollY));
  await afterFrames(page, 3);
  await expect(element).toHaveCSS("opacity", "1");
});
