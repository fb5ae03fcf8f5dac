import { test as base, expect } from "@playwright/test";
import { testBuild } from "./test-build.ts";

export { expect };

/** Playwright's own message. */
export const blocked = "Service Worker registration blocked";

/** Where the analytics library keeps the answer to the banner. */
export const consentKey = `__ph_opt_in_out_${testBuild.env.VITE_POSTHOG_KEY}`;

type Options = {
  /** In most tests the visitor has declined. */
  visitor: "returning" | "first-time";
};

type Fixtures = {
  quiet: undefined;
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
        const [lang = "en"] = /(?<=^\/)[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];
        localStorage.setItem("userLocale", lang);
      }, consentKey);
    }
    await use(context);
  },
  // each would fetch its files for a first visit, a quarter of the time of a test
  serviceWorkers: "block",
  quiet: [
    async ({ page }, use) => {
      const consoleMessages: string[] = [];
      page.on("console", (message) => {
        if (!message.text().includes(blocked))
          consoleMessages.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => consoleMessages.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(consoleMessages).toEqual([]);
    },
    { auto: true },
  ],
});
