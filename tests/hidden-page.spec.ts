import type { Page } from "@playwright/test";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { settle } from "./support/visitor.ts";

async function openHome(page: Page) {
  await page.goto("/");
  await page.waitForFunction(isHydrated);
}

const main = (page: Page) => page.locator("main");

test("a page is rendered hidden when the pointer reaches its link, without its pictures, and shown on the press", async ({
  page,
}) => {
  await openHome(page);
  const photographs: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") photographs.push(request.url());
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Interiors" });
  await link.hover();
  const ahead = main(page).locator("h1", { hasText: "Interiors" });
  await expect(ahead).toHaveCount(1);
  await expect(ahead).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await ahead.evaluate((heading) => Object.assign(heading, { isAhead: true }));
  expect(photographs).toEqual([]);
  await link.click();
  await expect(ahead).toBeVisible();
  expect(await ahead.evaluate((heading) => "isAhead" in heading)).toBe(true);
  await expect(main(page).locator("h1")).toHaveCount(1);
  const first = main(page).locator("img").first();
  await expect(first).toHaveAttribute("loading", "eager");
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test("the next page rendered hidden replaces the previous hidden one, never the visible page", async ({
  page,
}) => {
  await openHome(page);
  const bar = page.getByRole("banner");
  const titles = main(page).locator("h1");
  await bar.getByRole("link", { name: "Interiors" }).hover();
  await expect(titles.nth(1)).toHaveText("Interiors");
  await bar.getByRole("link", { name: "About" }).hover();
  await expect(titles.nth(1)).toHaveText("About");
  await expect(titles).toHaveCount(2);
  await bar.getByRole("link", { name: "Contacts" }).click();
  await expect(page).toHaveURL("/contatti");
  await expect(titles).toHaveText(["Contacts"]);
});

test("a booking page rendered hidden requests nothing from the booking engine before the press", async ({
  page,
}) => {
  await openHome(page);
  const link = page.getByRole("banner").locator('a[href="/prenotazioni"]').first();
  await link.hover();
  const frame = main(page).locator("iframe");
  await expect(frame).toHaveCount(1);
  await expect(frame).not.toHaveAttribute("src");
  await link.click();
  await expect(frame).toHaveAttribute("src", /./);
});

test("with data saving on no page is rendered hidden", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openHome(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Interiors" });
  await link.hover();
  await settle(page);
  await expect(main(page).locator("h1")).toHaveCount(1);
  await link.click();
  await expect(main(page).locator("h1")).toHaveText("Interiors");
});
