import { firefox } from "@playwright/test";
import { type EngineBrowser, insist } from "./engine-browser.ts";
import { firefoxPath } from "./programs.ts";

/** The bits of `nsIFrame::PointerCapabilities` for a mouse. */
const mouse = 6;

/** Firefox ESR supports only a part of WebDriver BiDi: the pointer is set by preferences. */
export async function startFirefox(): Promise<EngineBrowser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath,
    firefoxUserPrefs: {
      // the driver gets no events for pages restored from the back-forward cache
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "dom.navigation.webidl.enabled": true,
    },
  });
  const page = await browser.newPage();
  const committed = { waitUntil: "commit" } as const;
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    go: (url) => insist(async () => void (await page.goto(url, committed))),
    back: async () => void (await page.goBack(committed)),
    forward: async () => void (await page.goForward(committed)),
    evaluate: (inPage, argument) => page.evaluate(inPage as never, argument),
    async point(steps) {
      for (const step of steps) {
        if (step === "down") await page.mouse.down();
        else if (step === "up") await page.mouse.up();
        else if ("to" in step) await page.mouse.move(...step.to);
        else await page.waitForTimeout(step.pause);
      }
    },
    async keys(names) {
      for (const key of names) await page.keyboard.press(key);
    },
    // what else a screenshot does needs a style sheet, which the site's policy forbids
    screenshot: () => page.screenshot({ animations: "allow", caret: "initial" }),
    close: () => browser.close(),
  };
}
