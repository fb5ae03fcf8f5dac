import type { Page } from "@playwright/test";
import { pageAddresses } from "../support/addresses.ts";
import { type ExpectedPage, expectedPage, inPage, settled } from "../support/agreement.ts";
import { expect, test } from "../support/visitor.ts";
import { act, type Visitor } from "./actions.ts";
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

/** What a visitor hears without a network; the second when the worker looks for a new version of itself. */
const known = [
  "Error fetching user location",
  "An unknown error occurred when fetching the script",
];

test.use({ serviceWorkers: "allow" });

for (const seed of seeds) {
  test(`page, focus and console are correct after every action of random visitor ${seed}`, async ({
    page,
    context,
    consoleMessages,
  }) => {
    test.setTimeout(300_000);
    const log: string[] = [];
    const complaints = () => {
      const heard = consoleMessages.splice(0);
      return heard.filter((message) => !known.some((text) => message.includes(text)));
    };
    page.on("response", (response) => {
      if (response.status() >= 400) consoleMessages.push(`${response.status()} ${response.url()}`);
    });
    const visitor = { page, context, random: seededRandom(seed) };
    const faults = await visit(visitor, complaints, log).catch((error) => [`${error}`]);
    consoleMessages.length = 0;
    const repeat = `To repeat: SEED=${seed} npm run monkey. What was done:\n${log.join("\n")}\n`;
    expect(faults, repeat).toEqual([]);
  });
}

/** Ends with the first fault. @returns what was wrong after the last action; nothing where all was well */
async function visit(visitor: Visitor, complaints: () => string[], log: string[]) {
  const { page, random } = visitor;
  await keepInside(page);
  await page.setViewportSize(random.pick(windows));
  const { url } = random.pick(pageAddresses);
  await page.goto(url);
  log.push(url);
  let before = await judge(page, undefined);
  for (let action = 1; action <= actions; action++) {
    const isSingle = await act(visitor, (text) => log.push(`${action}. ${text}`));
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
    const now = await inPage(page, inspect, [
      await expectedPage(origin + pathname),
      before,
    ] as const);
    if (now.faults.length === 0 || Date.now() > end) return now;
  }
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

type Before = { document: number; name: string; dialog: string };

type Look = Before & { path: string; faults: string[] };

/** Runs in the page. A lost focus may come of a second action: then without `before`. */
function inspect([expected, before]: readonly [ExpectedPage, Before | undefined]): Look {
  const faults: string[] = [];
  const fault = (isWrong: unknown, text: string) => {
    if (isWrong) faults.push(text);
  };
  const root = document.documentElement;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element | null) => {
    const name = element?.getAttribute("aria-label") || element?.textContent?.slice(0, 30);
    return element ? `<${element.localName}> ${name?.trim()}` : "nothing";
  };
  const focused = document.activeElement;

  const headings = [...document.querySelectorAll("h1")].filter(isSeen).map((h1) => h1.textContent);
  const shown = [root.dataset.page, root.lang, document.title, headings[0]].join(" | ");
  const wanted = [expected.name, expected.lang, expected.title, expected.heading].join(" | ");
  fault(shown !== wanted, `at ${location.pathname} stands ${shown}, not ${wanted}`);
  fault(headings.length !== 1, `${headings.length} first headings: ${headings.join(", ")}`);

  const [dialog, ...others] = document.querySelectorAll<HTMLDialogElement>("dialog[open]");
  const name = dialog?.getAttribute("aria-label") ?? "";
  const isPhotograph = Boolean(dialog?.querySelector("[data-photo-grid], picture"));
  const isNamed = /[?&]photos?=/.test(location.search);
  fault(
    isNamed !== isPhotograph,
    `photographs are ${isPhotograph ? "" : "not "}open at ${location.href}`,
  );
  if (dialog) {
    const waysOut = [...dialog.querySelectorAll("button")].filter(
      (button) =>
        isSeen(button) &&
        !button.closest("[inert]") &&
        /close|chiudi/i.test(button.ariaLabel ?? button.textContent),
    );
    fault(others.length > 0, `${others.length + 1} dialogs are open`);
    fault(!dialog.matches(":modal"), `the dialog ${name} is not modal`);
    fault(waysOut.length === 0, `the dialog ${name} cannot be closed`);
    fault(!dialog.contains(focused), `${name} is open, and the focus is on ${describe(focused)}`);
  } else {
    const isSameDocument = performance.timeOrigin === before?.document;
    const isClosed = before?.dialog && isSameDocument && before.name === root.dataset.page;
    const isLost = !focused || focused === document.body || !isSeen(focused);
    fault(
      isClosed && isLost,
      `${before?.dialog} is closed, and the focus is lost to ${describe(focused)}`,
    );
    const inert = [...document.querySelectorAll("[inert]")].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInWindow = right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1;
      const isWholeSlide = element.matches("[data-slide]") && left >= 0 && right <= innerWidth;
      // clones in a carousel, and slides that a movement is only bringing into sight
      const isOfCarousel = element.closest("[aria-roledescription]") && !isWholeSlide;
      return isSeen(element) && isInWindow && !element.closest("dialog") && !isOfCarousel;
    });
    fault(inert.length > 0, `inert: ${inert.map(describe).join(", ")}`);
    for (const element of [root, document.body]) {
      const { overflowY, pointerEvents } = getComputedStyle(element);
      const isLocked = ["hidden", "clip"].includes(overflowY) || pointerEvents === "none";
      fault(isLocked, `${element.localName} does not scroll or take presses`);
    }
    fault(root.hidden, "the document is hidden");
    fault(document.querySelector("[data-deferred], [data-deferring]"), "parts are put off");
  }

  const sideways = Math.max(root.scrollWidth - root.clientWidth, Math.abs(scrollX));
  fault(sideways > 0, `the page scrolls sideways by ${sideways} px`);
  return {
    document: performance.timeOrigin,
    path: location.pathname,
    name: root.dataset.page ?? "",
    dialog: name,
    faults,
  };
}
