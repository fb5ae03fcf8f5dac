import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { expectPageOfAddress, go, walk } from "./support/agreement.ts";
import { carousel, settle } from "./support/carousel.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const phone = { width: 390, height: 844 };
const dialog = (page: Page) => page.locator("dialog:modal");

/** Presses links in one task, before the first of them can have been followed. */
async function pressAtOnce(page: Page, ...selectors: string[]): Promise<void> {
  await page.evaluate((selectors) => {
    for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
  }, selectors);
}

const link = (path: string) => `footer a[href="${path}"], header nav a[href="${path}"]`;

/** What a page is drawn with; its address is in the bar before they have come. */
const files = (name: string) => new RegExp(`/assets/${name}[.-]`);

test("of three links pressed at once the last is followed, in whatever order their pages load", async ({
  page,
  context,
}) => {
  await walk(page, villaPath);
  const releases = [
    await holdRequests(context, files("experience")),
    await holdRequests(context, files("about")),
    await holdRequests(context, files("contatti")),
  ];
  await pressAtOnce(page, link("/experience"), link("/about"), link("/contatti"));
  // the last one comes first
  for (const release of releases.toReversed()) {
    release();
    await expectPageOfAddress(page, "/contatti");
  }
  await go(page, -1);
  await expectPageOfAddress(page, "/about");
});

for (const [what, change, leadsTo] of [
  [
    "a place on the page is followed",
    (page) => pressAtOnce(page, "a[href='#main']"),
    "/about#main",
  ],
  ["the loading is stopped", (page) => page.evaluate(() => stop()), "/about"],
  ["a file is downloaded", (page) => download(page), "/about"],
  ["the same link is pressed again", (page) => pressAtOnce(page, link("/about")), "/about"],
  ["Back is pressed", (page) => go(page, -1), villaPath],
  ["Back and Forward are pressed", (page) => go(page, -1, 1), undefined],
  ["another language is chosen", chooseItalian, "/it/about"],
  [
    "the history is written to",
    (page) => page.evaluate(() => history.replaceState(null, "", "?a=b")),
    "/about?a=b",
  ],
] satisfies [string, (page: Page) => Promise<unknown>, string | undefined][]) {
  test(`while another page is loading: ${what}`, async ({ page, context }) => {
    await walk(page, villaPath);
    const release = await holdRequests(context, files("about"));
    await pressAtOnce(page, link("/about"));
    await expect(page).toHaveURL("/about");
    await change(page);
    release();
    await expectPageOfAddress(page, leadsTo);
  });
}

test("a photograph pressed together with a link adds nothing to the link's address", async ({
  page,
  context,
}) => {
  await walk(page, villaPath);
  await settle(carousel(page, "villa"));
  const release = await holdRequests(context, files("about"));
  // the lightbox comes only now, when the address is the other page's
  const lightbox = page.waitForEvent("requestfinished", (it) => files("lightbox").test(it.url()));
  await pressAtOnce(page, '[data-photo-set="villa"] [aria-current] button', link("/about"));
  await expect(page).toHaveURL("/about");
  await lightbox;
  release();
  await expectPageOfAddress(page, "/about");
  await expect(dialog(page)).toHaveCount(0);
});

async function download(page: Page): Promise<void> {
  const started = page.waitForEvent("download");
  await page.evaluate(() => {
    const file = document.createElement("a");
    file.href = "/favicon.svg";
    file.download = "favicon.svg";
    document.body.append(file);
    file.click();
  });
  await started;
}

async function chooseItalian(page: Page): Promise<void> {
  await page.locator("header details summary").click();
  await page.locator("header details a[hreflang=it]").click();
}

for (const [what, wayOut] of [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["its cross", (page) => pressAtOnce(page, "dialog[open] button")],
  ["a link in it", (page) => pressAtOnce(page, 'dialog[open] a[href="/contatti"]')],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`Back while the menu closes by ${what}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await walk(page, villaPath, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(dialog(page)).toBeVisible();
    await wayOut(page);
    await go(page, -1);
    await expectPageOfAddress(page);
    await expect(dialog(page)).toHaveCount(0);
  });
}

/** Opens the photograph in the middle of the villa's carousel. */
async function openPhoto(page: Page): Promise<void> {
  const root = carousel(page, "villa");
  await settle(root);
  await root.locator('[aria-current="true"] button').click();
  await expect(dialog(page)).toBeVisible();
}

test("Back while the lightbox closes leads to a whole page without it", async ({ page }) => {
  await walk(page, "/about", villaPath);
  await openPhoto(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("dialog[open] button[aria-label^=Close]")?.click();
    history.back();
  });
  await expectPageOfAddress(page);
  await expect(dialog(page)).toHaveCount(0);
});

/** Opens a photograph and goes back to the page before its own. @returns address of the photograph */
async function leavePhoto(page: Page): Promise<URL> {
  await walk(page, "/about", villaPath);
  await openPhoto(page);
  const opened = new URL(page.url());
  await go(page, -2);
  await expectPageOfAddress(page, "/about");
  return opened;
}

test("Forward from another page into an open photograph shows the photograph on its page", async ({
  page,
}) => {
  const opened = await leavePhoto(page);
  await expect(dialog(page)).toHaveCount(0);
  await go(page, 2);
  await expectPageOfAddress(page, opened.pathname + opened.search);
  await expect(dialog(page)).toHaveAccessibleName("Enlarged photograph");
  await go(page, -1);
  await expectPageOfAddress(page, villaPath);
  await expect(dialog(page)).toHaveCount(0);
});

test("Forward into an open photograph before the application has started", async ({
  page,
  context,
}) => {
  const opened = await leavePhoto(page);
  const release = await holdRequests(context, /\/assets\/entry-client/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await go(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-page", "villa");
  release();
  await expectPageOfAddress(page, opened.pathname + opened.search);
  await page.waitForFunction(isHydrated);
  await expect(dialog(page)).toHaveAccessibleName("Enlarged photograph");
});
