import { expectPageOfAddress, go, walk } from "./support/agreement.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/visitor.ts";

const aboutScript = /\/assets\/about\.page/;

test("if a page's script fails, its link falls back to a page load", async ({ page, context }) => {
  await walk(page, "/cookie-policy", "/");
  await context.route(aboutScript, (route) => route.abort());
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-path", "/about");
  await expect(page).toHaveURL("/about");
  await context.unroute(aboutScript);
  await page.reload();
  await expectPageOfAddress(page, "/about");
  await go(page, -1);
  await expectPageOfAddress(page, "/");
});

test("a link followed without a network never leaves the previous page at the new address", async ({
  page,
  context,
}) => {
  await walk(page, "/cookie-policy", "/");
  await context.setOffline(true);
  await page.locator('header nav a[href="/about"]').click();
  // the browser's own page of what it could not load
  await expect(page.locator("html[data-page=home]")).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expectPageOfAddress(page, "/about");
});

test("Back at once after a link followed without a network shows the previous page", async ({
  page,
  context,
}) => {
  await walk(page, "/cookie-policy", "/");
  await context.setOffline(true);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click();
    history.back();
  });
  await expectPageOfAddress(page);
  await context.setOffline(false);
  await expectPageOfAddress(page);
});

test("Back right after a link has failed without a network keeps the previous page", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await walk(page, "/cookie-policy", "/");
  await context.setOffline(true);
  await page.evaluate(async () => {
    const failed = new Promise((resolve) =>
      navigation.addEventListener("navigateerror", resolve, { once: true }),
    );
    document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click();
    await failed;
    history.back();
  });
  await expect(page).toHaveURL("/");
  // longer than the application waits before it loads the page of the link
  await page.clock.fastForward(2000);
  await expectPageOfAddress(page, "/");
});

test("a visitor whose connection drops before the application has started can read on, and navigate once online", async ({
  page,
  context,
}) => {
  await walk(page, "/cookie-policy", "/contatti");
  const release = await holdRequests(context, /\/assets\/entry-client/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await context.setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-path", "/contatti");
  await context.setOffline(false);
  release();
  await page.waitForFunction(isHydrated);
  await expectPageOfAddress(page, "/contatti");
  await go(page, -1);
  await expectPageOfAddress(page, "/cookie-policy");
});
