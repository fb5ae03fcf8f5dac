import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { isHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Marks the document, so that a full page load can be told from in-app navigation. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
/** Follows a link of the footer without scrolling to it, as a mouse click of the driver would. */
async function follow(page: Page, href: string) {
  await page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(href);
  await expect(page.locator("html")).toHaveAttribute(
    "data-page",
    href.slice(1).replace("note-legali", "legal-notes"),
  );
}
const isSameDocument = () => "sameDocument" in window;

test("a link changes the page in place: address, title, language and head tags", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForFunction(isHydrated);
  await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Interiors" }).click();
  await expect(page).toHaveURL("/interni");
  await expect(page).toHaveTitle("Interiors: three apartments | Villa Ulia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interiors");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/interni$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test("a new page begins at its top", async ({ page }) => {
  await page.goto(villaPath);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("back and forward return to the saved position, across long and short pages", async ({
  page,
}) => {
  await page.goto(villaPath);
  await page.evaluate(() => scrollTo(0, 2400));
  await follow(page, "/cookie-policy");
  await page.evaluate(() => scrollTo(0, 700));
  await follow(page, "/note-legali");
  await page.goBack();
  await expect(page).toHaveURL("/cookie-policy");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(villaPath);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2400);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test("positions survive a reload in between", async ({ page }) => {
  await page.goto(villaPath);
  await page.evaluate(() => scrollTo(0, 2000));
  await follow(page, "/note-legali");
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(villaPath);
  // the page is loaded meanwhile where the application has not started
  const position = () => page.evaluate(() => Math.round(scrollY)).catch(String);
  await expect.poll(position).toBe(2000);
});

test("a link with a hash leads to its place on the other page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = `${path}#pool`;
    link.textContent = "pool";
    document.body.prepend(link);
    link.click();
  }, villaPath);
  await expect(page).toHaveURL(`${villaPath}#pool`);
  await expect(page.locator("#pool")).toBeInViewport();
});

test("the last of two quick presses wins", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const press = (href: string) =>
      document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
    press("/about");
    press("/contatti");
  });
  await expect(page).toHaveURL("/contatti");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
});

test("without the Navigation API every link is an ordinary page load", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await page.goto("/");
  await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Contacts" }).click();
  await expect(page).toHaveURL("/contatti");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
  expect(await page.evaluate(isSameDocument)).toBe(false);
});

test("links on an Italian page stay Italian", async ({ page }) => {
  await page.goto("/it");
  const hrefs = await page
    .locator("a[href^='/']:not([hreflang]):not([target])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !/^\/it(\/|$)/.test(href ?? ""))).toEqual([]);
});

test("focus begins at the top of the new page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("a link with a malformed fragment leads to the top of its page", async ({ page }) => {
  await page.goto("/");
  await page.waitForFunction(isHydrated);
  const outcome = await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/about#100%";
    document.body.append(link);
    const ended = Promise.race(
      ["navigatesuccess", "navigateerror"].map(
        (name) => new Promise((end) => navigation.addEventListener(name, () => end(name))),
      ),
    );
    link.click();
    return ended;
  });
  expect(outcome).toBe("navigatesuccess");
  await expect(page.locator("html")).toHaveAttribute("data-path", "/about");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
