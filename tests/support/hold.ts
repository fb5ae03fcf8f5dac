import type { BrowserContext, Page } from "@playwright/test";

/** Holds the requests that a pattern names until the function it returns is called. */
export async function holdRequests(
  target: Page | BrowserContext,
  pattern: string | RegExp,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await target.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
