import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import type { EngineBrowser } from "../browser/engine-browser.ts";
import { startFirefox } from "../browser/firefox.ts";
import { startWebKit } from "../browser/webkit.ts";
import { consentKey } from "../support/test.ts";
import { type Guest, guestOf } from "./guest.ts";
import { type VisitedSite, visitedSite } from "./visited-site.ts";

export { expect };

export type EngineOptions = { engine: "firefox" | "webkit" };

type Options = {
  isReturning: boolean;
  /** The Navigation API in WebKit and not in Firefox: for other tests it is the other way round. */
  hasOtherNavigation: boolean;
  /** The offline worker, which would fetch its files anew for every test. */
  hasWorker: boolean;
};

/** One browser for all tests of an engine, and for each of them the site at a new address. */
const test = base.extend<
  Options & { site: VisitedSite; guest: Guest },
  EngineOptions & { shared: EngineBrowser }
>({
  engine: ["firefox", { option: true, scope: "worker" }],
  isReturning: [true, { option: true }],
  hasOtherNavigation: [false, { option: true }],
  hasWorker: [false, { option: true }],
  shared: [
    async ({ engine }, use) => {
      const browser = await (engine === "webkit" ? startWebKit() : startFirefox());
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: async ({ engine, isReturning, hasOtherNavigation, hasWorker }, use) => {
    const answers = { [consentKey]: "0", userLocale: "en" };
    const earlier = `Object.assign(localStorage, { ...${JSON.stringify(answers)}, ...localStorage });`;
    const hasNavigation = (engine === "firefox") !== hasOtherNavigation;
    const script =
      (isReturning ? earlier : "") +
      (hasNavigation ? "" : "delete window.navigation;") +
      (hasWorker ? "" : "delete Navigator.prototype.serviceWorker;");
    const site = await visitedSite(script);
    await use(site);
    await site.leaves();
  },
  guest: async ({ shared, site }, use, info) => {
    await use(guestOf(shared, site.url));
    // before the screenshot, which may add to it
    const complaints = [...site.complaints];
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath("requests.txt"), site.requests.join("\n"));
      await writeFile(info.outputPath("window.png"), await shared.screenshot());
    }
    expect(complaints).toEqual([]);
  },
});

export const windows = { phone: [390, 844], laptop: [1280, 800] } as const;

export function journey(
  title: string,
  { on = "phone", ...options }: Partial<Options> & { on?: keyof typeof windows },
  body: (guest: Guest, site: VisitedSite) => Promise<void>,
): void {
  test.describe("", () => {
    test.use(options);
    test(title, async ({ guest, site }) => {
      const [width, height] = windows[on];
      await guest.resize(width, height);
      await body(guest, site);
    });
  });
}
