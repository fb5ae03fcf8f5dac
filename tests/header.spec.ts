import type { Page } from "@playwright/test";
import { afterFrames, isHydrated, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

const isAway = () => {
  const bar = document.querySelector("header");
  return bar ? bar.getBoundingClientRect().bottom <= 1 : false;
};

test("the six links stand in the order of the site map, and the name leads home", async ({
  page,
}) => {
  await page.goto("/about");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([
    "Villa",
    "Interiors",
    "Experience",
    "About",
    "Contacts",
    "Booking",
  ]);
  await expect(links.filter({ hasText: "About" })).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Villa Ulia, go to the home page" })
    .click();
  await expect(page).toHaveURL("/");
});

/** Opens the page of the villa and waits until the bar follows the scrolling. */
async function openVilla(page: Page): Promise<void> {
  await page.goto("/villa-ulia");
  await page.waitForFunction(isHydrated);
  await settle(page);
}

/** Turns the mouse wheel, and waits until the page has scrolled and the bar is at rest. */
async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(by);
  await afterFrames(page, 2);
  await rest(page.getByRole("banner"));
}

test("at 992 px and more the bar hides scrolling down past its height and returns scrolling up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await openVilla(page);
  await wheel(page, 40);
  expect(await page.evaluate(isAway)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(isAway)).toBe(true);
  await page.mouse.wheel(0, -80);
  await expect.poll(() => page.evaluate(isAway)).toBe(false);
});

test("below 992 px the bar stays", async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await openVilla(page);
  await wheel(page, 900);
  expect(await page.evaluate(isAway)).toBe(false);
});

test("the bar never hides while something inside has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openVilla(page);
  await page.getByRole("banner").getByRole("link", { name: "Experience" }).focus();
  await wheel(page, 900);
  expect(await page.evaluate(isAway)).toBe(false);
});

test("a hidden bar returns when the keyboard reaches it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openVilla(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(isAway)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Contacts" }).focus();
  await expect.poll(() => page.evaluate(isAway)).toBe(false);
});

test("the language list opens on a press, closes on Escape and on leaving", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  const list = page.getByRole("banner").locator("details");
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
});

test("the two languages are links to the same page", async ({ page }) => {
  await page.goto("/it/interni");
  const links = page.getByRole("banner").locator("details a");
  await expect(links.first()).toHaveAttribute("href", "/it/interni");
  await expect(links.first()).toHaveAttribute("hreflang", "it");
  await expect(links.first()).toHaveAttribute("aria-current", "true");
  await expect(links.last()).toHaveAttribute("href", "/interni");
  await expect(links.last()).toHaveAttribute("lang", "en");
});

test("the footer has policies, conditions, preferences, both codes and closed credits", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Cookie policy", "Privacy policy", "Legal notes"]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const conditions = footer.getByRole("link", { name: /Commercial conditions/ });
  await expect(conditions).toHaveAttribute("href", "/pdf/Condizioni_Commerciali.pdf");
  await expect(conditions).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("button", { name: "Cookie preferences" })).toBeVisible();
  await expect(footer).toContainText("IT074008C200000000");
  await expect(footer).toContainText("BR07400891000000000");
  await expect(footer).toContainText(/© \d{4} Villa Ulia/);
  await expect(footer.locator("details")).not.toHaveAttribute("open");
  await footer.getByText("Credits").click();
  await expect(footer.locator("details dt")).toHaveCount(4);
  await expect(footer.locator("details dd").first()).toBeVisible();
});

test("the booking page has no footer and ends with codes and policies", async ({ page }) => {
  await page.goto("/prenotazioni");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main).toContainText("IT074008C200000000");
  await expect(main).toContainText("BR07400891000000000");
  await expect(main.getByRole("link", { name: "Privacy policy" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Cookie preferences" })).toBeVisible();
});
