import { villaPath } from "../support/addresses.ts";
import type { Guest } from "./support/guest.ts";
import { expect, test, testAtBothWidths } from "./support/test.ts";

const villa = '[data-photo-set="villa"]';

/** Waits for an address, and for as many open dialogs. */
const seesAt = (guest: Guest, address: string, dialogs: number) =>
  guest.sees(
    ([wanted, count]) =>
      location.pathname + location.search === wanted &&
      document.querySelectorAll("dialog:modal").length === count,
    [address, dialogs] as const,
  );

testAtBothWidths(
  "a photograph opens with an address, arrows show others, and Back closes it",
  async ({ guest }) => {
    await guest.use(villaPath);
    await guest.press(`${villa} [aria-current="true"] button`);
    await seesAt(guest, `${villaPath}?photos=villa&photo=7`, 1);
    await guest.keys(["ArrowRight", "ArrowRight", "ArrowLeft"]);
    await seesAt(guest, `${villaPath}?photos=villa&photo=8`, 1);
    await guest.sees(() => {
      const image = document.querySelector("dialog img[data-photo=villa-08]");
      return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
    });
    await guest.back();
    await seesAt(guest, villaPath, 0);
    await guest.sees(
      (root) =>
        document.activeElement === document.querySelector(`${root} [data-slide="7"] button`),
      villa,
    );
    await guest.forward();
    await seesAt(guest, `${villaPath}?photos=villa&photo=8`, 1);
    await guest.keys(["Escape"]);
    await seesAt(guest, villaPath, 0);
  },
);

testAtBothWidths(
  "an address opens its photograph, and closing stays on the page",
  async ({ guest }) => {
    await guest.use("/interni?photos=apartment-1&photo=14");
    await guest.sees(() =>
      document.querySelector("dialog:modal")?.textContent?.includes("14 / 16"),
    );
    await guest.press("dialog button", "Close the enlarged photograph");
    await seesAt(guest, "/interni", 0);
  },
);

testAtBothWidths(
  "all photographs of a set open in even rows, and Back goes up one level at a time",
  async ({ guest }) => {
    await guest.use(villaPath);
    await guest.press(`${villa} [data-open-grid]`);
    await seesAt(guest, `${villaPath}?photos=villa`, 1);
    const rows = await guest.sees(() => {
      const heights = [...document.querySelectorAll("[data-photo-grid] button")].map(
        (button) => button.getBoundingClientRect().height,
      );
      return heights.length === 12 && Math.max(...heights) / Math.min(...heights);
    });
    expect(rows).toBeLessThanOrEqual(2);
    await guest.press("[data-photo-grid] button:nth-child(1)");
    await seesAt(guest, `${villaPath}?photos=villa&photo=1`, 1);
    await guest.back();
    await seesAt(guest, `${villaPath}?photos=villa`, 1);
    await guest.back();
    await seesAt(guest, villaPath, 0);
  },
);

test("all photographs of a set stay uncropped when the window gets narrower", async ({ guest }) => {
  await guest.resize(1280, 800);
  await guest.use(`${villaPath}?photos=villa`);
  await guest.sees(() => document.querySelectorAll("[data-photo-grid] img").length === 12);
  for (const [width, height] of [
    [900, 800],
    [390, 844],
  ] as const) {
    await guest.resize(width, height);
    const cropped = await guest.read(() =>
      [...document.querySelectorAll<HTMLImageElement>("[data-photo-grid] img")].map((image) => {
        const box = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return Math.round(Math.abs(box.height * ratio - box.width));
      }),
    );
    expect(cropped, `at ${width} px`).toHaveLength(12);
    expect(Math.max(...cropped), `at ${width} px`).toBeLessThanOrEqual(2);
  }
});
