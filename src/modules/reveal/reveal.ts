export type RevealOptions = {
  /** How far in pixels an element's top must be inside the window before it is shown. */
  offset: number;
};

/**
 * Shows elements with `data-reveal` as they come into view, each time they do, by setting
 * `data-revealed`. Only what lies below the window at this moment is hidden (`.is-below`), so a
 * first screen never blinks and a page without script is complete.
 * Returns a function that stops watching and leaves everything visible.
 */
export function startReveal(root: ParentNode, { offset }: RevealOptions): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute("data-revealed", isIntersecting);
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  );
  const windowHeight = window.innerHeight;
  const below = elements.filter((element) => element.getBoundingClientRect().top > windowHeight);
  for (const element of below) element.classList.add("is-below");
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of below) element.classList.remove("is-below");
  };
}
