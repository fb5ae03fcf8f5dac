import type { BrowserContext, Page } from "@playwright/test";
import { holdRequests } from "./support/hold.ts";
import {
  banner,
  blockStorage,
  consentKey,
  expect,
  fillStorage,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const essential = (page: Page) => page.getByRole("switch", { name: "Essential cookie" });
const statistical = (page: Page) => page.getByRole("switch", { name: "Statistical cookies" });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

async function stored(page: Page) {
  return page.evaluate((key) => {
    const record = localStorage.getItem("cookieConsent");
    return { value: localStorage.getItem(key), record: record && JSON.parse(record) };
  }, consentKey);
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

async function expectChoice(page: Page, essential: boolean, analytics: boolean): Promise<void> {
  const { value, record } = await stored(page);
  expect(value).toBe(essential ? "1" : "0");
  expect(record).toMatchObject({ essential, analytics });
}

test("accepting all stores the choice with its proof, and sets two cookies", async ({
  page,
  context,
}) => {
  const before = Date.now();
  await open(page, "/it/about");
  await press(page, "Accetta tutti");
  await expect(banner(page)).toBeHidden();
  await expectChoice(page, true, true);
  const { record } = await stored(page);
  expect(Object.keys(record).sort()).toEqual([
    "analytics",
    "date",
    "essential",
    "language",
    "version",
  ]);
  expect(record.language).toBe("it");
  expect(Date.parse(record.date)).toBeGreaterThanOrEqual(before - 1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["_ga", "_gid"]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    expect(cookie.domain).toBe("localhost");
    // 2099, which browsers cap at 400 days
    expect(cookie.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 3600);
  }
  await page.reload();
  await settle(page);
  await expect(banner(page)).toBeHidden();
});

test("the cookies are set to expire at the end of 2099", async ({ page, context }) => {
  await context.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => cookie?.get?.call(document),
      set(text: string) {
        written.push(text);
        cookie?.set?.call(document, text);
      },
    });
  });
  await open(page, "/about");
  expect(await page.evaluate(() => Object(window).written)).toEqual([]);
  await press(page, "Accept all");
  const written: string[] = await page.evaluate(() => Object(window).written);
  expect(written).toHaveLength(2);
  for (const text of written) expect(text).toContain("Expires=Thu, 31 Dec 2099 23:59:59 GMT");
});

for (const name of ["Decline all", "the cross"]) {
  test(`a press on ${name} declines`, async ({ page, context }) => {
    await open(page, "/about");
    const buttons = banner(page).getByRole("button", { name: "Decline all" });
    await (name === "the cross" ? buttons.first() : buttons.last()).click();
    await expect(banner(page)).toBeHidden();
    await expectChoice(page, false, false);
    expect(await cookieNames(context)).toEqual([]);
    await page.goto("/it/contatti");
    await settle(page);
    await expect(banner(page)).toBeHidden();
  });
}

test("a stored 0 expires the three cookies at the start", async ({ page, context, baseURL }) => {
  await context.addCookies(
    ["_ga", "_gid", "_gat", "other"].map((name) => ({ name, value: "1", url: baseURL ?? "" })),
  );
  await store(page, { [consentKey]: "0", userLocale: "en" });
  await page.goto("/about");
  await expect.poll(() => cookieNames(context)).toEqual(["other"]);
  await expect(banner(page)).toBeHidden();
  await expectChoice(page, false, false);
});

test("cookies are expired on every level of the domain, and are secure on https", async ({
  page,
  context,
  baseURL,
}) => {
  // the site as if it stood at an https address with two domains above it
  const site = "https://www.villa.masseria.test";
  await context.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
  });
  await open(page, `${site}/it/about`);
  await press(page, "Accetta tutti");
  const set = await context.cookies();
  expect(set.map(({ name, secure }) => [name, secure]).sort()).toEqual([
    ["_ga", true],
    ["_gid", true],
  ]);
  const domains = ["www.villa.masseria.test", ".www.villa.masseria.test", ".villa.masseria.test"];
  for (const domain of [...domains, ".masseria.test"]) {
    await context.addCookies(
      ["_ga", "_gid", "_gat"].map((name) => ({ name, value: "1", domain, path: "/" })),
    );
  }
  expect((await context.cookies()).length).toBeGreaterThanOrEqual(12);
  await page.getByRole("button", { name: "Preferenze cookie" }).first().click();
  await page.getByRole("switch", { name: "Cookie statistici" }).uncheck();
  await press(page, "Salva");
  await expect.poll(() => cookieNames(context)).toEqual([]);
  // pictures may still be on their way
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("the preferences open from the banner with both switches on, and saving keeps them", async ({
  page,
}) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await expect(dialog(page)).toHaveAccessibleName("Cookie preferences");
  await expect(essential(page)).toBeChecked();
  await expect(statistical(page)).toBeChecked();
  await press(page, "Save");
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expectChoice(page, true, true);
  await expect(page.getByRole("status")).toContainText([
    "Your cookie preferences have been saved.",
  ]);
});

test("closing the preferences changes nothing: button, cross, Escape, a press outside", async ({
  page,
}) => {
  await open(page, "/about");
  const ways = [
    () => dialog(page).getByRole("button", { name: "Close" }).first().click(),
    () => dialog(page).getByRole("button", { name: "Close" }).last().click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await banner(page).getByRole("button", { name: "Preferences" }).click();
    await essential(page).uncheck();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole("button", { name: "Preferences" })).toBeFocused();
  }
  expect(await stored(page)).toEqual({ value: null, record: null });
  await banner(page).getByRole("button", { name: "Preferences" }).click();
  await expect(essential(page)).toBeChecked();
});

test("the focus stays inside the preferences, and the page behind is inert", async ({ page }) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await expect(dialog(page)).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || Boolean(focused?.closest("dialog"));
    });
    expect(where).toBe(true);
  }
});

test("the space bar changes a switch, whose state is shown in words", async ({ page }) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await essential(page).focus();
  await page.keyboard.press("Space");
  await expect(essential(page)).not.toBeChecked();
  await expect(dialog(page).getByText("Off", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("On", { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test("the details list the four cookies with duration and purpose", async ({ page }) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await expect(dialog(page).getByText("_gid")).toBeHidden();
  await dialog(page).locator("summary").first().click();
  await dialog(page).locator("summary").last().click();
  await expect(dialog(page).getByText("Hide details")).toHaveCount(2);
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    /^__ph_opt_in_out1 year/,
    /^_ga1 year/,
    /^_gid1 year/,
    /^_gat1 year/,
  ]);
});

test("essential off with analytics on stores 0 and sets the cookies, which the next start expires", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await essential(page).uncheck();
  await press(page, "Save");
  await expectChoice(page, false, true);
  expect(await cookieNames(context)).toEqual(["_ga", "_gid"]);
  await page.reload();
  await expect.poll(() => cookieNames(context)).toEqual([]);
  await expectChoice(page, false, false);
  await expect(banner(page)).toBeHidden();
});

test("the footer of every page opens the preferences as they were saved", async ({ page }) => {
  await open(page, "/about");
  await press(page, "Preferences");
  await statistical(page).uncheck();
  await press(page, "Save");
  for (const url of ["/contatti", "/prenotazioni", "/privacy-policy", "/no-such-page"]) {
    await page.goto(url);
    await settle(page);
    await page.getByRole("button", { name: "Cookie preferences" }).click();
    await expect(essential(page)).toBeChecked();
    await expect(statistical(page)).not.toBeChecked();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeFocused();
  }
});

test("withdrawing takes effect at once, without a reload", async ({ page, context }) => {
  await open(page, "/about");
  await press(page, "Accept all");
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await essential(page).uncheck();
  await statistical(page).uncheck();
  await press(page, "Save");
  await expectChoice(page, false, false);
  expect(await cookieNames(context)).toEqual([]);
});

test("Global Privacy Control starts both switches off, and counts as no consent until a press", async ({
  page,
  context,
  ingestion,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await open(page, "/about");
  await press(page, "Preferences");
  await expect(essential(page)).not.toBeChecked();
  await expect(statistical(page)).not.toBeChecked();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  expect(await stored(page)).toEqual({ value: null, record: null });
  expect(ingestion.requests).toEqual([]);
  await press(page, "Accept all");
  await expectChoice(page, true, true);
});

test("a choice in one tab reaches the others, and the last one wins in all", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/contatti");
  await press(page, "Accept all");
  await expect(banner(other)).toBeHidden();
  await other.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(statistical(other)).toBeChecked();
  await statistical(other).uncheck();
  await press(other, "Save");
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(essential(page)).toBeChecked();
  await expect(statistical(page)).not.toBeChecked();
  expect(await cookieNames(context)).toEqual([]);
});

test("a choice made in another tab sets the switches of open preferences", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/contatti");
  await press(page, "Preferences");
  await press(other, "Decline all");
  await expect(essential(page)).not.toBeChecked();
  await press(page, "Save");
  await expectChoice(page, false, false);
});

test("a double click on the banner decides once, and presses nothing that was beneath it", async ({
  page,
}) => {
  await open(page, "/about");
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    document.addEventListener("click", ({ target }) => pressed.push(Object(target).textContent));
  });
  await banner(page).getByRole("button", { name: "Accept all" }).dblclick();
  await expectChoice(page, true, true);
  expect(await page.evaluate(() => Object(window).pressed)).toEqual(["Accept all"]);
});

test("the footer's button works even if it is pressed before the scripts have loaded", async ({
  page,
  context,
}) => {
  const release = await holdRequests(context, "**/assets/*.js");
  await page.goto("/privacy-policy", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page)).toBeVisible();
});

test("preferences opened while a page is loading stay open over it, and Back closes them", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await press(page, "Decline all");
  await expect(banner(page)).toBeHidden();
  const release = await holdRequests(context, "**/assets/privacy*");
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.locator("html").getAttribute("data-page")).toBe("about");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-page", "privacy-policy");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await expect(dialog(page)).toBeHidden();
});

const day = 24 * 3600 * 1000;
const proof = (fields: object) =>
  JSON.stringify({
    version: 1,
    date: new Date(Date.now() - day).toISOString(),
    language: "en",
    essential: true,
    analytics: true,
    ...fields,
  });

const faults = {
  "an empty value": { [consentKey]: "" },
  "the value 2": { [consentKey]: "2", cookieConsent: proof({}) },
  "the value true": { [consentKey]: "true" },
  "the value yes": { [consentKey]: "yes" },
  "a value in JSON": { [consentKey]: '{"essential":true}' },
  "a value of a megabyte": { [consentKey]: "1".repeat(1_000_000) },
  "an emoji": { [consentKey]: "🍪" },
  "an invalid record": { [consentKey]: "1", cookieConsent: "<b>yes</b>" },
  "a record of another version": { [consentKey]: "1", cookieConsent: proof({ version: 0 }) },
  "a record of six months ago": {
    [consentKey]: "1",
    cookieConsent: proof({ date: new Date(Date.now() - 185 * day).toISOString() }),
  },
  "a record of 1970": {
    [consentKey]: "1",
    cookieConsent: proof({ date: "1970-01-01T00:00:00.000Z" }),
  },
  "a record that says the contrary": { [consentKey]: "0", cookieConsent: proof({}) },
};

test("an invalid stored choice is removed and asked for again, before anything of analytics is loaded", async ({
  page,
  ingestion,
  consoleMessages,
}) => {
  for (const [name, values] of Object.entries(faults)) {
    await test.step(name, async () => {
      await store(page, { ...values, userLocale: "en" });
      await open(page, "/about");
      expect(await stored(page), name).toEqual({ value: null, record: null });
      await settle(page);
      expect(ingestion.requests, name).toEqual([]);
      await press(page, "Decline all");
      await expectChoice(page, false, false);
      await page.evaluate(() => localStorage.clear());
    });
  }
  expect(consoleMessages).toEqual([]);
});

test("a choice dated in the future is asked for again", async ({
  page,
  ingestion,
  consoleMessages,
}) => {
  const date = new Date(Date.now() + day).toISOString();
  await store(page, { [consentKey]: "1", cookieConsent: proof({ date }), userLocale: "en" });
  await open(page, "/about");
  await settle(page);
  expect(ingestion.requests).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

for (const year of ["1970", "2100"]) {
  test(`with a clock at ${year} the banner asks, and an answer holds for the visit`, async ({
    page,
    consoleMessages,
  }) => {
    await store(page, { [consentKey]: "1", cookieConsent: proof({}), userLocale: "en" });
    await page.clock.setFixedTime(`${year}-01-02T03:04:05Z`);
    await open(page, "/about");
    await press(page, "Decline all");
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await settle(page);
    await expect(banner(page)).toBeHidden();
    expect(consoleMessages).toEqual([]);
  });
}

test("five months and 29 days later the choice holds, six months later it is asked for", async ({
  page,
}) => {
  const date = "2026-01-15T10:00:00.000Z";
  await store(page, { [consentKey]: "0", userLocale: "en" });
  await page.evaluate(
    ([record]) => localStorage.setItem("cookieConsent", record ?? ""),
    [proof({ date, essential: false, analytics: false })],
  );
  await page.clock.setFixedTime("2026-07-14T10:00:00Z");
  await page.goto("/about");
  await settle(page);
  await expect(banner(page)).toBeHidden();
  await page.clock.setFixedTime("2026-07-15T10:00:01Z");
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({ value: null, record: null });
});

test("with storage and cookies blocked the choice holds for the visit", async ({
  page,
  context,
  consoleMessages,
}) => {
  await blockStorage(context);
  await open(page, "/it/about");
  await press(page, "Rifiuta tutti");
  await expect(banner(page)).toBeHidden();
  await page.locator('footer a[href="/it/privacy-policy"]').click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await page.getByRole("button", { name: "Preferenze cookie" }).click();
  await expect(page.getByRole("switch").first()).not.toBeChecked();
  expect(consoleMessages).toEqual([]);
});

test("with storage full the choice holds for the visit", async ({ page, consoleMessages }) => {
  await store(page, { userLocale: "en" });
  await fillStorage(page);
  await open(page, "/about");
  await press(page, "Accept all");
  await expect(banner(page)).toBeHidden();
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(banner(page)).toBeHidden();
  expect(consoleMessages).toEqual([]);
});
