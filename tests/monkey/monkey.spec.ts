import type { BrowserContext, Page } from "@playwright/test";
import { pageAddresses } from "../support/addresses.ts";
import { expectedPage, settled } from "../support/agreement.ts";
import { expect, test as visitorTest } from "../support/visitor.ts";
import { act } from "./actions.ts";
import { type Before, look } from "./look.ts";
import { seededRandom } from "./random.ts";

/** One in the suite; `npm run monkey` names others. */
const seeds = (process.env.SEEDS ?? "1").split(",").map(Number);
const actions = Number(process.env.ACTIONS ?? 25);

/** Milliseconds within which a page must be correct after an action. */
const graceTime = 4000;

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

// a visitor without a network hears what `known` names
const test = visitorTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  consoleMessages: async ({}, use) => {
    await use([]);
  },
});

test.use({ serviceWorkers: "allow" });

for (const seed of seeds) {
  test(`page, focus and console are correct after every action of random visitor ${seed}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const log: string[] = [];
    const faults = await visit(page, context, seed, log).catch((error) => [`${error}`]);
    const repeat = `To repeat: SEED=${seed} npm run monkey. What was done:\n${log.join("\n")}\n`;
    expect(faults, repeat).toEqual([]);
  });
}

/** Ends with the first fault. @returns what was wrong after the last action; nothing where all was well */
async function visit(page: Page, context: BrowserContext, seed: number, log: string[]) {
  const random = seededRandom(seed);
  const complaints = complaintsOf(page, context);
  await keepInside(page);
  await page.setViewportSize(random.pick(windows));
  const { url } = random.pick(pageAddresses);
  await page.goto(url);
  log.push(url);
  let before = await judge(page, undefined);
  for (let action = 1; action <= actions; action++) {
    const note = (text: string) => log.push(`${action}. ${text}`);
    const isSingle = await act({ page, context, random }, note);
    before = await judge(page, isSingle ? before : undefined);
    const faults = [...before.faults, ...complaints()];
    if (faults.length > 0) return faults;
  }
  return [];
}

async function judge(page: Page, before: Before | undefined) {
  const end = Date.now() + graceTime;
  for (;;) {
    // Back has led to the entry before the visit
    if (!page.url().startsWith("http")) await page.goForward();
    await settled(page);
    const { origin, pathname } = new URL(page.url());
    const now = await look(page, await expectedPage(origin + pathname), before);
    if (now.faults.length === 0 || Date.now() > end) return now;
  }
}

/** The browser's own messages about a missing network and about a resized window. */
const known = [
  "Error fetching user location",
  "Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
  "Failed to load resource: net::ERR_FAILED",
  // the service worker looks for a new version of itself
  "An unknown error occurred when fetching the script",
  // the map of a third party, which no test asks
  "Failed to load resource: net::ERR_NAME_NOT_RESOLVED",
  "was preloaded using link preload but not used",
];

/** Gives those since it was last asked, violations of the policy too. */
function complaintsOf(page: Page, context: BrowserContext): () => string[] {
  const heard: string[] = [];
  page.on("pageerror", ({ message }) => heard.push(`uncaught: ${message}`));
  page.on("crash", () => heard.push("the page has crashed"));
  page.on("console", (message) => {
    if (!known.some((text) => message.text().includes(text))) heard.push(message.text());
  });
  context.on("page", (other) => heard.push(`another window: ${other.url()}`));
  return () => heard.splice(0);
}

async function keepInside(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
    const keep = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && (link.target || link.origin !== location.origin || link.pathname.includes("."))) {
        event.preventDefault();
      }
    };
    addEventListener("click", keep, true);
  });
}
