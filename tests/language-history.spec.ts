import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("back after choosing Italian shows the page before it in Italian, where it was left", async ({
  page,
}) => {
  await page.goto("/villa-ulia");
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => scrollTo(0, 900));
  const legalNotes = page.locator('footer a[href="/note-legali"]');
  // a click of the mouse would scroll to the link first
  await legalNotes.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("data-path", "/note-legali");
  const list = page.getByRole("banner").locator("details");
  await page.evaluate(() => scrollTo(0, 0));
  await list.locator("summary").click();
  await list.getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL("/it/note-legali");
  await page.goBack();
  await expect(page).toHaveURL("/it/villa-ulia");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/La\svilla/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test("links of an English page stay English, whatever another tab has chosen since", async ({
  page,
}) => {
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => localStorage.setItem("userLocale", "it"));
  await page.getByRole("banner").getByRole("link", { name: "Contacts" }).click();
  await expect(page).toHaveURL("/contatti");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
