import { pull } from "../../support/carousel.ts";
import { inPage } from "../in-page.ts";
import { find, press } from "../press.ts";
import type { Action } from "../visitor.ts";

const keys = [
  ...["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Enter", "Enter", "Escape", "Escape"],
  ...["Space", "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp", "Home", "End", "PageDown"],
];

/** Presses up to five keys, one right after the other. */
export const typing: Action = async ({ page, random }) => {
  const pressed = Array.from({ length: 1 + random.below(5) }, () => random.pick(keys));
  for (const key of pressed) await page.keyboard.press(key);
  const lastTab = pressed.findLast((key) => key.endsWith("Tab"));
  const isOutside = await inPage(
    page,
    () => document.activeElement === document.body && document.querySelector("dialog:modal"),
    undefined,
  );
  // after the last control come the browser's own, and after them the dialog again
  if (lastTab && isOutside) await page.keyboard.press(lastTab);
  return pressed.join(" ");
};

/** Presses anywhere in the window. */
export const pressAnywhere: Action = async ({ page, random }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [random.below(width), random.below(height)];
  await page.mouse.click(x, y, { clickCount: random.pick([1, 1, 1, 2]) });
  return `${x}, ${y}`;
};

/** Presses whatever can be pressed. */
export const pressSomething: Action = (visitor) =>
  press(visitor, "button, summary, input[role=switch]");

/** Pulls a carousel or an enlarged photograph sideways. */
export const drag: Action = async (visitor) => {
  const { page, random } = visitor;
  const place = await find(visitor, "[data-slide][aria-current], dialog img");
  if (!place) return;
  const by = { x: random.below(600) - 300, y: random.below(60) - 30 };
  await pull(page, place, by, { steps: 4 });
  return `by ${by.x}, ${by.y}`;
};

/** Turns the wheel, up or down. */
export const scroll: Action = async ({ page, random }) => {
  const by = random.pick([-3000, -600, 300, 600, 1200, 6000]);
  await page.mouse.wheel(0, by);
  return `by ${by}`;
};
