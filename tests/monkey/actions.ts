import type { BrowserContext, Page } from "@playwright/test";
import { pageAddresses } from "../support/addresses.ts";
import { inPage, settled } from "../support/agreement.ts";
import type { Random } from "./random.ts";

export type Visitor = { page: Page; context: BrowserContext; random: Random };

/** Returns what it did, in a few words; nothing if it was not possible. */
type Action = (visitor: Visitor) => Promise<string | undefined>;

/** In the dialog, if one is open. */
async function pressOne({ page, random }: Visitor, selector: string): Promise<string | undefined> {
  const scope = (await page.locator("dialog:modal").count()) ? "dialog:modal" : "body";
  const seen = page.locator(`${scope} :is(${selector}):not(:is([inert], [aria-hidden=true]) *)`);
  const all = await seen.filter({ visible: true }).all();
  const number = random.below(all.length);
  // it may be covered, or gone by now
  const pressed = all[number]?.click({ force: true, timeout: 1000 }).then(
    () => `${selector}, ${number}`,
    () => undefined,
  );
  return await pressed;
}

const ownLink = 'a[href^="/"]:not([target], [download], [href*="."]), a[href^="#"]';

/** Named, because among all links and buttons of a page they would seldom be pressed. */
const controls = [
  ownLink,
  "button, summary, input[role=switch]",
  "dialog nav a, dialog a[hreflang], header > button",
  "dialog input, dialog summary, footer button, section[aria-label*=onsen] button",
  "[data-slide] button, dialog button[aria-label*=otogra]",
  "[data-open-grid] ~ button",
  "[data-photo-grid] button, [data-open-grid]",
  "dialog button:is([aria-label^=Close], [aria-label^=Chiudi])",
];

const press: Action = (visitor) => pressOne(visitor, visitor.random.pick(controls));

/** Links, and steps in the history, each before the one before has been followed. */
const walks = [
  ...[[-1], [1], [-1, 1], [1, -1], [-1, -1], [-2], ["link", "link", "link"], ["link", -1]],
] as const;

const walk: Action = ({ page, random }) => {
  const steps = random.pick(walks).map((step) => (step === "link" ? random.next() : step));
  return inPage(
    page,
    ([selector, steps]) => {
      const isBack = (step: number) => Number.isInteger(step);
      // the entry before the first one is not the site
      let at = window.navigation?.currentEntry?.index ?? 0;
      for (const step of steps.filter(isBack)) at += Math.min(step, 0);
      if (at < 0) return;
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const links = [...scope.querySelectorAll<HTMLAnchorElement>(selector)].filter((each) =>
        each.checkVisibility(),
      );
      for (const step of steps) {
        if (isBack(step)) history.go(step);
        else links[Math.floor(step * links.length)]?.click();
      }
      return steps.join();
    },
    [ownLink, steps] as const,
  );
};

const language: Action = async (visitor) => {
  const isInMenu = await pressOne(visitor, "dialog a[hreflang]");
  if (isInMenu) return isInMenu;
  await pressOne(visitor, "header details:not([open]) > summary");
  return pressOne(visitor, "header details a[hreflang]");
};

const keys = [
  ...["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Enter", "Enter", "Escape", "Escape"],
  ...["Space", "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp", "Home", "End", "PageDown"],
];

const typing: Action = async ({ page, random }) => {
  const pressed = Array.from({ length: 1 + random.below(5) }, () => random.pick(keys));
  for (const key of pressed) await page.keyboard.press(key);
  const lastTab = pressed.findLast((key) => key.endsWith("Tab"));
  const isOutside = await inPage(
    page,
    () => document.activeElement === document.body && document.querySelector("dialog:modal"),
    undefined,
  );
  // after the last control come the browser's own, and after them the dialog again
  if (lastTab && isOutside) await page.keyboard.press(lastTab);
  return pressed.join(" ");
};

const offline: Action = async (visitor) => {
  const { page, context, random } = visitor;
  const address = page.url();
  await context.setOffline(true);
  const done = await random.pick([press, walk, language])(visitor);
  await settled(page);
  await context.setOffline(false);
  // the browser's own page of what it could not load
  if (!page.url().startsWith("http")) await page.goto(address);
  else if (await page.locator("html[data-page=offline]").count()) await page.reload();
  return done;
};

const weights: [name: string, weight: number, action: Action][] = [
  ["press", 60, press],
  ["walk", 18, walk],
  ["typing", 10, typing],
  ["language", 4, language],
  ["offline", 3, offline],
  [
    "reload",
    3,
    async ({ page, random }) => {
      const waitUntil = random.pick(["commit", "load"] as const);
      await page.reload({ waitUntil });
      return `until ${waitUntil}`;
    },
  ],
  [
    "address",
    3,
    async ({ page, random }) => {
      const { url, name } = random.pick(pageAddresses);
      const photograph = name === "interni" ? "?photos=apartment-1&photo=14" : "";
      const to = url + random.pick(["", "", "#main", photograph]);
      await page.goto(to);
      return to;
    },
  ],
  [
    "press anywhere",
    10,
    async ({ page, random }) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      // one in ten beside an open dialog
      const isBeside = random.next() < 0.1;
      const [x, y] = isBeside ? [3, 3] : [random.below(width), random.below(height)];
      const clicks = random.pick([1, 1, 1, 2]);
      // the second would move the focus from where the dialog has left it
      await page.mouse.click(x, y, { clickCount: isBeside ? 1 : clicks });
      return `${x}, ${y}`;
    },
  ],
  [
    "scroll",
    5,
    async ({ page, random }) => {
      const by = random.pick([-3000, -600, 300, 600, 1200, 6000]);
      await page.mouse.wheel(0, by);
      return `by ${by}`;
    },
  ],
  [
    "resize",
    5,
    async ({ page, random }) => {
      const width = random.pick([320, 390, 600, 768, 991, 992, 1280, 1440, 1920]);
      const height = random.pick([320, 568, 844, 900, 1080]);
      await page.setViewportSize({ width, height });
      return `${width} x ${height}`;
    },
  ],
];
const bag = weights.flatMap((each) => Array<typeof each>(each[1]).fill(each));

/** The part of actions that are two at once, the second before the first has taken effect. */
const together = 0.12;

/** @returns whether it was a single action, after which nothing else can have moved the focus */
export async function act(visitor: Visitor, note: (text: string) => void): Promise<boolean> {
  const [first, second] = [visitor.random.pick(bag), visitor.random.pick(bag)];
  const isPair = visitor.random.next() < together;
  for (const [name, , action] of isPair ? [first, second] : [first]) {
    note(`${name}: ${(await action(visitor)) ?? "(not possible)"}`);
  }
  return !isPair && first[2] !== typing;
}
