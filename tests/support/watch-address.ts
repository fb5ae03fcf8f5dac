import type { Page } from "@playwright/test";

const complaint = "The page drawn is not the page of the address:";

/**
 * Makes a page throw when the application shows another page than that of the address.
 * @returns the errors thrown so far
 */
export async function watchAddress(page: Page): Promise<string[]> {
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

/** The fault of the page at the end of a test; empty if there is none. */
export async function addressFault(page: Page): Promise<string> {
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
