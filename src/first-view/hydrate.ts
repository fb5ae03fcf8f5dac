import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

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
