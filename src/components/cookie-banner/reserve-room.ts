/**
 * Keeps the foot of the window free for an element that is fixed there: the page ends as much
 * lower, what takes the focus stops above it, and what else is fixed there (`data-above-banner`)
 * learns its height as `--banner-height`. On the root that would be a style of every element.
 * Returns the function that gives the room back.
 */
export function reserveRoom(element: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const reserve = (height: string) => {
    body.style.paddingBottom = height;
    root.style.scrollPaddingBottom = height && `calc(${height} + 1rem)`;
    for (const above of document.querySelectorAll<HTMLElement>("[data-above-banner]")) {
      above.style.setProperty("--banner-height", height);
    }
  };
  const observer = new ResizeObserver(() => {
    reserve(`${element.offsetHeight}px`);
    uncoverFocus(element);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    reserve("");
  };
}

/** What had the focus before the element came must not stay beneath it. */
function uncoverFocus(element: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = element.getBoundingClientRect().top;
  if (bottom > edge && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
