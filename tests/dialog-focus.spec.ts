import type { Page } from "@playwright/test";
import { openCarousel } from "./support/carousel.ts";
import { afterFrames, holdRequests, isHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { banner, test as firstVisit } from "./support/visitor.ts";

const phone = { width: 390, height: 844 };

const dialog = (page: Page) => page.locator("dialog:modal");
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const focused = (page: Page) => page.locator(":focus");

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("Back with the preferences open closes them and shows the page before", async ({ page }) => {
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await page.locator('footer a[href="/cookie-policy"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "cookie-policy");
  await openPreferences(page);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await expect(dialog(page)).toHaveCount(0);
});

test("of two dialogs whose buttons are pressed before their scripts have loaded only the first opens", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const deliver = await holdRequests(page, /\/(menu|preferences-form)[^/]*\.js$/);
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  // one right after the other, as two fingers do
  await page.evaluate(() => {
    for (const name of ["header > button", "footer button"]) {
      document.querySelector<HTMLElement>(name)?.click();
    }
  });
  deliver();
  await expect(dialog(page)).toHaveCount(1);
  await afterFrames(page, 10);
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  // and each can be opened later
  await openPreferences(page);
});

test("Forward to a photograph with the preferences open shows the photograph alone", async ({
  page,
}) => {
  const root = await openCarousel(page);
  await root.locator('[aria-current="true"] button').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await openPreferences(page);
  await page.goForward();
  await expect(dialog(page)).toHaveAccessibleName("Enlarged photograph");
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
});

test("a menu opened without focus on its button, as in Safari, focuses the button when it closes", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await menuButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
});

firstVisit.describe(() => {
  for (const [width, focusTarget] of [
    [390, "Open menu"],
    [1280, "Villa Ulia, go to the home page"],
  ] as const) {
    firstVisit(
      `at ${width} px the focus goes to the bar when preferences opened from the banner are saved`,
      async ({ page, lookup: _lookup }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/about");
        await banner(page).getByRole("button", { name: "Preferences" }).click();
        await dialog(page).getByRole("button", { name: "Save" }).click();
        await expect(banner(page)).toBeHidden();
        await expect(focused(page)).toHaveAccessibleName(focusTarget);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      },
    );
  }
});
