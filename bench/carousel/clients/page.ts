/** What every contender offers to the measurement. */
export type BenchPage = {
  next(): void;
  /** Puts one more slide at the end. */
  append(slide: HTMLElement): void;
};

declare global {
  interface Window {
    bench?: BenchPage & { slide(): HTMLElement };
  }
}

const template = document.querySelector("template");

/** The slides of the page, not yet part of it. */
export function allSlides(): HTMLElement[] {
  return [...(template?.content.children ?? [])].map(copy);
}

function copy(element: Element): HTMLElement {
  const slide = element.cloneNode(true);
  if (!(slide instanceof HTMLElement)) throw new Error("The template holds something else");
  slide.style.setProperty("--r", slide.dataset.ratio ?? null);
  return slide;
}

/** An element with a class, with children. */
export function box(className: string, ...children: HTMLElement[]): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  element.append(...children);
  return element;
}

/** Makes the functions of a page available to the measuring script. */
export function start(page: BenchPage): void {
  document.querySelector("button")?.addEventListener("click", () => page.next());
  window.bench = {
    ...page,
    slide: () => copy(template?.content.firstElementChild ?? document.body),
  };
}
