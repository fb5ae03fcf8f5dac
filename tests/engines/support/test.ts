import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import type { BrowserSetting, EngineBrowser } from "../../browser/engines/engine-browser.ts";
import { type EngineName, engines } from "../../browser/engines/engines.ts";
import { consentKey } from "../../support/test.ts";
import { type Guest, guestOf } from "./guest.ts";
import { type VisitedSite, visitedSite } from "./visited-site.ts";

export { expect };

export type EngineOptions = {
  /** The engine of the project. */
  engine: EngineName;
};

type WorkerFixtures = EngineOptions & { shared: EngineBrowser };

type Options = {
  /** Whether the guest has declined all and chosen English before. */
  isReturning: boolean;
  /** A setting for which a browser of its own is started. */
  setting: BrowserSetting | undefined;
  /** JavaScript that runs in every page before its own. */
  script: string;
  /** Where the lookup finds the guest. */
  country: "DE" | "IT";
};

type Fixtures = { site: VisitedSite; guest: Guest };

/** One browser for all tests of an engine, and for each of them the site at a new address. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  isReturning: [true, { option: true }],
  setting: [undefined, { option: true }],
  script: ["", { option: true }],
  country: ["DE", { option: true }],
  shared: [
    async ({ engine }, use) => {
      const browser = await engines[engine].start();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: async ({ isReturning, script, country }, use) => {
    const answers = { [consentKey]: "0", userLocale: "en" };
    const earlier = `Object.assign(localStorage, { ...${JSON.stringify(answers)}, ...localStorage });`;
    const site = await visitedSite((isReturning ? earlier : "") + script, country);
    await use(site);
    await site.close();
  },
  guest: async ({ engine, shared, setting, site }, use, info) => {
    const browser = setting ? await engines[engine].start(setting) : shared;
    info.annotations.push({ type: "version", description: browser.version });
    await use(guestOf(browser, site.url));
    // before the screenshot, which may add to it
    const complaints = [...site.complaints];
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath("requests.txt"), site.requests.join("\n"));
      await writeFile(info.outputPath("window.png"), await browser.screenshot());
    }
    if (setting) await browser.close();
    expect(complaints).toEqual([]);
  },
});

/** The widths of a phone and of a laptop, at which everything is tested. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** A test at both widths; `atPhone` tells which. */
export function testAtBothWidths(
  title: string,
  body: (fixtures: { guest: Guest; site: VisitedSite; isPhone: boolean }) => Promise<void>,
): void {
  for (const { width, height } of windows) {
    test(`${title}, at ${width} px`, async ({ guest, site }) => {
      await guest.resize(width, height);
      await body({ guest, site, isPhone: width < 600 });
    });
  }
}
