import type { Locator, Page } from "@playwright/test";
import type { PhotoSetName } from "../../src/site/pictures/photo.ts";
import { growthTime } from "../../src/site/timings.ts";

/** Start and total counts that the specification gives. */
export const counts = {
  villa: [12, 12],
  pool: [11, 11],
  "apartment-3": [23, 23],
  "apartment-1": [5, 16],
  "apartment-2": [5, 14],
  experience: [12, 12],
} satisfies Record<PhotoSetName, [start: number, total: number]>;

export function carousel(page: Page, set: PhotoSetName): Locator {
  return page.locator(`[aria-roledescription][data-photo-set="${set}"]`);
}

/** Waits until the script has taken over and slides have their speed; brings the carousel in sight. */
export async function settle(root: Locator): Promise<void> {
  // the middle of the window is free of header and banner
  await root.evaluate((element) =>
    element.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  // the script makes what is out of sight inert
  await root.locator("[data-slide][inert]").first().waitFor({ state: "attached" });
  await root.page().waitForTimeout(700);
}

/** Lets slides arrive when the test says so (`arrive`), and not every half second. */
export async function holdArrivals(page: Page): Promise<void> {
  await page.addInitScript((interval) => {
    const waiting = new Map<number, () => void>();
    const { setInterval, clearInterval } = window;
    Object.assign(window, {
      arrive: () => {
        for (const callback of waiting.values()) callback();
      },
      setInterval: (callback: () => void, delay?: number, ...rest: unknown[]) => {
        const timer = setInterval(delay === interval ? () => {} : callback, delay, ...rest);
        if (delay === interval) waiting.set(timer, callback);
        return timer;
      },
      clearInterval: (timer: number) => {
        waiting.delete(timer);
        clearInterval(timer);
      },
    });
  }, growthTime);
}

/** One slide more in every carousel of the page that is still growing. */
export async function arrive(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, "arrive")());
}

export function next(root: Locator): Locator {
  return root.getByRole("button", { name: /^(Next photograph|Fotografia successiva)$/ });
}

export function previous(root: Locator): Locator {
  return root.getByRole("button", { name: /^(Previous photograph|Fotografia precedente)$/ });
}

/** Index of the active slide. */
export function active(root: Locator): Promise<number> {
  return root
    .locator('[aria-current="true"]')
    .evaluate((slide) => Number(slide.getAttribute("data-slide")));
}

/** Pixels from the middle of the view to the middle of the active slide. */
export function offCentre(root: Locator): Promise<number> {
  return root.locator('[aria-current="true"]').evaluate((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return left + width / 2 - document.documentElement.clientWidth / 2;
  });
}

/** Waits until nothing moves any more. */
export async function rest(root: Locator): Promise<void> {
  await root.evaluate((element) =>
    Promise.allSettled(
      element.getAnimations({ subtree: true }).map((animation) => animation.finished),
    ),
  );
  await root.page().waitForTimeout(50);
}

/** One frame: where the left edges of all slides stand, the left and right ends of what is covered. */
export type Frame = {
  time: number;
  /** Left edges of the slides in sight, by index. */
  slides: Record<string, number>;
  /** Widest strip of the view without a picture, in pixels. */
  gap: number;
};

/** Starts to note every frame of a carousel; `stopFrames` returns them. */
export async function startFrames(root: Locator): Promise<void> {
  await root.evaluate((element) => {
    const frames: Frame[] = [];
    Object.assign(window, { carouselFrames: frames });
    const note = (time: number) => {
      if (!("carouselFrames" in window)) return;
      const width = document.documentElement.clientWidth;
      const slides: Frame["slides"] = {};
      const spans: [number, number][] = [];
      for (const each of element.querySelectorAll<HTMLElement>("[data-slide], [data-clone]")) {
        const { left, right } = each.getBoundingClientRect();
        if (right <= 0 || left >= width) continue;
        spans.push([left, right]);
        if (each.dataset.slide) slides[each.dataset.slide] = left;
      }
      let covered = 0;
      let gap = 0;
      for (const [left, right] of spans.sort((one, other) => one[0] - other[0])) {
        gap = Math.max(gap, left - covered);
        covered = Math.max(covered, right);
      }
      frames.push({ time, slides, gap: Math.max(gap, width - covered) });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

export function stopFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => {
    const frames = Object.getOwnPropertyDescriptor(window, "carouselFrames")?.value;
    Reflect.deleteProperty(window, "carouselFrames");
    return frames;
  });
}

/** Notes what becomes of the animations that move slides: their durations, ends and cancellations. */
export async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { duration: unknown; easing: string; outcome: string }[] = [];
    Object.assign(window, { slideAnimations: seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      const timing = animation.effect?.getTiming();
      const note = {
        duration: timing?.duration,
        easing: String(timing?.easing),
        outcome: "running",
      };
      seen.push(note);
      animation.addEventListener("finish", () => {
        note.outcome = "finished";
      });
      animation.addEventListener("cancel", () => {
        note.outcome += ", cancelled";
      });
      return animation;
    };
  });
}

export type SlideAnimation = { duration: number; easing: string; outcome: string };

export function animations(page: Page): Promise<SlideAnimation[]> {
  return page.evaluate(() =>
    Object.getOwnPropertyDescriptor(window, "slideAnimations")?.value.map(
      (note: SlideAnimation) => ({ ...note }),
    ),
  );
}

/** A finger that goes from one point to another in a straight line, step by step. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
  { steps = 8, pause = 16 } = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part = 0) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch("touchStart");
  for (let step = 1; step <= steps; step++) {
    await page.waitForTimeout(pause);
    await touch("touchMove", step / steps);
  }
  await touch("touchEnd");
  await client.detach();
}

/** Two fingers that go apart around a point. */
export async function spread(page: Page, around: { x: number; y: number }, to: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", half = 0) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: around.x - half, y: around.y, id: 0 },
              { x: around.x + half, y: around.y, id: 1 },
            ],
    });
  await touch("touchStart", 40);
  for (let half = 40; half <= to; half += 5) {
    await page.waitForTimeout(16);
    await touch("touchMove", half);
  }
  await touch("touchEnd");
  await client.detach();
}
