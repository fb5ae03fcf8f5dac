import type { BrowserContext, Page } from "@playwright/test";
import { pageAddresses } from "../support/addresses.ts";
import { inPage, settled } from "../support/agreement.ts";
import type { Random } from "./random.ts";

export type Visitor = { page: Page; context: BrowserContext; random: Random };

/** Returns what it did, in a few words; nothing if it was not possible. */
type Action = (visitor: Visitor) => Promise<string | undefined>;

const ownLink = 'a[href^="/"]:not([target], [download], [href*="."]), a[href^="#"]';

/** Where to press an element: in the dialog, if one is open. Scrolls to what is outside the window. */
async function find({ page, random }: Visitor, selector: string) {
  return inPage(
    page,
    ([selector, chance]) => {
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const candidates = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[inert], [aria-hidden=true]"),
      );
      const element = candidates[Math.floor(chance * candidates.length)];
      if (!element) return;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
        element.scrollIntoView({ block: "center", behavior: "instant" });
      }
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // it may only be sliding in
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return;
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return { x, y, name: name.trim().slice(0, 40) };
    },
    [selector, random.next()] as const,
  );
}

async function pressOne(visitor: Visitor, selector: string): Promise<string | undefined> {
  const place = await find(visitor, selector);
  if (place) await visitor.page.mouse.click(place.x, place.y);
  return place?.name;
}

/** Named, because among all links and buttons of a page they would seldom be pressed. */
const controls = [
  ownLink,
  "button, summary, input[role=switch]",
  "dialog nav a, dialog a[hreflang], header > button",
  "dialog input, dialog summary, footer button, section[aria-label*=onsen] button",
  "[data-slide] button, dialog button[aria-label*=otogra]",
  "[data-open-grid] ~ button",
  "[data-photo-grid] button, [data-open-grid]",
  'dialog button:is([aria-label^="Close"], [aria-label^="Chiudi"])',
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
      const done = steps.map((step) => {
        if (isBack(step)) history.go(step);
        const link = isBack(step) ? undefined : links[Math.floor(step * links.length)];
        link?.click();
        return link?.getAttribute("href") ?? step;
      });
      return done.join(", ");
    },
    [ownLink, steps] as const,
  );
};

const reload: Action = async ({ page, random }) => {
  const waitUntil = random.pick(["commit", "load"] as const);
  await page.reload({ waitUntil });
  return `until ${waitUntil}`;
};

const address: Action = async ({ page, random }) => {
  const { url, name } = random.pick(pageAddresses);
  const photograph = name === "interni" ? "?photos=apartment-1&photo=14" : "";
  const to = url + random.pick(["", "", "#main", photograph]);
  await page.goto(to);
  return to;
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

const pressAnywhere: Action = async ({ page, random }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // one in ten beside an open dialog
  const [x, y] = random.next() < 0.1 ? [3, 3] : [random.below(width), random.below(height)];
  await page.mouse.click(x, y, { clickCount: random.pick([1, 1, 1, 2]) });
  return `${x}, ${y}`;
};

const scroll: Action = async ({ page, random }) => {
  const by = random.pick([-3000, -600, 300, 600, 1200, 6000]);
  await page.mouse.wheel(0, by);
  return `by ${by}`;
};

const resize: Action = async ({ page, random }) => {
  const width = random.pick([320, 390, 600, 768, 991, 992, 1280, 1440, 1920]);
  const height = random.pick([320, 568, 844, 900, 1080]);
  await page.setViewportSize({ width, height });
  return `${width} x ${height}`;
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

const weights: [action: Action, name: string, weight: number][] = [
  [press, "press", 60],
  [walk, "walk", 18],
  [reload, "reload", 3],
  [address, "address", 3],
  [language, "language", 4],
  [typing, "typing", 10],
  [pressAnywhere, "press anywhere", 10],
  [scroll, "scroll", 5],
  [resize, "resize", 5],
  [offline, "offline", 3],
];
const bag = weights.flatMap((each) => Array<typeof each>(each[2]).fill(each));

/** The part of actions that are two at once, the second before the first has taken effect. */
const together = 0.12;

/** @returns whether it was a single action, after which nothing else can have moved the focus */
export async function act(visitor: Visitor, note: (text: string) => void): Promise<boolean> {
  const [first, second] = [visitor.random.pick(bag), visitor.random.pick(bag)];
  const isPair = visitor.random.next() < together;
  for (const [action, name] of isPair ? [first, second] : [first]) {
    note(`${name}: ${(await action(visitor)) ?? "(not possible)"}`);
  }
  return !isPair && first[0] !== typing;
}
