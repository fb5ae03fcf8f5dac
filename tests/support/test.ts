import { test as base, expect, type Page } from "@playwright/test";
import { testBuild } from "./test-build.ts";

export { expect };

/** Where the analytics library keeps the answer to the banner. */
export const consentKey = `__ph_opt_in_out_${testBuild.env.VITE_POSTHOG_KEY}`;

type Options = {
  /** In most tests the visitor has declined. */
  visitor: "returning" | "first-time";
};

type Fixtures = {
  quiet: undefined;
  /** Fails if the page shown is not that of the address, meanwhile or at the end. */
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
        const [lang = "en"] = /(?<=^\/)[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];
        localStorage.setItem("userLocale", lang);
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

const complaint = "The page drawn is not the page of the address:";

/** @returns the errors thrown so far, where the application shows another page than the address's */
async function watchAddress(page: Page): Promise<string[]> {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (message.startsWith(complaint)) thrown.push(message);
  });
  await page.addInitScript((complaint) => {
    const { navigation } = window;
    if (window !== top || !navigation) return;
    navigation.addEventListener("navigatesuccess", () => {
      // null in a document of which only the first bytes have come
      const path = document.documentElement?.dataset.path;
      const address = location.pathname.replace(/\/+$/, "") || "/";
      // without a transition the application does not handle the navigation: the page is being loaded
      if (!navigation.transition || !path || path === address) return;
      throw new Error(`${complaint} ${path} at ${address}`);
    });
  }, complaint);
  return thrown;
}

async function addressFault(page: Page): Promise<string> {
  if (page.isClosed() || !page.url().startsWith("http")) return "";
  const seen = await page
    .evaluate(() => ({
      path: document.documentElement.dataset.path,
      address: location.pathname.replace(/\/+$/, "") || "/",
      isUnderWay: Boolean(window.navigation?.transition),
    }))
    .catch(() => undefined);
  if (!seen?.path || seen.isUnderWay || seen.path === seen.address) return "";
  return `${complaint} ${seen.path} at ${seen.address}`;
}
