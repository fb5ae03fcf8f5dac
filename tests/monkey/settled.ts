import type { Page } from "@playwright/test";
import { inPage } from "./in-page.ts";

/** Milliseconds after which a page is checked even if it is still changing. */
const restTimeout = 8000;

/** Frames in a row without a change. */
const stillFrames = 4;

/**
 * Waits until the document is loaded and hydrated, no navigation is in progress, and page, address,
 * dialogs and focus have not changed for some frames.
 */
export async function settled(page: Page): Promise<void> {
  await inPage(
    page,
    async ([restTimeout, stillFrames]) => {
      const isReady = () => {
        const root = document.documentElement;
        const app = Object.keys(document.querySelector("#app")?.lastElementChild ?? {});
        const isTakenOver = app.some((key) => key.startsWith("__react"));
        return (
          document.readyState === "complete" &&
          (isTakenOver || !root.classList.contains("js")) &&
          !window.navigation?.transition
        );
      };
      const state = () => {
        const { lang, dataset } = document.documentElement;
        const dialogs = [...document.querySelectorAll("dialog")].map(({ open }) => open);
        return [location.href, document.title, lang, dataset.page, dialogs].join();
      };
      const end = performance.now() + restTimeout;
      let last = "";
      let focus: Element | null = null;
      for (let still = 0; still < stillFrames && performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        const now = state();
        const isStill = isReady() && now === last && document.activeElement === focus;
        still = isStill ? still + 1 : 0;
        last = now;
        focus = document.activeElement;
      }
    },
    [restTimeout, stillFrames] as const,
  );
}
