/**
 * Faults of the texts of a rendered page, computed in the browser: texts that extend beyond the window,
 * are cut off by a container, or overlap each other or a photograph.
 */
export function textFaults(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Line = Box & { text: string; parent: Element };
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth} px wide`);
  }

  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  /** For screen readers alone, or scrolled by the visitor. */
  const isElsewhere = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(at);
      if (clipPath === "inset(50%)" || overflowX === "auto" || overflowX === "scroll") return true;
      // pictures and drawings have rules of their own
      if (at.matches("svg, [data-photo-set], option, [aria-hidden], [hidden]")) return true;
    }
    return false;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !isDrawn(parent) || isElsewhere(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // the letters are in the middle of their line
      const inset = box.height * 0.22;
      const { left, right } = box;
      if (right - left < 1) continue;
      const top = box.top + inset;
      const bottom = box.bottom - inset;
      lines.push({ left, right, top, bottom, text: text.slice(0, 50), parent });
    }
  }

  for (const line of lines) {
    if (line.left < -0.5 || line.right > root.clientWidth + 0.5) {
      faults.push(`out of the window: ${line.text}`);
    }
    for (let at: Element | null = line.parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = at.getBoundingClientRect();
      const isCut =
        line.left < box.left - 1 ||
        line.right > box.right + 1 ||
        line.top < box.top - 1 ||
        line.bottom > box.bottom + 1;
      if (isCut) faults.push(`cut off: ${line.text}`);
    }
  }

  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (meet(line, other)) faults.push(`over each other: ${line.text} / ${other.text}`);
    }
  }
  const photos = [...document.querySelectorAll("img")].filter(
    (image) => isDrawn(image) && !isElsewhere(image),
  );
  for (const image of photos) {
    const box = image.getBoundingClientRect();
    for (const line of lines) {
      if (!line.parent.contains(image) && meet(line, box)) {
        faults.push(`on the photograph ${image.dataset.photo}: ${line.text}`);
      }
    }
  }
  return [...new Set(faults)];
}
