import type { Page } from "@playwright/test";
import { open } from "./support/addresses.ts";
import { expectPageOfAddress, go } from "./support/agreement.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/visitor.ts";

const unknown = "/no-such-page";

/** Opens an address where there is no page, and follows a link from there. */
async function leaveUnknown(page: Page): Promise<void> {
  await open(page, { name: "404", lang: "en", url: unknown });
  await page.waitForFunction(isHydrated);
  await page.locator('footer a[href="/cookie-policy"]').click();
  await expectPageOfAddress(page, "/cookie-policy");
}

async function expectUnknown(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-page", "not-found");
  await expect(page).toHaveURL(unknown);
}

test("Back to an unknown address shows the 404 page, and Forward leaves it again", async ({
  page,
}) => {
  await leaveUnknown(page);
  await go(page, -1);
  await expectUnknown(page);
  await page.waitForFunction(isHydrated);
  await go(page, 1);
  await expectPageOfAddress(page, "/cookie-policy");
});

test("Back to an unknown address before the application has started shows the 404 page", async ({
  page,
  context,
}) => {
  await leaveUnknown(page);
  const release = await holdRequests(context, /\/assets\/entry-client/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await go(page, -1);
  await expectUnknown(page);
  await go(page, 1);
  await expect(page.locator("html")).toHaveAttribute("data-page", "cookie-policy");
  release();
  await expectPageOfAddress(page, "/cookie-policy");
});
