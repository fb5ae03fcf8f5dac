import type { Page } from "@playwright/test";
import { afterFrames } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const hiddenInWindow = () =>
  [...document.querySelectorAll(".is-below:not([data-revealed])")].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight - 120;
  }).length;

async function firstHidden(page: Page) {
  await expect(page.locator(".is-below").first()).toBeAttached();
  return page.locator(".is-below").first();
}

test("nothing of the first screen is ever hidden; content below the window is hidden until it is scrolled into view", async ({
  page,
}) => {
  await page.goto("/experience");
  const element = await firstHidden(page);
  expect(await page.evaluate(hiddenInWindow)).toBe(0);
  await expect(element).toHaveCSS("opacity", "0");
  await element.evaluate((node) =>
    scrollTo(0, node.getBoundingClientRect().top + scrollY - innerHeight + 60),
  );
  await afterFrames(page, 6);
  await expect(element).toHaveCSS("opacity", "0");
  await element.evaluate((node) =>
    scrollTo(0, node.getBoundingClientRect().top + scrollY - innerHeight + 140),
  );
  await expect(element).toHaveCSS("opacity", "1");
});

test("content below the window fades in within 400 ms, each time it comes into sight", async ({
  page,
}) => {
  await page.goto("/experience");
  const element = await firstHidden(page);
  await expect(element).toHaveCSS("transition-duration", "0.4s, 0.4s");
  await expect(element).toHaveCSS("transition-timing-function", "ease, ease");
  await expect(element).toHaveCSS("transition-delay", "0s, 0s");
  for (let round = 0; round < 2; round++) {
    await element.evaluate((node) => node.scrollIntoView({ block: "center" }));
    await expect(element).toHaveAttribute("data-revealed");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(element).not.toHaveAttribute("data-revealed");
  }
});

test("content below the window fades in on a page reached by a link too", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Experience" }).click();
  // the address changes before the page does
  await expect(page.locator("html")).toHaveAttribute("data-page", "experience");
  const element = await firstHidden(page);
  await element.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await expect(element).toHaveCSS("opacity", "1");
});

test("with reduced motion nothing is hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/experience");
  for (const element of await page.locator("[data-reveal]").all()) {
    await expect(element).toHaveCSS("opacity", "1");
  }
});
