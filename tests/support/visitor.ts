import type { BrowserContext, Page } from "@playwright/test";
import { isHydrated } from "./page.ts";
import { test as base, blocked, expect } from "./test.ts";
import {
  type IngestionServer,
  type LookupServer,
  startIngestionServer,
  startLookupServer,
} from "./third-parties.ts";

export { consentKey, expect } from "./test.ts";

type Fixtures = {
  lookup: LookupServer;
  ingestion: IngestionServer;
  /** Without the browser's own network messages: none at the end. */
  consoleMessages: string[];
};

/** A server for a single test. */
const served =
  <Server extends AsyncDisposable>(start: () => Promise<Server>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  async ({}, use: (server: Server) => Promise<void>) => {
    await using server = await start();
    await use(server);
  };

/** A first-time visitor, and local servers in place of the third parties. */
export const test = base.extend<Fixtures>({
  visitor: "first-time",
  // `consoleMessages` of all tabs in its place
  quiet: ({ page: _page }, use) => use(undefined),
  lookup: [served(startLookupServer), { auto: true }],
  ingestion: [served(startIngestionServer), { auto: true }],
  consoleMessages: [
    async ({ context }, use) => {
      const consoleMessages: string[] = [];
      context.on("page", (page) => listen(page, consoleMessages));
      for (const page of context.pages()) listen(page, consoleMessages);
      await use(consoleMessages);
      expect(consoleMessages).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own: requests that failed, and photographs for the width that a window had before. */
const notOurs = [
  blocked,
  "Failed to load resource",
  "was preloaded using link preload but not used",
];

function listen(page: Page, consoleMessages: string[]): void {
  page.on("pageerror", (error) => consoleMessages.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (!notOurs.some((text) => message.text().includes(text)))
      consoleMessages.push(message.text());
  });
}

export function banner(page: Page) {
  return page.getByRole("region", { name: /Request for consent|Richiesta di consenso/ });
}

/** With the banner, or the answer to it. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await banner(page).waitFor();
}

/** The page has done its idle work: what is not requested in a tenth of a second never is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(isHydrated);
  // asked at every frame: where nothing is drawn anew, `document.fonts.ready` may wait for ever
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.evaluate(async () => {
    // an idle task may schedule another one; on a busy machine there may be no idle time
    for (let moment = 0; moment < 2; moment++) {
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }));
    }
    await new Promise((later) => setTimeout(later, 100));
  });
}

export async function chooseLanguage(page: Page, lang: "en" | "it"): Promise<void> {
  await page.locator("header details > summary").click();
  await page.locator(`header details a[hreflang="${lang}"]`).click();
}

export async function follow(page: Page, href: string): Promise<void> {
  // by key: the bar may leave between the press and the release of a mouse
  await page.locator(`header nav a[href="${href}"]`).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-path", href);
}

export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.route("**/earlier-visit", (route) => route.fulfill({ body: "An earlier visit" }));
  await page.goto("/earlier-visit");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Every kind, as in browsers that block cookies. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
}

export async function kept(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie ? document.cookie.split("; ").map((pair) => pair.split("=")[0]) : [],
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}
