import { expect, type Page, test } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { consentKey } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

async function returningVisitor(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, "0");
    localStorage.setItem("userLocale", "en");
  }, consentKey);
}

test("a carousel that fails leaves its photographs in a strip, and the rest of the page works", async ({
  page,
}) => {
  await returningVisitor(page);
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error("broken on purpose");
      }
    } as never;
  });
  await page.goto(villaPath);
  const strips = page.locator("main ul:has(img)");
  await expect(strips).toHaveCount(2);
  await expect(strips.first().locator("img")).toHaveCount(12);
  await expect(strips.last().locator("img")).toHaveCount(11);
  await expect(page.locator("h1")).toBeVisible();
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
});

test("a frame that fails leaves the link to the same thing, and the rest of the page works", async ({
  page,
}) => {
  await returningVisitor(page);
  await page.addInitScript(() => {
    Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", {
      get() {
        throw new Error("broken on purpose");
      },
    });
  });
  await page.goto("/prenotazioni");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator('main a[target="_blank"]').first()).toBeVisible();
  await expect(page.locator("header nav")).toBeVisible();
});

test("when the banner fails the rest of the page works", async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error("broken on purpose");
      }
    } as never;
  });
  await page.goto("/about");
  await settle(page);
  await expect(page.locator("h1")).toBeAttached();
  await expect(page.locator("header nav")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
});

test("photographs that fail to load leave their captions, and everything else works", async ({
  page,
}) => {
  await returningVisitor(page);
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  await page.route("**/photos/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(villaPath);
  await page.locator('header nav a[href="/interni"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "interni");
  await expect(page.locator("main img").first()).toHaveAttribute("alt", /\w+/);
  expect(uncaught).toEqual([]);
});
