import type { Page } from "@playwright/test";
import { visit } from "./support/page.ts";
import { consentKey, expect, test } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";

const status = (page: Page) => page.locator("main [role=status][data-state]");
const frame = (page: Page) => page.locator("main iframe");
const drawing = (page: Page) => page.getByRole("img", { name: "Where we are" });
const showMap = (page: Page) => page.getByRole("button", { name: "Show the map" }).click();

async function answerMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
  });
  return asked;
}

test("the map is drawn until a press, which puts the focus into the real one", async ({ page }) => {
  const asked = await answerMap(page);
  await visit(page, "/contatti");
  await expect(drawing(page)).toBeVisible();
  await expect(frame(page)).toBeHidden();
  expect(asked).toEqual([]);
  // what Chromium restores on Back where a map was shown, before the page asks for it
  await frame(page).evaluate((frame: HTMLIFrameElement) => {
    return new Promise((done) => {
      frame.addEventListener("load", () => setTimeout(done));
      frame.contentWindow?.location.replace("https://www.openstreetmap.org/export/embed.html");
    });
  });
  await expect(frame(page)).toBeHidden();
  await expect(drawing(page)).toBeVisible();
  await showMap(page);
  await expect(drawing(page)).toBeHidden();
  await expect(frame(page)).toBeFocused();
  await expect(frame(page)).toHaveAttribute("src", /openstreetmap/);
  await expect(status(page)).toBeEmpty();
  await expect(frame(page)).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("the map loads at once for a visitor who has accepted all", async ({ page, context }) => {
  await answerMap(page);
  await page.route(`${testBuild.env.VITE_POSTHOG_HOST}/**`, (route) => route.fulfill({ json: {} }));
  await page.addInitScript((key) => {
    if (window === top) localStorage.setItem(key, "1");
  }, consentKey);
  const cookie = { value: "GA1.1.1.1", domain: "localhost", path: "/" };
  await context.addCookies(["_ga", "_gid"].map((name) => ({ name, ...cookie })));
  await page.goto("/contatti");
  await expect(frame(page)).toHaveAttribute("src", /openstreetmap/);
  await expect(frame(page)).not.toBeFocused();
});

test("a frame that hangs is reported after eight seconds, and can be tried again", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("https://www.openstreetmap.org/**", () => {});
  await page.goto("/contatti");
  await showMap(page);
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText("Loading");
  await page.clock.runFor(6000);
  await expect(status(page)).toContainText("This content could not be loaded");
  for (const name of [/Open it in a new tab/, /Call \+39/, /Write to ciao@/]) {
    await expect(status(page).getByRole("link", { name })).toBeVisible();
  }
  await answerMap(page);
  await status(page).getByRole("button", { name: "Try again" }).click();
  await expect(frame(page)).toBeFocused();
  await expect(status(page)).toBeEmpty();
});
