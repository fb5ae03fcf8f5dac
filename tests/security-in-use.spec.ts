import { villaPath } from "./support/addresses.ts";
import { expectRecording } from "./support/third-parties.ts";
import { banner, expect, open, settle, test } from "./support/visitor.ts";

// the browser reports every violation of the policy on the console

test("accepting, being recorded, the lightbox, the map and the booking break no rule of the content security policy", async ({
  page,
  ingestion,
  consoleMessages,
}) => {
  test.slow();
  await page.clock.install();
  await open(page, villaPath);
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await expectRecording(page, ingestion);

  await page.locator("[data-slide][aria-current] button").first().click();
  await expect(page).toHaveURL(/photo=/);
  await page.keyboard.press("Escape");
  // closing goes back in history, which would cancel a page load that has begun
  await expect(page).toHaveURL(villaPath);
  await page.goto("/contatti");
  await expect(page.locator("iframe[src]")).toBeAttached();
  await page.goto("/prenotazioni");
  await expect(page.frameLocator("iframe").locator("h1, h2").first()).toBeVisible();
  await settle(page);
  expect(consoleMessages).toEqual([]);
});

test("choosing in the preferences, the menu and the other language break no rule of the policy either", async ({
  page,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await banner(page).getByRole("button", { name: "Preferences" }).click();
  for (const toggle of await page.getByRole("switch").all()) await toggle.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator('dialog[open] a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await page.locator("header details > summary").click();
  await page.locator('header details a[hreflang="it"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(consoleMessages).toEqual([]);
});

test("a script cannot set a text as HTML", async ({ page }) => {
  await page.goto("/");
  const refused = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<b>text</b>";
      return "allowed";
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain("TrustedHTML");
});
