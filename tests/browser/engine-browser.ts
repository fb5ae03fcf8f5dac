import type { Serializable } from "node:child_process";

/** How the visitor's browser is set, beside its usual state. */
export type BrowserSetting = "without-script" | "other-navigation-api";

/** One step of a mouse, in pixels of the window; `pause` in milliseconds. */
export type PointerStep = { to: [x: number, y: number] } | "down" | "up" | { pause: number };

/**
 * What the tests need of a browser, independent of its driver. Functions are run in the page, where
 * only their argument is available.
 */
export type EngineBrowser = {
  /** Pixels of the page's window. */
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
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Repeats an action until it succeeds: a driver rejects commands while the browser replaces one page by
 * another.
 * @throws the error of the last attempt
 */
export async function insist(act: () => Promise<void>, attempts = 4): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (attempts === 1) throw error;
    await new Promise((later) => setTimeout(later, 150));
    await insist(act, attempts - 1);
  }
}
