import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import type { EngineBrowser } from "../browser/engine-browser.ts";
import { startFirefox } from "../browser/firefox.ts";
import { startWebKit } from "../browser/webkit.ts";
import { consentKey } from "../support/test.ts";
import { type Guest, guestOf } from "./guest.ts";
import { type VisitedSite, visitedSite } from "./visited-site.ts";

export { expect };

const start = { firefox: startFirefox, webkit: startWebKit };

export type EngineOptions = {
  engine: keyof typeof start;
};

type Options = {
  isReturning: boolean;
  /** The Navigation API in WebKit, none in Firefox: a browser of its own is started for it. */
  hasOtherNavigation: boolean;
};

/** One browser for all tests of an engine, and for each of them the site at a new address. */
const test = base.extend<
  Options & { site: VisitedSite; guest: Guest },
  EngineOptions & { shared: EngineBrowser }
>({
  engine: ["firefox", { option: true, scope: "worker" }],
  isReturning: [true, { option: true }],
  hasOtherNavigation: [false, { option: true }],
  shared: [
    async ({ engine }, use) => {
      const browser = await start[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: async ({ isReturning }, use) => {
    const answers = { [consentKey]: "0", userLocale: "en" };
    const earlier = `Object.assign(localStorage, { ...${JSON.stringify(answers)}, ...localStorage });`;
    const site = await visitedSite(isReturning ? earlier : "");
    await use(site);
    await site.leaves();
  },
  guest: async ({ engine, shared, hasOtherNavigation, site }, use, info) => {
    const browser = hasOtherNavigation ? await start[engine](true) : shared;
    await use(guestOf(browser, site.url));
    // before the screenshot, which may add to it
    const complaints = [...site.complaints];
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath("requests.txt"), site.requests.join("\n"));
      await writeFile(info.outputPath("window.png"), await browser.screenshot());
    }
    if (hasOtherNavigation) await browser.close();
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
