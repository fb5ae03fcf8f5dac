import type { Serializable } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, chromiumSwitches } from "./programs.ts";

/** One step of a mouse, in pixels of the window; `pause` in milliseconds. */
export type PointerStep = { to: [x: number, y: number] } | "down" | "up" | { pause: number };

/** Functions are run in the page, where only their argument is available. */
export type EngineBrowser = {
  resize(width: number, height: number): Promise<void>;
  /** Starts to load an address without waiting for it. */
  go(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  evaluate<Result, Argument extends Serializable>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  point(steps: PointerStep[]): Promise<void>;
  /** Presses keys one after the other, by their names in `KeyboardEvent.key`. */
  keys(names: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** A driver rejects commands while the page is being replaced. @throws the error of the last attempt */
export async function insist(act: () => Promise<void>, attempts = 4): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (attempts === 1) throw error;
    await new Promise((later) => setTimeout(later, 150));
    await insist(act, attempts - 1);
  }
}

export async function drivenByPlaywright(browser: Browser): Promise<EngineBrowser> {
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

/** Chromium for the tests that are the same in every engine. */
export async function startChromium(): Promise<EngineBrowser> {
  const executablePath = chromiumPath();
  return drivenByPlaywright(await chromium.launch({ executablePath, args: chromiumSwitches }));
}
