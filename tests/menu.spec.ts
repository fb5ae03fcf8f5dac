import type { Page } from "@playwright/test";
import { swipe } from "./support/carousel.ts";
import { holdRequests, isHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole("dialog", { name: "Navigation menu" });

/** Opens the menu, whose script comes at the press. */
async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu(page)).toBeVisible();
}

async function boldPositions(page: Page): Promise<number[][]> {
  return menu(page)
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        let position = 0;
        const bold: number[] = [];
        for (const node of link.firstElementChild?.childNodes ?? []) {
          if (node.nodeName === "B") bold.push(position);
          position += node.textContent?.length ?? 0;
        }
        return bold;
      }),
    );
}

test("each word of the menu has two bold letters among its first five, chosen anew each time it opens", async ({
  page,
}) => {
  await page.goto("/");
  const draws: number[][][] = [];
  for (let opening = 0; opening < 4; opening++) {
    await open(page);
    const bold = await boldPositions(page);
    expect(bold).toHaveLength(6);
    for (const positions of bold) {
      expect(new Set(positions).size).toBe(2);
      expect(Math.max(...positions)).toBeLessThan(5);
    }
    draws.push(bold);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
  }
  for (let opening = 1; opening < draws.length; opening++) {
    for (const [word, bold] of (draws[opening] ?? []).entries()) {
      expect(bold).not.toEqual(draws[opening - 1]?.[word]);
    }
  }
});

test("the two letters of a word are bolder than the others", async ({ page }) => {
  await page.goto("/");
  await open(page);
  const weight = menu(page).locator("nav b").first();
  await expect(weight).toHaveCSS("font-weight", "800");
});

test("everything fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/", "/it"]) {
    await page.goto(path);
    await page.locator("header button[aria-haspopup]").click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog.locator("a[href^='tel:']")).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((menu) => menu.scrollHeight)).toBe(568);
  }
});

test("the telephone is named as a call", async ({ page }) => {
  await page.goto("/");
  await open(page);
  await expect(menu(page).locator('a[href^="tel:"]')).toHaveAccessibleName(/^Call \+39 [\d ]+$/);
});

test("a screen reader hears the plain words, in order", async ({ page }) => {
  await page.goto("/it");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  const links = page.getByRole("dialog").getByRole("navigation").getByRole("link");
  for (const [index, name] of [
    "Villa",
    "Interni",
    "Esperienze",
    "Ospitalità",
    "Contatti",
    "Prenota",
  ].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
  }
});

test("focus moves into the menu, cannot reach the page behind, and Escape returns it to the button", async ({
  page,
}) => {
  await page.goto("/");
  await open(page);
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("a press on a word leads to its page and closes the menu", async ({ page }) => {
  await page.goto("/");
  await open(page);
  await menu(page).getByRole("link", { name: "Experience" }).click();
  await expect(page).toHaveURL("/experience");
  await expect(menu(page)).toBeHidden();
});

test("opened while another page is loading, the menu stays open on that page", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.waitForFunction(isHydrated);
  const release = await holdRequests(context, /\/assets\/experience[.-]/);
  await page.locator('main a[href="/experience"]').first().click();
  await expect(page).toHaveURL("/experience");
  await open(page);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-page", "experience");
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole("button", { name: "Close" }).click();
  await expect(menu(page)).toBeHidden();
});

test("a press just as the menu closes opens it again", async ({ page }) => {
  await page.goto("/");
  await open(page);
  // closes as Escape does, with a press before the browser dispatches `close`
  await menu(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.requestClose();
    document.querySelector<HTMLElement>("header button[aria-haspopup]")?.click();
  });
  // a late event of the closing would have come by now
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
});

test("Back closes the menu, and Forward does not open it again", async ({ page }) => {
  await page.goto("/");
  await page.locator('main a[href="/experience"]').first().click();
  await expect(page).toHaveURL("/experience");
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/experience");
  await expect(page.locator("main")).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test("both languages stand at the foot of the menu", async ({ page }) => {
  await page.goto("/about");
  await open(page);
  await menu(page).getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL("/it/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
});

test("with reduced motion the menu appears at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await open(page);
  expect(
    await menu(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length),
  ).toBe(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a swipe over the menu does not scroll the page behind", async ({ page }) => {
    await page.goto("/villa-ulia");
    await page.waitForFunction(isHydrated);
    // held at its end, so that it goes no further
    const swipeUp = () => swipe(page, { x: 195, y: 600 }, { x: 0, y: -300 }, { hold: 200 });
    const top = () => page.evaluate(() => Math.round(scrollY));
    await swipeUp();
    await expect.poll(top).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo(0, 400));
    // the bar, and its button, come back on the way up
    await page.evaluate(() => scrollTo(0, 300));
    await open(page);
    await swipeUp();
    // what follows a swipe would have begun by now
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await top()).toBe(300);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    expect(await top()).toBe(300);
  });
});
