/** Sets `data-away` while the bar is not to be seen, until `signal` is aborted. Follows the parts of one page. */
export function keepAway(bar: Element, signal: AbortSignal): void {
  const inWindow = new Set<Element>();
  let last = scrollY;
  let isDown = false;
  const update = () => {
    const hides = isDown || inWindow.size > 0;
    bar.toggleAttribute("data-away", hides && !bar.querySelector(":focus-visible"));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inWindow.add(target);
      else inWindow.delete(target);
    }
    update();
  });
  for (const target of document.querySelectorAll("[data-stay], [data-ending], footer")) {
    observer.observe(target);
  }
  const scroll = () => {
    const now = Math.max(0, scrollY);
    if (now !== last) isDown = now > last;
    last = now;
    update();
  };
  addEventListener("scroll", scroll, { passive: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
