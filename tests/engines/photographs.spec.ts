import { settleTime } from "../../src/site/timings.ts";
import { villaPath } from "../support/addresses.ts";
import { type Frame, noteFrames } from "../support/carousel.ts";
import type { Guest } from "./guest.ts";
import { expect, journey } from "./journey.ts";

const villa = '[aria-roledescription][data-photo-set="villa"]';

async function settle(guest: Guest): Promise<void> {
  await guest.sees(
    ([carousel, time]) =>
      document.querySelector(`${carousel} [data-slide][inert]`) &&
      new Promise((later) => setTimeout(later, time, true)),
    [villa, settleTime] as const,
  );
  await guest.sees((carousel) => {
    const view = document.querySelector(carousel)?.firstElementChild;
    view?.scrollIntoView({ block: "center", behavior: "instant" });
    const images = view?.querySelectorAll<HTMLImageElement>("[data-slide]:not([inert]) img") ?? [];
    return [...images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, villa);
}

const restingSlide = (root: string) => {
  const active = document.querySelector<HTMLElement>(`${root} [aria-current="true"]`);
  const { left, width } = active?.getBoundingClientRect() ?? new DOMRect();
  const off = left + width / 2 - document.documentElement.clientWidth / 2;
  const moves = document.querySelector(root)?.getAnimations({ subtree: true }).length;
  return Math.abs(off) < 0.6 && moves === 0 ? Number(active?.dataset.slide) : undefined;
};

const restsAt = (guest: Guest, slide: number) =>
  expect.poll(() => guest.read(restingSlide, villa), { timeout: 30_000 }).toBe(slide);

journey(
  "a carousel stands on its middle photograph; ten quick presses go round its end without a blank, and a drag opens nothing",
  { on: "laptop" },
  async (guest) => {
    await guest.use(villaPath);
    await settle(guest);
    await restsAt(guest, 6);
    await guest.read(noteFrames, villa);
    for (const [name, slide] of [
      ["Next photograph", (6 + 10) % 12],
      ["Previous photograph", 6],
    ] as const) {
      const to = await guest.spot(`${villa} button`, name);
      const press = ["down", "up", { pause: 60 }] as const;
      await guest.point([{ to }, ...Array.from({ length: 10 }, () => press).flat()]);
      await restsAt(guest, slide);
    }
    const widest = await guest.read((root) => {
      const frames: Frame[] = Reflect.get(document.querySelector(root) ?? {}, "noted");
      return Math.max(...frames.map(({ gap }) => gap));
    }, villa);
    // pixels between two slides, and what rounding adds
    expect(widest).toBeLessThan(6.5);
    await guest.drag(`${villa} [aria-current="true"]`, -500);
    await guest.sees((root) => {
      const slide = document.querySelector(`${root} [aria-current="true"]`);
      return Number(slide?.getAttribute("data-slide")) > 6;
    }, villa);
    expect(await guest.read(() => document.querySelectorAll("dialog[open]").length)).toBe(0);
  },
);

const seesAt = (guest: Guest, address: string, dialogs: number) =>
  guest.sees(
    ([wanted, count]) =>
      location.pathname + location.search === wanted &&
      document.querySelectorAll("dialog:modal").length === count,
    [address, dialogs] as const,
  );

journey(
  "a photograph opens with an address, arrows show others, Back and Escape close it",
  {},
  async (guest) => {
    await guest.use(villaPath);
    const slide = `${villa} [aria-current="true"] button`;
    await guest.spot(slide);
    // at rest: on a busy machine what stands above is still being laid out
    await guest.sees(async () => {
      const before = scrollY;
      await new Promise((later) => setTimeout(later, 1500));
      return scrollY === before;
    });
    const top = await guest.read(() => scrollY);
    await guest.press(slide);
    await seesAt(guest, `${villaPath}?photos=villa&photo=7`, 1);
    await guest.keys(["ArrowRight", "ArrowRight", "ArrowLeft"]);
    await seesAt(guest, `${villaPath}?photos=villa&photo=8`, 1);
    await guest.sees(() => {
      const photo = (id: string) =>
        document.querySelector<HTMLImageElement>(`dialog img[data-photo="${id}"]`);
      const { left = 0, width = 0, height = 0 } = photo("villa-08")?.getBoundingClientRect() ?? {};
      const middle = Number(document.querySelector("dialog")?.clientWidth) / 2;
      const isInMiddle = Math.abs(left + width / 2 - middle) < 1;
      const isLoaded = photo("villa-08")?.naturalWidth && !photo("villa-02")?.naturalWidth;
      return isLoaded && isInMiddle && Math.abs(height - innerHeight * 0.57) < 1;
    });
    await guest.back();
    await seesAt(guest, villaPath, 0);
    await guest.sees(
      (root) =>
        document.activeElement === document.querySelector(`${root} [data-slide="7"] button`),
      villa,
    );
    expect(await guest.read(() => scrollY)).toBe(top);
    await guest.forward();
    await seesAt(guest, `${villaPath}?photos=villa&photo=8`, 1);
    await guest.keys(["Escape"]);
    await seesAt(guest, villaPath, 0);
  },
);

/** How many of the grid's photographs have their ratio, but for what rounding adds. */
const whole = () =>
  [...document.querySelectorAll<HTMLImageElement>("[data-photo-grid] img")].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    return Math.abs(height * ratio - width) <= 2.5;
  }).length;

journey(
  "all photographs of a set stay whole when the window gets narrower",
  { on: "laptop" },
  async (guest) => {
    await guest.use(villaPath);
    await guest.press(`${villa} [data-open-grid]`);
    await seesAt(guest, `${villaPath}?photos=villa`, 1);
    for (const width of [1280, 900, 390]) {
      await guest.resize(width, 800);
      await expect.poll(() => guest.read(whole), { message: `at ${width} px` }).toBe(12);
    }
  },
);
