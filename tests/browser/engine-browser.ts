import type { Serializable } from "node:child_process";

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
