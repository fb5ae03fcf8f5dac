import type { Page } from "@playwright/test";
import { type ExpectedPage, inPage } from "../support/agreement.ts";

export type Before = { document: number; name: string; dialog: string };

type Look = Before & { path: string; faults: string[] };

/** @param before undefined where a lost focus may come of a second action */
export function look(
  page: Page,
  expected: ExpectedPage,
  before: Before | undefined,
): Promise<Look> {
  return inPage(page, inspect, [expected, before] as const);
}

/** Runs in the page. */
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
    const isClipped = getComputedStyle(dialog).overflowX === "hidden";
    const sideways = isClipped ? dialog.scrollLeft : dialog.scrollWidth - dialog.clientWidth;
    fault(others.length > 0, `${others.length + 1} dialogs are open`);
    fault(!dialog.matches(":modal"), `the dialog ${name} is not modal`);
    fault(waysOut.length === 0, `the dialog ${name} cannot be closed`);
    fault(!dialog.contains(focused), `${name} is open, and the focus is on ${describe(focused)}`);
    fault(sideways > 0, `the dialog ${name} scrolls sideways by ${sideways} px`);
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
    const menuButton = document.querySelector("header > button");
    fault(menuButton?.ariaExpanded === "true", "the menu is closed, and its button says otherwise");
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
  for (const carousel of [...document.querySelectorAll("[data-photo-set]")].filter(isSeen)) {
    const { length } = carousel.querySelectorAll('[data-slide][aria-current="true"]');
    fault(length !== 1, `the carousel ${describe(carousel)} has ${length} active slides`);
  }
  return {
    document: performance.timeOrigin,
    path: location.pathname,
    name: root.dataset.page ?? "",
    dialog: name,
    faults,
  };
}
