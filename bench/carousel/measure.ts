import type { Page } from "@playwright/test";

export type Slides = {
  /** Frames that took longer than 32 ms. */
  longFrames: number;
  /** All frames. */
  frames: number;
  /** Milliseconds from a press to the last frame in which the slides moved. */
  slideTime: number[];
};

/** Presses a button again and again and watches every frame. */
export function watchSlides(page: Page, button: string, presses: number): Promise<Slides> {
  return page.evaluate(watch, { button, presses });
}

export type FirstMove = { milliseconds: number; frames: number };

/** From a real press of the mouse to the first frame in which a slide has moved. */
export async function watchFirstMove(page: Page, button: string): Promise<FirstMove> {
  await page.locator(button).hover();
  await page.evaluate(prepareFirstMove);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => "firstMove" in window, undefined, { polling: 50 });
  return page.evaluate(() => Reflect.get(window, "firstMove"));
}

/** Pixels by which visible slides move when one is added during a movement. */
export function watchArrival(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { bench } = window;
    const seen = document.elementFromPoint(innerWidth / 2, 200)?.closest(".slide");
    if (!bench || !seen) throw new Error("There is no slide in the middle of the window");
    bench.next();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const before = seen.getBoundingClientRect().left;
    bench.append(bench.slide());
    // mutation observers run before this continues
    await Promise.resolve();
    return Math.abs(seen.getBoundingClientRect().left - before);
  });
}

async function watch({ button, presses }: { button: string; presses: number }): Promise<Slides> {
  const times: number[] = [];
  const slideTime: number[] = [];
  let tracked: Element | null | undefined;
  let last = { left: 0, time: 0 };
  let isOn = true;
  const tick = (time: number) => {
    times.push(time);
    const left = tracked?.getBoundingClientRect().left ?? 0;
    if (Math.abs(left - last.left) > 0.05) last = { left, time };
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  for (let press = 0; press < presses; press++) {
    tracked = document.elementFromPoint(innerWidth / 2, 200)?.closest(".slide, [data-slide]");
    const left = tracked?.getBoundingClientRect().left ?? 0;
    const pressed = performance.now();
    last = { left, time: pressed };
    document.querySelector<HTMLElement>(button)?.click();
    await new Promise((resolve) => setTimeout(resolve, 700));
    slideTime.push(last.time - pressed);
  }
  isOn = false;
  const spans = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { longFrames: spans.filter((span) => span > 32).length, frames: spans.length, slideTime };
}

function prepareFirstMove(): void {
  Reflect.deleteProperty(window, "firstMove");
  const tracked = document.elementFromPoint(innerWidth / 2, 200)?.closest(".slide, [data-slide]");
  if (!tracked) throw new Error("There is no slide in the middle of the window");
  const start = tracked.getBoundingClientRect().left;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      let frames = 0;
      const tick = () => {
        frames += 1;
        if (Math.abs(tracked.getBoundingClientRect().left - start) > 0.05) {
          Object.assign(window, {
            firstMove: { milliseconds: performance.now() - timeStamp, frames },
          });
        } else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    },
    { once: true, capture: true },
  );
}
