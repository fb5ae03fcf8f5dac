import type { Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import {
  afterFrames,
  expectFocusInside,
  expectShown,
  holdRequests,
  visit as load,
} from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { banner, test as firstVisit } from "./support/visitor.ts";

const dialog = (page: Page) => page.locator("dialog:modal");
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const words = (page: Page) => dialog(page).getByRole("navigation").getByRole("link");

async function visit(page: Page, url: string, width = 390): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await load(page, url);
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName("Navigation menu");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
}

const letters = (page: Page) =>
  words(page).evaluateAll((links) => links.map((link) => link.firstElementChild?.innerHTML ?? ""));

test("the menu fits a small phone, keeps the focus, has no axe violation, and leads to pages and languages; each word has two bold letters, chosen anew each time it opens, and is heard as a plain word", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/about");
  await page.setViewportSize({ width: 320, height: 568 });
  await openMenu(page);
  const animations = await dialog(page).evaluate((menu) => menu.getAnimations({ subtree: true }));
  expect(animations).toEqual([]);
  expect(await axeViolations(page, { include: "dialog" })).toEqual([]);
  await expectFocusInside(page, 15);
  // which letters may be bold is tested with the rule: src/components/header/menu.test.ts
  const first = await letters(page);
  for (const word of first) expect(word.match(/<b\b/g)).toHaveLength(2);
  await expect(dialog(page).locator("nav b").first()).toHaveCSS("font-weight", "650");
  const names = ["Villa", "Interiors", "Experience", "About", "Contacts", "Booking"];
  for (const [index, name] of names.entries()) {
    await expect(words(page).nth(index)).toHaveAccessibleName(name);
  }
  const call = dialog(page).locator('a[href^="tel:"]');
  await expect(call).toHaveAccessibleName(/^Call \+39\s[\d\s]+$/);
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
  // opened without focus on its button, as in Safari
  await menuButton(page).evaluate((button: HTMLElement) => {
    button.blur();
    button.click();
  });
  await expect(dialog(page)).toBeVisible();
  // ten ways for each of six words: all the same once in a million times
  expect(await letters(page)).not.toEqual(first);
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();

  await openMenu(page);
  await words(page).getByText("Experience").click();
  await expect(page).toHaveURL("/experience");
  await expectClosed(page);
  await openMenu(page);
  await dialog(page).getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL("/it/experience");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await expect(dialog(page).locator("a[href^='tel:']")).toBeInViewport({ ratio: 1 });
  expect(await dialog(page).evaluate((menu) => menu.scrollHeight)).toBe(568);
});

test("a menu opened while another page is loading stays open on that page; pressed while it closes it opens again; Back closes it for good", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  const release = await holdRequests(context, /\/assets\/experience[.-]/);
  await page.locator('main a[href="/experience"]').first().click();
  await expect(page).toHaveURL("/experience");
  await openMenu(page);
  release();
  await expectShown(page, "experience");
  await expect(dialog(page)).toBeVisible();
  // closes as Escape does, with a press in the frame that shows it no more
  await dialog(page).evaluate((menu: HTMLDialogElement) => {
    menu.requestClose();
    setTimeout(() => document.querySelector<HTMLElement>("header button[aria-haspopup]")?.click());
  });
  // a late event of the closing would have come by now
  await afterFrames(page, 20);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectClosed(page);
  await page.goForward();
  await expect(page).toHaveURL("/experience");
  await expect(page.locator("main")).toBeVisible();
  await expectClosed(page);
});

firstVisit(
  "the focus goes to the bar when preferences opened from the banner are saved",
  async ({ page }) => {
    for (const [width, focusTarget] of [
      [390, "Open menu"],
      [1280, "Villa Ulia, go to the home page"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      await banner(page).getByRole("button", { name: "Preferences" }).click();
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(banner(page)).toBeHidden();
      await expect(page.locator(":focus")).toHaveAccessibleName(focusTarget);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => localStorage.clear());
    }
  },
);
