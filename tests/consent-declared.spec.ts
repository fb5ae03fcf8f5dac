import type { Page } from "@playwright/test";
import { banner, consentKey, expect, kept, open, test } from "./support/visitor.ts";

/** Names in the policy for entries of the browser's storage. */
const declaredStorage = ["userLocale", "cookieConsent"];
/** Names that the policy describes in words: the prefix of the analytics tool's entries. */
const toolPrefix = "ph_";

async function tableOf(page: Page) {
  return page
    .locator("main table tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim())),
    );
}

test("the policy's table and the preferences' details list the same cookies", async ({ page }) => {
  for (const url of ["/cookie-policy", "/it/cookie-policy"]) {
    await open(page, url);
    const table = await tableOf(page);
    expect(table).toHaveLength(4);
    await banner(page).getByRole("button").last().click();
    await expect(page.locator("dialog li")).toHaveCount(4);
    const details = await page
      .locator("dialog li")
      .evaluateAll((items) =>
        items.map((item) =>
          ["code", "p", "span"].map((tag) => item.querySelector(tag)?.textContent),
        ),
      );
    expect(details).toEqual(
      table.map(([name, _category, description, duration]) => [name, description, duration]),
    );
  }
});

test("after accepting all the browser holds what the policy declares, no more and no less", async ({
  page,
  context,
  ingestion,
}) => {
  // the client sends every three seconds: the page's clock is advanced instead
  await page.clock.install();
  const expectViews = (count: number) =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(1000);
          return ingestion.named("$pageview").length;
        },
        { intervals: [100], timeout: 15_000 },
      )
      .toBe(count);
  await open(page, "/cookie-policy");
  const cookies = (await tableOf(page)).map(([name]) => name ?? "");
  const storage = await page.locator("main section", { hasText: "userLocale" }).textContent();
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await expectViews(1);
  await page.goto("/about");
  await expectViews(2);
  await page.mouse.wheel(0, 300);

  const held = await kept(page);
  const names = [...held.cookies, ...held.local, ...held.session].map((name) => name ?? "");
  const optIn = cookies.find((name) => name.startsWith("__ph")) ?? "";
  const isDeclared = (name: string) =>
    cookies.includes(name) ||
    name === consentKey ||
    declaredStorage.includes(name) ||
    name.startsWith(toolPrefix);
  expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  expect(held.databases).toEqual([]);

  // `_gat` is only ever removed
  const neverHeld = ["_gat"];
  for (const name of cookies.filter((cookie) => !neverHeld.includes(cookie))) {
    expect(names).toContain(name === optIn ? consentKey : name);
  }
  for (const name of declaredStorage) {
    expect(storage).toContain(name);
    expect(names).toContain(name);
  }
  expect(storage).toContain("scrolling position");
  const position = () => page.evaluate(() => window.navigation?.currentEntry?.getState());
  await expect.poll(position).toBeGreaterThan(0);
  expect(storage).toContain(toolPrefix);
  expect(names.some((name) => name.startsWith(toolPrefix))).toBe(true);
  const foreign = (await context.cookies()).filter(({ domain }) => domain !== "localhost");
  expect(foreign).toEqual([]);
});
