import type { Page } from "@playwright/test";
import { growthTime } from "../../src/site/timings.ts";

/** A file as it came over the wire. */
export type Transfer = { path: string; kind: string; bytes: number };

/** The phone emulated by Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  // pictures are chosen by it before the page has said how wide it wants to be
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Notes every transfer of a page from now on: headers and the body as it was compressed. */
export async function watchTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const known = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    const url = new URL(request.url);
    if (url.protocol.startsWith("http")) {
      known.set(requestId, { path: url.pathname, kind: type, bytes: 0 });
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = known.get(requestId);
    // a frame takes its page's fonts from memory
    if (transfer && encodedDataLength > 0)
      transfers.push({ ...transfer, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  return transfers;
}

/**
 * Waits until nothing is fetched and nothing is added any more. Carousels grow for seconds of the
 * page's clock, which is advanced: it must be installed.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let before = -1; ; ) {
    const elements = await page.locator("*").count();
    if (elements === before) return;
    before = elements;
    await page.clock.runFor(growthTime + 100);
  }
}

/** Waits until half a second has passed without a transfer. */
export async function quiet(transfers: Transfer[]): Promise<void> {
  for (let before = -1; before !== transfers.length; ) {
    before = transfers.length;
    await new Promise((later) => setTimeout(later, 500));
  }
}

/** Bytes of all transfers, or of those of one kind. */
export function total(transfers: Transfer[], kind?: string): number {
  return transfers
    .filter((transfer) => !kind || transfer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
