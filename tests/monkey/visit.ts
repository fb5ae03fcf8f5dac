import type { BrowserContext, Page } from "@playwright/test";
import { pageAddresses } from "../support/addresses.ts";
import { nextAction } from "./actions/all.ts";
import { type Complaints, complaintsOf } from "./complaints.ts";
import { expectedPage } from "./expected-page.ts";
import { faultsOf, type Past } from "./invariants.ts";
import { look } from "./look.ts";
import { seededRandom } from "./random.ts";
import { settled } from "./settled.ts";

/** Milliseconds within which a page must be correct after an action. */
const graceTime = 4000;

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

type Visit = {
  seed: number;
  /** How many, unless something is wrong before. */
  actions: number;
  /** Gets a line for each action. */
  log: string[];
};

/**
 * A visit of actions that are all chosen by the seed; it ends with the first fault.
 * @returns what was wrong after the last action; nothing where all was well
 */
export async function visit(
  page: Page,
  context: BrowserContext,
  { seed, actions, log }: Visit,
): Promise<string[]> {
  const random = seededRandom(seed);
  const complaints = await complaintsOf(page, context);
  await keepInside(page);
  await page.setViewportSize(random.pick(windows));
  const { url } = random.pick(pageAddresses);
  await page.goto(url);
  await settled(page);
  log.push(url);
  let before = await look(page);
  for (let action = 1; action <= actions; action++) {
    const { name, run } = nextAction(random);
    const line = log.push(`${action}. ${name}`) - 1;
    const done = await run({ page, context, random });
    log[line] += ` ${done ?? "(not possible)"}`;
    const { now, faults } = await judge(page, complaints, { before, wereTwo: name === "atOnce" });
    if (faults.length > 0) return faults;
    before = now;
  }
  return [];
}

/** Checks the page until nothing is wrong, or the time is over. */
async function judge(page: Page, complaints: Complaints, past: Past) {
  const end = Date.now() + graceTime;
  for (;;) {
    // Back has led to the entry before the visit
    if (!page.url().startsWith("http")) await page.goForward();
    await settled(page);
    const now = await look(page);
    const expected = await expectedPage(new URL(now.path, page.url()).href);
    const faults = faultsOf({ ...past, now, expected });
    if (faults.length === 0 || Date.now() > end) {
      return { now, faults: [...faults, ...complaints.take()] };
    }
  }
}

/** Disables printing, and links that lead out of the site. */
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
