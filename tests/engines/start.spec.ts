import { test, testAtBothWidths } from "./support/test.ts";

testAtBothWidths(
  "a link pressed before the application has started is followed",
  async ({ guest, site }) => {
    const release = site.hold(/^\/assets\/home\.en/);
    await guest.begin("/");
    await guest.sees(() => document.querySelector("script[type=module]"));
    await guest.press("footer a", "Contacts");
    await guest.sees(() => location.pathname === "/contatti");
    release();
  },
);

testAtBothWidths(
  "a button pressed before the application has started does its work then",
  async ({ guest, site, isPhone }) => {
    const release = site.hold(/^\/assets\/entry-client/);
    await guest.begin("/villa-ulia");
    if (isPhone) await guest.press("button", "Open menu");
    else await guest.press("footer button", "Cookie preferences");
    release();
    await guest.sees(() => document.querySelector("dialog:modal"));
  },
);

test.describe("", () => {
  test.use({
    script: 'Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });',
  });
  testAtBothWidths(
    "a browser that does not tell when it has painted gets the application too",
    async ({ guest }) => {
      await guest.use("/villa-ulia");
    },
  );
});
