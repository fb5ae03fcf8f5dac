import type { Page } from "@playwright/test";
import { isHydrated } from "./support/page.ts";
import { consentKey, expect, test } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";

const map = "https://www.openstreetmap.org/**";

/** Answers for the map, and collects what is asked. */
async function answerMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(map, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
  });
  return asked;
}

const status = (page: Page) => page.locator("main [role=status][data-state]");

test("the drawn map is shown until the button is pressed, which puts the focus into the real one", async ({
  page,
}) => {
  const asked = await answerMap(page);
  await page.goto("/contatti");
  const drawing = page.getByRole("img", { name: "Where we are" });
  await expect(drawing).toBeVisible();
  await expect(page.locator("main iframe")).toBeHidden();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(drawing).toBeHidden();
  await expect(page.locator("main iframe")).toBeFocused();
  await expect(status(page)).toBeEmpty();
});

/** The contacts, as a visitor sees them who has accepted all. */
async function openWithConsent(page: Page): Promise<void> {
  await page.route(`${testBuild.env.VITE_POSTHOG_HOST}/**`, (route) => route.fulfill({ json: {} }));
  await page.addInitScript((key) => {
    if (window === top) localStorage.setItem(key, "1");
  }, consentKey);
  await page
    .context()
    .addCookies(
      ["_ga", "_gid"].map((name) => ({ name, value: "GA1.1.1.1", domain: "localhost", path: "/" })),
    );
  await page.goto("/contatti");
  await expect(page.locator("main iframe")).toHaveAttribute("src", /openstreetmap/);
}

test("the map loads at once for a visitor who has accepted all", async ({ page }) => {
  await answerMap(page);
  await openWithConsent(page);
  await expect(page.locator("main iframe")).not.toBeFocused();
});

test("a frame whose content the browser restores on Back, before the page asks for it, breaks nothing", async ({
  page,
}) => {
  await answerMap(page);
  await page.goto("/contatti");
  await page.waitForFunction(isHydrated);
  // what Chromium does where a map was shown at this entry of the history
  await page.locator("main iframe").evaluate((frame: HTMLIFrameElement) => {
    return new Promise((done) => {
      frame.addEventListener("load", () => setTimeout(done));
      frame.contentWindow?.location.replace("https://www.openstreetmap.org/export/embed.html");
    });
  });
  await expect(page.locator("main iframe")).toBeHidden();
  await expect(page.getByRole("img", { name: "Where we are" })).toBeVisible();
});

test("a frame that hangs is reported after eight seconds and can be tried again", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(map, () => {});
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Show the map" }).click();
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText("Loading");
  await page.clock.runFor(6000);
  await expect(status(page)).toContainText("This content could not be loaded");
  await expect(status(page).getByRole("link", { name: /Open it in a new tab/ })).toBeVisible();
  await expect(status(page).getByRole("link", { name: /Call \+39/ })).toBeVisible();
  await expect(status(page).getByRole("link", { name: /Write to ciao@/ })).toBeVisible();

  await answerMap(page);
  await status(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main iframe")).toBeFocused();
  await expect(status(page)).toBeEmpty();
});

test("a booking engine that hangs is reported, and the page stays usable", async ({ page }) => {
  await page.route("**/demo/booking-engine/**", () => {});
  await page.goto("/prenotazioni", { waitUntil: "domcontentloaded" });
  await expect(status(page)).toHaveText("Opening the booking calendar");
  await expect(status(page)).toContainText("This content could not be loaded", { timeout: 12_000 });
});

test("a frame of another site gets only what it needs", async ({ page }) => {
  await answerMap(page);
  await page.goto("/prenotazioni");
  await expect(page.locator("main iframe")).toHaveAttribute("allow", "payment");
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.locator("main iframe")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("a plain link stands below the booking calendar and below the map", async ({ page }) => {
  await page.goto("/prenotazioni");
  const engine = page.getByRole("link", { name: /Open the booking page/ });
  await expect(engine).toHaveAttribute("target", "_blank");
  await expect(engine).toHaveAttribute("href", "/demo/booking-engine/en");
  await page.goto("/contatti");
  const maps = page.getByRole("link", { name: /Open in Maps/ });
  await expect(maps).toHaveAttribute("target", "_blank");
  await expect(maps).toHaveAttribute("href", /google\.com\/maps/);
});

test("the table of contents marks the section that is being read", async ({ page }) => {
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "Contents of this page" });
  await contents.getByRole("link", { name: /Legal basis/ }).click();
  const current = contents.locator("[aria-current]:visible");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText(/Legal basis/);
});
