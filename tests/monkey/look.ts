import type { Page } from "@playwright/test";
import { inPage } from "./in-page.ts";

/** The state of a page as a visitor sees it, and the identity of the document. */
export type Look = Awaited<ReturnType<typeof look>>;

/** Reads the state of the page. */
export function look(page: Page) {
  return inPage(page, inspect, undefined);
}

/** Runs in the page. */
function inspect() {
  const root = document.documentElement;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element | null) => {
    const name = element?.getAttribute("aria-label") || element?.textContent?.slice(0, 30);
    return element ? `<${element.localName}> ${name?.trim()}` : "nothing";
  };
  const isInWindow = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1;
  };
  const focused = document.activeElement;
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  return {
    /** Another one after each load. */
    document: performance.timeOrigin,
    protocol: location.protocol,
    path: location.pathname,
    search: location.search,
    title: document.title,
    lang: root.lang,
    name: root.dataset.page ?? "",
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    headings: [...document.querySelectorAll("h1")].filter(isSeen).map((h1) => h1.textContent),
    focus: describe(focused),
    focusIsLost: !focused || focused === document.body || !isSeen(focused),
    menuButton: document.querySelector("header > button")?.getAttribute("aria-expanded"),
    dialogs: open.map((dialog) => ({
      name: dialog.getAttribute("aria-label"),
      isModal: dialog.matches(":modal"),
      hasFocus: dialog.contains(focused),
      hasWayOut: [...dialog.querySelectorAll("button")].some(
        (button) =>
          isSeen(button) &&
          !button.closest("[inert]") &&
          /close|chiudi/i.test(button.ariaLabel ?? button.textContent),
      ),
      hasPhotographs: Boolean(dialog.querySelector("[data-photo-grid], picture")),
      sideways:
        getComputedStyle(dialog).overflowX === "hidden"
          ? dialog.scrollLeft
          : dialog.scrollWidth - dialog.clientWidth,
    })),
    inert: [...document.querySelectorAll("[inert]")]
      .filter((element) => isSeen(element) && isInWindow(element) && !element.closest("dialog"))
      // clones in a carousel, and slides that a movement is only bringing into sight
      .filter((element) => !element.closest("[aria-roledescription]") || isWhole(element))
      .map(describe),
    locks: [
      ...(root.hidden ? ["the document is hidden"] : []),
      ...[root, document.body].flatMap((element) => {
        const { overflowY, pointerEvents } = getComputedStyle(element);
        const isLocked = overflowY === "hidden" || overflowY === "clip" || pointerEvents === "none";
        return isLocked ? [`${element.localName} does not scroll or take presses`] : [];
      }),
      ...(document.querySelector("[data-deferred], [data-deferring]") ? ["parts are put off"] : []),
    ],
    sideways: Math.max(root.scrollWidth - root.clientWidth, Math.abs(scrollX)),
    carousels: [...document.querySelectorAll("[data-photo-set]")].filter(isSeen).map((each) => ({
      name: each.getAttribute("data-photo-set"),
      active: each.querySelectorAll('[data-slide][aria-current="true"]').length,
    })),
    says: document.querySelector("[data-failure]:not([hidden])")?.textContent,
  };

  function isWhole(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect();
    return element.hasAttribute("data-slide") && left >= 0 && right <= innerWidth;
  }
}
