export type RevealOptions = {
  /** Pixels that an element's top must be inside the window before it is revealed. */
  offset: number;
};

/**
 * Sets `data-revealed` on the elements with `data-reveal` while they are in view, and `is-below` on
 * those that are below the window at first. A stylesheet should hide only elements that have
 * `is-below`: the first screen then never flickers, and without script nothing is hidden.
 * Returns the function that stops it and leaves everything visible.
 */
export function startReveal(root: ParentNode, { offset }: RevealOptions): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const observed = new Set<Element>();
  // the first entry of each element has its position, so nothing forces a layout
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!observed.has(target) && boundingClientRect.top > window.innerHeight) {
          target.classList.add("is-below");
        }
        observed.add(target);
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
