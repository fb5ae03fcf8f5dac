import type { CDPSession, Locator, Page } from "@playwright/test";
import { growthTime, settleTime } from "../../src/site/timings.ts";
import { villaPath } from "./addresses.ts";
import { afterFrames } from "./page.ts";

export const counts = {
  villa: [12, 12],
  pool: [11, 11],
  "apartment-3": [23, 23],
  "apartment-1": [5, 16],
  "apartment-2": [5, 14],
  experience: [12, 12],
} satisfies Record<string, [start: number, total: number]>;

export type SetName = keyof typeof counts;

export function carousel(page: Page, set: SetName): Locator {
  return page.locator(`[aria-roledescription][data-photo-set="${set}"]`);
}

/** Brings a carousel in sight once its script has taken over. */
async function show(root: Locator): Promise<void> {
  // the middle of the window is free of header and banner
  await root.evaluate((element) =>
    element.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  // the script makes what is out of sight inert
  await root.locator("[data-slide][inert]").first().waitFor({ state: "attached" });
}

/** Waits until slides have their speed, too. */
export async function settle(root: Locator): Promise<void> {
  await show(root);
  // the page's own timer was set before this one
  await root.evaluate((_, time) => new Promise((later) => setTimeout(later, time)), settleTime);
}

export async function openCarousel(page: Page, path = villaPath): Promise<Locator> {
  await page.goto(path);
  const root = carousel(page, "villa");
  await show(root);
  return root;
}

/** Lets slides arrive when the test calls the window's `arrive`, and not every half second. */
export async function holdArrivals(page: Page): Promise<void> {
  await page.addInitScript((interval) => {
    const waiting: (() => void)[] = [];
    const { setInterval } = window;
    const held = (callback: () => void, delay?: number) =>
      delay === interval ? -waiting.push(callback) : setInterval(callback, delay);
    const arrive = () => {
      for (const callback of waiting) callback();
    };
    Object.assign(window, { arrive, setInterval: held });
  }, growthTime);
}

export function active(root: Locator): Promise<number> {
  return root
    .locator('[aria-current="true"]')
    .evaluate((slide) => Number(slide.getAttribute("data-slide")));
}

/** In pixels. */
export function offCentre(root: Locator): Promise<number> {
  return root.locator('[aria-current="true"]').evaluate((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return left + width / 2 - document.documentElement.clientWidth / 2;
  });
}

export type Frame = {
  time: number;
  /** Left edges, by index. */
  slides: Record<string, number>;
  /** Widest strip of the view without a picture, in pixels. */
  gap: number;
};

/** In WebKit an animation moves on within one frame, so slides are measured from their track. */
export function noteFrames(root: Element | string): void {
  const element = typeof root === "string" ? document.querySelector(root) : root;
  const track = element?.querySelector("[data-slide]")?.parentElement;
  if (!element || !track) return;
  const frames: Frame[] = [];
  Object.assign(element, { noted: frames });
  const leftOf = (each: Element) => each.getBoundingClientRect().left;
  /** From the start of the track to that of a slide, both read at the same position. */
  const inTrack = (slide: Element) => {
    for (;;) {
      const before = leftOf(track);
      const found = leftOf(slide);
      if (leftOf(track) === before) return found - before;
    }
  };
  const note = (time: number) => {
    if (Reflect.get(element, "noted") !== frames) return;
    const windowWidth = document.documentElement.clientWidth;
    const all = [...element.querySelectorAll<HTMLElement>("[data-slide], [data-clone]")];
    const placed = all.map((each) => {
      const { width } = each.getBoundingClientRect();
      return { slide: each.dataset.slide, from: inTrack(each), width };
    });
    const start = leftOf(track);
    const slides: Frame["slides"] = {};
    let covered = 0;
    let gap = 0;
    for (const { slide, from, width } of placed.sort((one, other) => one.from - other.from)) {
      const left = start + from;
      if (left + width <= 0 || left >= windowWidth) continue;
      if (slide) slides[slide] = left;
      gap = Math.max(gap, left - covered);
      covered = Math.max(covered, left + width);
    }
    frames.push({ time, slides, gap: Math.max(gap, windowWidth - covered) });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

export async function startFrames(root: Locator): Promise<void> {
  await root.evaluate(noteFrames);
}

export function stopFrames(root: Locator): Promise<Frame[]> {
  return root.evaluate((element) => {
    const frames = Reflect.get(element, "noted");
    Reflect.deleteProperty(element, "noted");
    return frames;
  });
}

type Point = { x: number; y: number };

/** Number of moves, and milliseconds between them and before the release. */
type Hand = { steps?: number; pause?: number; hold?: number };

/** The speed is in the events' timestamps, so that a busy machine does not change it. */
const gesture =
  (send: (client: CDPSession, phase: Phase, at: Point, timestamp: number) => unknown) =>
  async (page: Page, from: Point, by: Point, { steps = 8, pause = 16, hold = 0 }: Hand = {}) => {
    const client = await page.context().newCDPSession(page);
    // in seconds; what lies in the future would be an odd event
    let time = Date.now() / 1000 - (steps * pause + hold) / 1000;
    await send(client, "down", from, time);
    for (let step = 1; step <= steps; step++) {
      // moves within one frame would be one move
      await afterFrames(page, 1);
      time += pause / 1000;
      const part = step / steps;
      await send(client, "move", { x: from.x + by.x * part, y: from.y + by.y * part }, time);
    }
    await afterFrames(page, 1);
    await send(client, "up", { x: from.x + by.x, y: from.y + by.y }, time + hold / 1000);
    await client.detach();
  };
type Phase = "down" | "move" | "up";

const touches = { down: "touchStart", move: "touchMove", up: "touchEnd" } as const;
const presses = { down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const;

export const swipe = gesture((client, phase, at, timestamp) => {
  const touchPoints = phase === "up" ? [] : [at];
  return client.send("Input.dispatchTouchEvent", { type: touches[phase], touchPoints, timestamp });
});

export const pull = gesture((client, phase, at, timestamp) => {
  const held = { button: "left", buttons: phase === "up" ? 0 : 1 } as const;
  const clickCount = phase === "move" ? 0 : 1;
  const event = { type: presses[phase], ...at, ...held, clickCount, timestamp };
  return client.send("Input.dispatchMouseEvent", event);
});

/** Moves two fingers from 40 px to either side of a point to `to` px. */
export async function spread(page: Page, { x, y }: Point, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (let step = 0; step <= 10; step++) {
    const half = 40 + ((to - 40) * step) / 10;
    const touchPoints = [x - half, x + half].map((x, id) => ({ id, x, y }));
    const type = step === 0 ? "touchStart" : "touchMove";
    await client.send("Input.dispatchTouchEvent", { type, touchPoints });
    await afterFrames(page, 1);
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}
