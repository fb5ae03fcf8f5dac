import type { BarePage } from "./browser.ts";

export const wait = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** @throws Error when it does not become true within ten seconds */
export async function until(page: BarePage, expression: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (await page.evaluate(expression)) return;
    await wait(50);
  }
  throw new Error(`Not in ten seconds: ${expression}`);
}

export const quote = (text: string) => JSON.stringify(text);

/** Waits until the first element of a selector is drawn. */
export function seen(page: BarePage, selector: string): Promise<void> {
  return until(page, `document.querySelector(${quote(selector)})?.checkVisibility() ?? false`);
}

type Point = { x: number; y: number };

/** Focuses an element and puts the pointer on it, so that the press alone is measured. */
export async function pointTo(page: BarePage, selector: string): Promise<void> {
  await seen(page, selector);
  const at = `(${bringIntoSight})(${quote(selector)})`;
  await page.evaluate(at);
  // carousels and dialogs may still move
  await wait(600);
  const point = (await page.evaluate(at)) as Point;
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
  points.set(page, point);
}

const points = new WeakMap<BarePage, Point>();

/** Runs in the page; the middle of the element, in pixels of the window. */
function bringIntoSight(selector: string): Point {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  element.focus({ preventScroll: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Milliseconds, as of a finger: without them one frame answers both. */
const heldFor = 80;

export async function click(page: BarePage): Promise<void> {
  const press = { ...points.get(page), button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { ...press, type: "mousePressed", buttons: 1 });
  await wait(heldFor);
  await page.send("Input.dispatchMouseEvent", { ...press, type: "mouseReleased" });
}

export async function pressEnter(page: BarePage): Promise<void> {
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  await page.send("Input.dispatchKeyEvent", { ...key, type: "keyDown", text: "\r" });
  await wait(heldFor);
  await page.send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
}
