import { growthTime, settleTime } from "../../src/site/timings.ts";
import { villaPath } from "../support/addresses.ts";
import { holdInterval } from "../support/carousel.ts";
import type { Guest } from "./support/guest.ts";
import { expect, test, testAtBothWidths } from "./support/test.ts";

const villa = '[aria-roledescription][data-photo-set="villa"]';
const apartment = '[aria-roledescription][data-photo-set="apartment-1"]';

/** Brings a carousel to the middle of the window, once it can be used. */
async function settle(guest: Guest, root: string): Promise<void> {
  await guest.sees(
    ([carousel, time]) =>
      document.querySelector(`${carousel} [data-slide][inert]`) &&
      new Promise((later) => setTimeout(later, time, true)),
    [root, settleTime] as const,
  );
  await guest.sees((carousel) => {
    const view = document.querySelector(carousel)?.firstElementChild;
    view?.scrollIntoView({ block: "center", behavior: "instant" });
    return [...(view?.querySelectorAll("[data-slide]:not([inert]) img") ?? [])].every(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    );
  }, root);
}

/** The active slide, once it is in the middle and nothing moves any more. */
const restingSlide = (root: string) => {
  const active = document.querySelector<HTMLElement>(`${root} [aria-current="true"]`);
  const { left, width } = active?.getBoundingClientRect() ?? new DOMRect();
  const off = left + width / 2 - document.documentElement.clientWidth / 2;
  const moves = document.querySelector(root)?.getAnimations({ subtree: true }).length;
  return Math.abs(off) < 0.6 && moves === 0 ? Number(active?.dataset.slide) : undefined;
};

const restsAt = (guest: Guest, root: string, slide: number) =>
  expect.poll(() => guest.read(restingSlide, root), { timeout: 30_000 }).toBe(slide);

/**
 * From now on records, at every frame, the widest strip of the carousel without a slide. In WebKit an
 * animation moves on between two readings of one frame, so slides are measured from their track.
 */
const watchBlanks = (root: string) => {
  Object.assign(window, { widestBlank: 0 });
  const left = (element: Element) => element.getBoundingClientRect().left;
  /** From the start of the track to that of the slide, both read at the same position. */
  const inTrack = (slide: Element, track: Element) => {
    for (;;) {
      const before = left(track);
      const found = left(slide);
      if (left(track) === before) return found - before;
    }
  };
  const note = () => {
    const spans: [number, number][] = [];
    const slides = [...document.querySelectorAll(`${root} :is([data-slide], [data-clone])`)];
    const track = slides[0]?.parentElement ?? document.body;
    const placed = slides.map((each) => ({
      from: inTrack(each, track),
      width: each.getBoundingClientRect().width,
    }));
    const start = left(track);
    for (const { from, width } of placed) {
      const right = start + from + width;
      if (right > 0 && start + from < innerWidth) spans.push([start + from, right]);
    }
    let covered = 0;
    let widest = 0;
    for (const [left, right] of spans.sort((one, other) => one[0] - other[0])) {
      widest = Math.max(widest, left - covered);
      covered = Math.max(covered, right);
    }
    widest = Math.max(widest, document.documentElement.clientWidth - covered);
    Object.assign(window, { widestBlank: Math.max(Reflect.get(window, "widestBlank"), widest) });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

const widestBlank = (guest: Guest) => guest.read(() => Number(Reflect.get(window, "widestBlank")));

/** Pixels between two slides, and what rounding adds. */
const gap = 6.5;

/** Adds the missing slides; returns how many there are then, and how often that has moved a visible one. */
const growth = async (root: string) => {
  const slides = () => [...document.querySelectorAll<HTMLElement>(`${root} [data-slide]`)];
  const inSight = () =>
    slides()
      .map((slide) => ({ slide: slide.dataset.slide, ...slide.getBoundingClientRect().toJSON() }))
      .filter(({ left, right }) => right > 0 && left < innerWidth)
      .map(({ slide, left }) => `${slide} ${left}`)
      .join();
  const before = inSight();
  const end = performance.now() + 10_000;
  let moved = 0;
  for (let arrivals = 0; arrivals < 11; arrivals++) {
    const count = slides().length;
    Reflect.get(window, "arrive")();
    // a busy browser renders it some frames later
    while (slides().length === count && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    if (inSight() !== before) moved++;
  }
  return { count: slides().length, moved };
};

testAtBothWidths(
  "a carousel stands on its middle photograph, and a press goes one on or back",
  async ({ guest }) => {
    await guest.use(villaPath);
    await settle(guest, villa);
    await restsAt(guest, villa, 6);
    await guest.press(`${villa} button`, "Next photograph");
    await restsAt(guest, villa, 7);
    await guest.press(`${villa} button`, "Previous photograph");
    await guest.press(`${villa} button`, "Previous photograph");
    await restsAt(guest, villa, 5);
  },
);

/** Ten quick presses forwards, over the end, and ten back. */
async function pressQuickly(guest: Guest): Promise<void> {
  for (const [name, slide] of [
    ["Next photograph", (6 + 10) % 12],
    ["Previous photograph", 6],
  ] as const) {
    const to = await guest.spot(`${villa} button`, name);
    const press = ["down", "up", { pause: 60 }] as const;
    await guest.point([{ to }, ...Array.from({ length: 10 }, () => press).flat()]);
    await restsAt(guest, villa, slide);
  }
}

testAtBothWidths("ten quick presses are ten photographs, round the end", async ({ guest }) => {
  await guest.use(villaPath);
  await settle(guest, villa);
  await pressQuickly(guest);
});

testAtBothWidths("ten quick presses leave no blank", async ({ guest }) => {
  await guest.use(villaPath);
  await settle(guest, villa);
  await guest.read(watchBlanks, villa);
  await pressQuickly(guest);
  expect(await widestBlank(guest)).toBeLessThan(gap);
});

testAtBothWidths(
  "a drag goes to the nearest photograph, and opens none",
  async ({ guest, isPhone }) => {
    await guest.use(villaPath);
    await settle(guest, villa);
    await guest.drag(`${villa} [aria-current="true"]`, isPhone ? -150 : -500);
    await expect
      .poll(async () => Number(await guest.read(restingSlide, villa)), { timeout: 30_000 })
      .toBeGreaterThan(6);
    expect(await guest.read(() => document.querySelectorAll("dialog[open]").length)).toBe(0);
  },
);

test.describe("", () => {
  test.use({ script: `(${holdInterval})(${growthTime});` });
  testAtBothWidths("photographs that arrive move nothing in sight", async ({ guest }) => {
    await guest.use("/interni");
    await settle(guest, apartment);
    // the last of the first five: the next one would stand beside it
    await guest.press(`${apartment} button`, "Next photograph");
    await guest.press(`${apartment} button`, "Next photograph");
    await restsAt(guest, apartment, 4);
    expect(await guest.read(growth, apartment)).toEqual({ count: 16, moved: 0 });
  });
});
