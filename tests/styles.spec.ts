import type { Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { holdArrivals } from "./support/carousel.ts";
import { isHydrated } from "./support/page.ts";
import { expect, open, settle, test } from "./support/visitor.ts";

/** The computed styles of every element of the application and of its `::before` and `::after`. */
async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#app, #app *")].flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // no box, nothing to draw
        const text = pseudo && style.content === "none" ? "" : style.cssText;
        return `${element.tagName}.${element.className}${pseudo} ${text}`;
      }),
    ),
  );
}

/** Addresses of the style sheets that a page fetches. */
function sheetsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") fetched.push(request.url());
  });
  return fetched;
}

for (const { url, name } of pageAddresses.filter(({ lang }) => lang === "en")) {
  test(`${url} looks the same loaded and opened inside the site, at 390 px and at 1440 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // a growing carousel would change between the two comparisons
    await holdArrivals(page);
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      // content that fades in is compared in its final state
      await settle(page);
      return looks(page);
    };
    const fetched = sheetsOf(page);
    await open(page, url);
    const loaded = [await at(390), await at(1440)];
    expect(fetched).toEqual([]);
    await page.goto(name === "home" ? "/note-legali" : "/");
    await page.waitForFunction(isHydrated);
    await page.evaluate((address) => window.navigation?.navigate(address), url);
    await expect(page.locator("html")).toHaveAttribute("data-page", name);
    const opened = [await at(390), await at(1440)];
    for (const [index, look] of opened.entries()) {
      const before = loaded[index] ?? [];
      expect(look.length).toBe(before.length);
      expect(look.filter((each, place) => each !== before[place])).toEqual([]);
    }
  });
}

test("a page inside the site fetches only styles that are not there yet, each once", async ({
  page,
}) => {
  const fetched = sheetsOf(page);
  await open(page, "/villa-ulia");
  await page.waitForFunction(isHydrated);
  for (const name of ["interni", "villa", "interni"]) {
    const slug = name === "villa" ? "villa-ulia" : name;
    await page.locator(`header nav a[href="/${slug}"]`).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-page", name);
  }
  expect(fetched.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/interni-/),
  ]);
});

test("if the styles of a page fail to load, a link falls back to a page load", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await context.route(/\.css$/, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent("load");
  await page.getByRole("navigation").first().getByRole("link", { name: "Contacts" }).click();
  await loaded;
  await expect(page).toHaveURL("/contatti");
  await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
});

test("the menu waits for its styles; if they fail a notice says so, and a second press tries again", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await context.route(/\.css$/, (route) => route.abort());
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(page.locator("[data-failure]")).toBeVisible();
  const menu = page.getByRole("dialog", { name: "Navigation menu" });
  await expect(menu).toBeHidden();
  await context.unroute(/\.css$/);
  await button.click();
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(390);
});

test("without scripts a page is printed by its rules for print", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("/villa-ulia", test.info().project.use.baseURL).href);
  const ending = page.locator("[data-ending]");
  await expect(ending).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(ending).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await context.close();
});

test("every container that a rule asks for exists", async ({ page }) => {
  await open(page, "/");
  const rules: string[] = [];
  for (const { url } of pageAddresses) {
    const html = await (await page.request.get(url)).text();
    rules.push(...html.split(/<\/?style>/).filter((_, index) => index % 2 === 1));
  }
  const names = (pattern: RegExp) =>
    new Set([...rules.join("\n").matchAll(pattern)].map(([, name]) => name));
  const asked = names(/@container ([\w-]+)/g);
  expect(asked.size).toBeGreaterThan(2);
  const there = names(/container:([\w-]+)/g);
  expect([...asked].filter((name) => !there.has(name))).toEqual([]);
});
