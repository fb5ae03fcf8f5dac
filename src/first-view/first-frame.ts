import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterNextFrame } from "../modules/schedule.ts";
import { prefersReducedMotion } from "../modules/user-preferences.ts";
import { pageFadeTime } from "../site/timings.ts";

/** Drawn anew where optimisers, extensions or translators have changed the number of nodes. */
export function hydrate(root: HTMLElement, app: ReactNode): void {
  if (countNodes(root) === Number(root.dataset.nodes)) {
    // as a transition, hydration yields to the browser between tasks, so scrolling stays smooth
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportError }));
  } else flushSync(() => createRoot(root).render(app));
}

function countNodes(root: Node): number {
  const nodes = document.createTreeWalker(root);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

/** @param atTop it is shown from its top: parts below the window are laid out a frame later */
export function startPageTransition({ atTop }: { atTop: boolean }): void {
  const main = document.getElementById("main");
  if (!main) return;
  if (atTop) deferBelowWindow(main);
  if (prefersReducedMotion()) return;
  main.animate({ opacity: [0.4, 1] }, { duration: pageFadeTime, easing: "ease-out" });
}

/** The first frame is painted sooner without the parts below the window (`data-deferred`). */
function deferBelowWindow(main: HTMLElement): void {
  const parts = document.querySelectorAll<HTMLElement>("main > *, main section, footer");
  main.dataset.deferring = "";
  for (const part of parts) part.dataset.deferred = "";
  for (const part of parts) {
    delete part.dataset.deferred;
    const isWhole = !part.querySelector("[data-deferred]");
    if (isWhole && part.getBoundingClientRect().bottom + scrollY >= innerHeight) break;
  }
  afterNextFrame(() => {
    delete main.dataset.deferring;
    for (const part of parts) delete part.dataset.deferred;
  });
}
