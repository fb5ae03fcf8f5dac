export type RevealOptions = {
  /** How far in pixels an element's top must be inside the window before it is shown. */
  offset: number;
};

/**
 * Shows elements with `data-reveal` as they come into view, each time they do, by setting
 * `data-revealed`. Only what lies below the window when the next frame is drawn is hidden
 * (`.is-below`), so a first screen never blinks and a page without script is complete.
 * Returns a function that stops watching and leaves everything visible.
 */
export function startReveal(root: ParentNode, { offset }: RevealOptions): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const known = new Set<Element>();
  // the first report on each tells where it stands, without a layout of its own on the way
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!known.has(target) && boundingClientRect.top > window.innerHeight) {
          target.classList.add("is-below");
        }
        known.add(target);
        target.toggleAttribute("data-revealed", isIntersecting);
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of elements) element.classList.remove("is-below");
  };
}
