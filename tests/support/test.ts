import { test as base, expect } from "@playwright/test";
import { testBuild } from "./test-build.ts";
import { addressFault, watchAddress } from "./watch-address.ts";

export { expect };

/** Where the analytics library keeps the answer to the banner. */
export const consentKey = `__ph_opt_in_out_${testBuild.env.VITE_POSTHOG_KEY}`;

type Options = {
  /** What the visitor decided before: most tests look at the page of somebody who has declined. */
  visitor: "returning" | "first-time";
};

type Fixtures = {
  /** Fails the test on any console message and on any uncaught error. */
  quiet: undefined;
  /** Fails the test where the page drawn is not the page of the address, meanwhile and at the end. */
  pageIsAddress: undefined;
};

/** Playwright's test with a returning visitor and no console messages. */
export const test = base.extend<Options & Fixtures>({
  visitor: ["returning", { option: true }],
  context: async ({ context, visitor }, use) => {
    if (visitor === "returning") {
      await context.addInitScript((key) => {
        // pages in frames have no business with the visitor's storage, nor always access to it
        if (window !== top || localStorage.getItem(key)) return;
        localStorage.setItem(key, "0");
        localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
      }, consentKey);
    }
    await use(context);
  },
  quiet: [
    async ({ page }, use) => {
      const consoleMessages: string[] = [];
      page.on("console", (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => consoleMessages.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(consoleMessages).toEqual([]);
    },
    { auto: true },
  ],
  pageIsAddress: [
    async ({ page }, use) => {
      const thrown = await watchAddress(page);
      await use(undefined);
      // what the application was not asked for is only being loaded
      await expect.poll(() => addressFault(page)).toBe("");
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});
