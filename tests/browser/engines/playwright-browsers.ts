import { type Browser, chromium, firefox } from "@playwright/test";
import { firefoxPath } from "../../support/needs.ts";
import { chromiumPath, chromiumSwitches } from "../chromium.ts";
import type { BrowserSetting, EngineBrowser } from "./engine-browser.ts";
import { insist } from "./insist.ts";

const mouse = 6;

/**
 * Firefox ESR, driven over WebDriver BiDi, of which it supports only a part: media features and
 * JavaScript are set by preferences.
 */
export async function startFirefox(setting?: BrowserSetting): Promise<EngineBrowser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath,
    firefoxUserPrefs: {
      // the driver gets no events for pages restored from the back-forward cache
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "ui.prefersReducedMotion": setting === "reduced-motion" ? 1 : 0,
      "javascript.enabled": setting !== "without-script",
      "dom.navigation.webidl.enabled": setting !== "other-navigation-api",
    },
  });
  return windowOf(browser);
}

/** Chromium; it always has the Navigation API. */
export async function startChromium(setting?: BrowserSetting): Promise<EngineBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  return windowOf(browser, {
    reducedMotion: setting === "reduced-motion" ? "reduce" : null,
    javaScriptEnabled: setting !== "without-script",
  });
}

async function windowOf(
  browser: Browser,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<EngineBrowser> {
  const page = await browser.newPage(options);
  const committed = { waitUntil: "commit" } as const;
  return {
    version: browser.version(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    go: (url) => insist(async () => void (await page.goto(url, committed))),
    back: async () => void (await page.goBack(committed)),
    forward: async () => void (await page.goForward(committed)),
    reload: async () => void (await page.reload(committed)),
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
