import { villaPath } from "./support/addresses.ts";
import { expectShown } from "./support/page.ts";
import { expectRecording } from "./support/third-parties.ts";
import { banner, chooseLanguage, expect, open, settle, test } from "./support/visitor.ts";

test("recording, lightbox, map and booking break no rule of the policy", async ({
  page,
  ingestion,
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
});

test("preferences, menu and language break no rule of the policy; a text set as HTML does", async ({
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
  await expectShown(page, "about");
  await chooseLanguage(page, "it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  const setAsHtml = page.evaluate(() => {
    document.createElement("div").innerHTML = "<b>text</b>";
  });
  await expect(setAsHtml).rejects.toThrow("TrustedHTML");
  expect(consoleMessages.splice(0)).toHaveLength(1);
});
