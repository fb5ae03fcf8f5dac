import { afterNextFrame } from "./schedule.ts";

/** @param offset pixels by which an element is in the window before it is revealed */
export function followReveal(offset: number, onNavigated: (listener: () => void) => void): void {
  let stop = startReveal(offset);
  // positions are final only in the second frame of a new page
  onNavigated(() =>
    afterNextFrame(() => {
      stop();
      stop = startReveal(offset);
    }),
  );
}

/**
 * Sets `data-revealed` once an element's top is `offset` pixels inside the window, and `is-below` on those
 * below it at first. Stylesheets should hide only those: the first screen never flickers. Returns how to stop.
 */
function startReveal(offset: number): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>("[data-reveal]")];
  const observed = new Set<Element>();
  // the first entry of each element has its position, so nothing forces a layout
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isFirst = !observed.has(target);
        if (isFirst && boundingClientRect.top > window.innerHeight) {
          target.classList.add("is-below");
        }
        observed.add(target);
        // an element that fades in is moved meanwhile: its place counts when it has come to rest;
        // asking for it computes the styles anew, so not of each when a page begins
        const movements = isFirst || isIntersecting ? [] : target.getAnimations();
        if (movements.length > 0) void observeAtRest(target, movements);
        else target.toggleAttribute("data-revealed", isIntersecting);
      }
    },
    // what is above the window counts as in it, also if it was passed in one jump
    { rootMargin: `1000000px 0px -${offset}px` },
  );
  async function observeAtRest(element: Element, movements: Animation[]): Promise<void> {
    await Promise.allSettled(movements.map(({ finished }) => finished));
    if (isStopped) return;
    observer.unobserve(element);
    observer.observe(element);
  }
  let isStopped = false;
  for (const element of elements) observer.observe(element);
  return () => {
    isStopped = true;
    observer.disconnect();
    for (const element of elements) element.classList.remove("is-below");
  };
}
