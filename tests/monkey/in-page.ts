import type { Page } from "@playwright/test";

/**
 * Runs a function in the page, and again if the page is replaced meanwhile.
 * @throws Error of the function, or if the page keeps being replaced
 */
export async function inPage<Argument, Result>(
  page: Page,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await page.evaluate(
        run as (argument: unknown) => Result,
        argument,
      )) as Awaited<Result>;
    } catch (error) {
      const isReplaced = /context was destroyed|navigat|frame was detached/i.test(String(error));
      if (!isReplaced || attempt === 10) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}
