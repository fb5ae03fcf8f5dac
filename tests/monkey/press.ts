import { inPage } from "./in-page.ts";
import type { Visitor } from "./visitor.ts";

type Place = { x: number; y: number; name: string };

/**
 * Presses one of the elements that a selector names and a visitor could press: in the dialog, if one
 * is open, and else in the page. What is outside the window is scrolled into it.
 * @returns the text of what was pressed; undefined if there is nothing to press
 */
export async function press(visitor: Visitor, selector: string): Promise<string | undefined> {
  const place = await find(visitor, selector);
  if (place) await visitor.page.mouse.click(place.x, place.y);
  return place?.name;
}

/** Where to press one of the elements that a selector names, and its text. */
export async function find(
  { page, random }: Visitor,
  selector: string,
): Promise<Place | undefined> {
  return inPage(
    page,
    ([selector, chance]) => {
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const candidates = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[inert], [aria-hidden=true]"),
      );
      const element = candidates[Math.floor(chance * candidates.length)];
      if (!element) return;
      const isInWindow = () => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      };
      if (!isInWindow()) element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // it may only be sliding in
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return;
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return { x, y, name: name.trim().slice(0, 40) };
    },
    [selector, random.next()] as const,
  );
}
