import { expect, testAtBothWidths } from "./support/test.ts";

/** Waits until the worker controls the page and has cached it. */
const isKept = async () =>
  navigator.serviceWorker.controller?.state === "activated" &&
  (await caches.match(location.origin + location.pathname, { cacheName: "villa-pages" })) !==
    undefined;

testAtBothWidths(
  "without the server: pages seen before and the contacts open, others are the offline page",
  async ({ guest, site }) => {
    await guest.use("/about");
    await guest.sees(isKept);
    await site.leaves();
    for (const [path, heading] of [
      ["/contatti", "Contacts"],
      ["/about", "About"],
      ["/experience", "You are offline"],
    ] as const) {
      await guest.open(path);
      await expect
        .poll(() => guest.read(() => document.querySelector("h1")?.textContent), { message: path })
        .toBe(heading);
      expect(await guest.read(() => location.pathname)).toBe(path);
    }
    await site.returns();
  },
);
