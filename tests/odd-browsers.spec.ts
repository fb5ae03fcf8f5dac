import { test as plainTest } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { expectShown } from "./support/page.ts";
import { consentKey, expect, test } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

test("a browser without dialog, inert and the Navigation API shows pages without scripts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["showModal", "close"]) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
    for (const name of ["navigation", "requestIdleCallback"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(HTMLElement.prototype, "inert");
    Reflect.deleteProperty(HTMLScriptElement, "supports");
  });
  await page.goto("/it/prenotazioni");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/\bjs\b/);
  await expect(page.locator("form[data-stay] input[type=date]").first()).toBeVisible();
});

test("a photograph that fails keeps its place and shows its caption", async ({ page }) => {
  // a file that is no picture: unlike a missing one, it causes no console message
  await page.route("**/photos/**", (route) =>
    route.fulfill({ contentType: "image/avif", body: "torn" }),
  );
  await page.goto(villaPath);
  const firstPhoto = page.locator("main img[data-photo]").first();
  await expect(firstPhoto).toHaveJSProperty("naturalWidth", 0);
  const failed = await firstPhoto.boundingBox();
  const drawn = await firstPhoto.evaluate((image) => {
    const { content, alignItems, backgroundColor } = getComputedStyle(image, "::after");
    return [content, alignItems, backgroundColor];
  });
  const caption = await firstPhoto.getAttribute("alt");
  // --half-shade
  expect(drawn).toEqual([`"${caption}" / ""`, "end", "rgb(228, 233, 236)"]);
  await page.unroute("**/photos/**");
  await page.reload();
  await expect(firstPhoto).not.toHaveJSProperty("naturalWidth", 0);
  expect(await firstPhoto.boundingBox()).toEqual(failed);
});

function breakParts(): void {
  window.ResizeObserver = class {
    constructor() {
      throw new Error("broken on purpose");
    }
  } as never;
  Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", {
    get() {
      throw new Error("broken on purpose");
    },
  });
}

plainTest(
  "a carousel, a frame or the banner that fails leaves the rest of the page working, and what it shows reachable",
  async ({ page }) => {
    await page.addInitScript(breakParts);
    await page.goto("/about");
    await settle(page);
    for (const part of ["h1", "header nav", "footer"])
      await expect(page.locator(part)).toBeVisible();

    await page.addInitScript((key) => {
      localStorage.setItem(key, "0");
      localStorage.setItem("userLocale", "en");
    }, consentKey);
    await page.goto("/prenotazioni");
    await settle(page);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('main a[target="_blank"]:visible').first()).toBeVisible();

    await page.route("**/photos/**", (route) => route.fulfill({ status: 404 }));
    await page.goto(villaPath);
    const strips = page.locator("main ul:has(img)");
    await expect(strips).toHaveCount(2);
    await expect(strips.first().locator("img")).toHaveCount(12);
    await expect(strips.last().locator("img")).toHaveCount(11);
    await expect(page.locator("main img").first()).toHaveAttribute("alt", /\w+/);
    await page.locator('header nav a[href="/about"]').click();
    await expectShown(page, "about");
  },
);
