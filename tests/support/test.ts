import { test as base, expect } from "@playwright/test";
import { testBuild } from "./test-build.ts";
import { addressFault, watchAddress } from "./watch-address.ts";

export { expect };

/** Where the analytics library keeps the answer to the banner. */
export const consentKey = `__ph_opt_in_out_${testBuild.env.VITE_POSTHOG_KEY}`;

type Options = {
  /** The visitor's earlier choice: in most tests the visitor has declined. */
  visitor: "returning" | "first-time";
};

type Fixtures = {
  /** Fails the test on any console message and on any uncaught error. */
  quiet: undefined;
  /** Fails the test if the page shown is not the page of the address, meanwhile or at the end. */
  pageIsAddress: undefined;
};

/** Playwright's test with a returning visitor and no console messages. */
export const test = base.extend<Options & Fixtures>({
  visitor: ["returning", { option: true }],
  context: async ({ context, visitor }, use) => {
    if (visitor === "returning") {
      await context.addInitScript((key) => {
        // pages in frames need no access to the visitor's storage, and do not always have it
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
      // without a navigation in the application the page is only being loaded
      await expect.poll(() => addressFault(page)).toBe("");
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});
