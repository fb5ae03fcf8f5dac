import type { BrowserContext, Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { expectPageOfAddress, go, walk } from "./support/agreement.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { slowSite } from "./support/slow-site.ts";
import { expect, test } from "./support/test.ts";

async function chooseItalian(page: Page): Promise<void> {
  await page.locator("header details summary").click();
  await page.locator("header details a[hreflang=it]").click();
}

type Row = {
  what: string;
  /** Runs while the page is visible and the application has not started. */
  act(page: Page, context: BrowserContext): Promise<unknown>;
  /** What the address is at last; left out where that is the browser's to decide. */
  leadsTo?: string;
};

/** The visitor went from the villa to About, Contacts, Interiors, back to Contacts and reloaded. */
const rows: Row[] = [
  { what: "Back", act: (page) => go(page, -1), leadsTo: "/about" },
  { what: "Back twice at once", act: (page) => go(page, -1, -1), leadsTo: villaPath },
  {
    what: "Back twice, one after the other",
    async act(page) {
      await go(page, -1);
      await seesPageOf(page, "/about");
      await go(page, -1);
    },
    leadsTo: villaPath,
  },
  { what: "Forward", act: (page) => go(page, 1), leadsTo: "/interni" },
  { what: "Back and Forward at once", act: (page) => go(page, -1, 1) },
  { what: "Forward, Back and Back at once", act: (page) => go(page, 1, -1, -1) },
  {
    what: "a link",
    act: (page) => page.locator("header nav a").first().click(),
    leadsTo: villaPath,
  },
  {
    what: "Back and a link at once",
    act: (page) =>
      page.evaluate(() => {
        history.back();
        document.querySelector<HTMLElement>("header nav a")?.click();
      }),
  },
  {
    what: "a place on the page",
    act: (page) => followPlace(page),
    leadsTo: "/contatti#main",
  },
  {
    what: "a place on the page, and Back twice",
    async act(page) {
      await followPlace(page);
      await go(page, -2);
    },
    leadsTo: "/about",
  },
  {
    what: "Back, and then a place on the page",
    async act(page) {
      await go(page, -1);
      await seesPageOf(page, "/about");
      await followPlace(page);
    },
    leadsTo: "/about#main",
  },
  { what: "Italian", act: (page) => chooseItalian(page), leadsTo: "/it/contatti" },
  {
    what: "Italian, and Back as soon as its page is there",
    async act(page) {
      await chooseItalian(page);
      await expect(page).toHaveURL("/it/contatti");
      await go(page, -1);
    },
  },
  {
    what: "a button, and Back",
    async act(page) {
      await page.getByRole("button", { name: "Cookie preferences" }).click();
      await go(page, -1);
    },
    leadsTo: "/about",
  },
];

/** Waits until the page of the address is loaded after a step in the history. */
async function seesPageOf(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("data-path", path);
}

/** Follows the link to the content with the keyboard: it is not seen before it has the focus. */
async function followPlace(page: Page): Promise<void> {
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
}

for (const { what, act, leadsTo } of rows) {
  test(`before the application has started: ${what}`, async ({ page, context }) => {
    await walk(page, villaPath, "/about", "/contatti", "/interni");
    await go(page, -1);
    await expectPageOfAddress(page, "/contatti");
    const release = await holdRequests(context, /\/assets\/entry-client/);
    await page.reload({ waitUntil: "domcontentloaded" });
    await act(page, context);
    if (leadsTo) await expect(page).toHaveURL(leadsTo);
    release();
    await expectPageOfAddress(page, leadsTo);
  });
}

test("a form sent before the application has started leads to the calendar, and Back to the form", async ({
  page,
  context,
}) => {
  await walk(page, villaPath, "/");
  const release = await holdRequests(context, /\/assets\/entry-client/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.locator("form[data-stay] button").click();
  await expect(page).toHaveURL(/\/prenotazioni\?/);
  await go(page, -1);
  release();
  await expectPageOfAddress(page, "/");
  await go(page, -1);
  await expectPageOfAddress(page, villaPath);
});

test("without the Navigation API Back after a choice of language shows the page of the address", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await page.goto("/contatti");
  await page.waitForFunction(isHydrated);
  await followPlace(page);
  await chooseItalian(page);
  await expectPageOfAddress(page, "/it/contatti");
  await go(page, -1);
  await expectPageOfAddress(page, "/it/contatti");
});

for (const [what, steps, leadsTo] of [
  ["Back", [-1], "/about"],
  ["Back twice", [-1, -1], villaPath],
  ["Forward", [1], "/interni"],
] as const) {
  test(`${what} before a page's head has loaded completely`, async ({ page, baseURL }) => {
    const slow = await slowSite(baseURL ?? "");
    await walk(page, slow.url + villaPath, "/about", "/contatti", "/interni");
    await go(page, -1);
    await expectPageOfAddress(page, "/contatti");
    const release = slow.hold();
    await page.reload({ waitUntil: "commit" });
    await go(page, ...steps);
    // toHaveURL would wait for a page load that is held until the release
    await expect.poll(() => page.url()).toBe(slow.url + leadsTo);
    release();
    await expectPageOfAddress(page, leadsTo);
    await slow.close();
  });
}
