/**
 * Reserves the bottom of the window for an element fixed there: pads the end of the page, keeps
 * focused elements above it, and gives elements with `data-above-banner` its height as
 * `--banner-height`; set on the root, that would invalidate the styles of every element.
 * Returns the function that undoes it.
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

function uncoverFocus(element: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = element.getBoundingClientRect().top;
  if (bottom > edge && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
