/**
 * Keeps the foot of the window free for an element that is fixed there: the page ends as much
 * lower, what takes the focus stops above it, and so do the notices, which ask for `--room`.
 * Returns the function that gives the room back.
 */
export function reserveRoom(element: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    root.style.setProperty("--room", height);
    body.style.paddingBottom = height;
    root.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
    // notices stand above it
    root.style.setProperty("--room", height);
    uncoverFocus(element);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty("--room");
    body.style.paddingBottom = "";
    root.style.scrollPaddingBottom = "";
    root.style.removeProperty("--room");
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
