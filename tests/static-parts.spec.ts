import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test("sections without behaviour cost no script, and change with the language", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const isStatic = (url: string) => url.includes(".static-");
  await page.goto("/experience");
  await page.waitForFunction(isHydrated);
  const surroundings = page.getByRole("heading", { name: "Around the villa" });
  await expect(surroundings).toBeAttached();
  expect(scripts.filter(isStatic)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await surroundings.click();
  await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
  await expect(page.getByRole("heading", { name: "I dintorni" })).toBeAttached();
  await expect(surroundings).toHaveCount(0);
  expect(scripts.some(isStatic)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("a page that is opened inside the site has all its sections", async ({ page }) => {
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator("nav a[href='/experience']").first().click();
  await expect(page.getByRole("heading", { name: "Around the villa" })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});
