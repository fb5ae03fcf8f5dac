import type { BrowserContext, Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { afterFrames, expectFocusInside, holdRequests, pollInTime, rest } from "./support/page.ts";
import {
  banner,
  chooseLanguage,
  consentKey,
  expect,
  kept,
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
const openPreferences = (page: Page) => press(page, "Cookie preferences");

async function stored(page: Page) {
  return page.evaluate((key) => {
    const record = localStorage.getItem("cookieConsent");
    return { value: localStorage.getItem(key), record: record && JSON.parse(record) };
  }, consentKey);
}

async function cookieNames(context: BrowserContext): Promise<string> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.sort().join();
}

async function expectChoice(page: Page, essential: boolean, analytics: boolean): Promise<void> {
  const { value, record } = await stored(page);
  expect(value).toBe(essential ? "1" : "0");
  expect(record).toMatchObject({ essential, analytics });
}

test("the banner is named, stands early in the document, gives both answers the same look, follows the language, and leaves most of every window free: two thirds of one that is not tall, where the page ends above it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/it");
  await expect(banner(page)).toHaveAccessibleName("Richiesta di consenso ai cookie");
  await expect(banner(page)).toHaveAccessibleDescription(/^Possiamo contare le visite\? Un cookie/);
  await expect(banner(page).getByRole("heading", { name: "Cookie" })).toHaveCount(1);
  const order = page.locator("#app > *");
  const names = order.evaluateAll((all) => all.slice(0, 3).map(({ tagName }) => tagName));
  expect((await names).join()).toBe("A,SECTION,HEADER");
  const looks = await banner(page)
    .getByRole("button", { name: / tutti$/ })
    .filter({ hasText: /./ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, border, font, padding, opacity } = getComputedStyle(button);
        return [width, height, top, color, backgroundColor, border, font, padding, opacity].join();
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toBe(looks[1]);

  for (const [width, height, most = height / 2] of [
    [390, 664, 200],
    [768, 1024],
    [1440, 900, 100],
  ] as [number, number, number?][]) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await rest(banner(page));
    const box = await banner(page).boundingBox();
    expect(box?.height, size).toBeLessThanOrEqual(most);
    expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeCloseTo(height, 0);
    expect(box?.width, size).toBe(width);
    const buttons = await banner(page)
      .getByRole("button", { name: /Accetta|Preferenze/ })
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
    for (const { top, bottom } of buttons) {
      expect(bottom, size).toBeLessThanOrEqual(height);
      expect(bottom - top, size).toBeGreaterThanOrEqual(44);
      if (width > 990) expect(top, size).toBe(buttons[0]?.top);
    }
    expect(await axeViolations(page, { include: "#app > section" }), size).toEqual([]);
  }
  await chooseLanguage(page, "en");
  await expect(banner(page).getByRole("button", { name: "Accept all" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  await rest(banner(page));
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(200);
  await expect(banner(page).getByRole("link")).toHaveAttribute("href", "/cookie-policy");

  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/about");
    await page.evaluate(() => scrollTo(0, 600));
    await afterFrames(page, 2);
    const shares = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      return rows.filter((element) => element?.closest("main")).length / innerHeight;
    });
    expect(shares, `${width} x ${height}`).toBeGreaterThan(2 / 3);
    const end = await page.locator("footer").boundingBox();
    expect((await banner(page).boundingBox())?.y).toBeGreaterThanOrEqual(
      (end?.y ?? 0) + (end?.height ?? 0) - 1,
    );
  }
});

test("the banner never covers what has the focus, and comes out from under it when it appears", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await holdRequests(context, "**/assets/*.js");
  await page.goto("/privacy-policy", { waitUntil: "commit" });
  const link = page.locator("footer a").first();
  await link.focus();
  await link.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 10);
  });
  release();
  await banner(page).waitFor();
  const covered = () =>
    page.evaluate(() => {
      const region = document.querySelector("#app > section");
      const focused = document.activeElement;
      if (!region || !focused || region.contains(focused)) return "";
      if (focused === document.body) return "end";
      const isUnder =
        focused.getBoundingClientRect().bottom > region.getBoundingClientRect().top + 1;
      return isUnder ? `covered: ${focused.textContent}` : "";
    });
  await expect.poll(covered).toBe("");
  await page.reload();
  await banner(page).waitFor();
  for (let found = ""; found !== "end"; found = await covered()) {
    expect(found).toBe("");
    await page.keyboard.press("Tab");
  }
});

test("the cross and Decline all decline; the banner never appears for someone who has answered, with or without a record", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("#app > section")) Object(window).flashed = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const decline = (name: string) => async () => {
    await open(page, "/about");
    await banner(page).getByRole("button", { name }).click();
    await expect(banner(page)).toBeHidden();
    await expectChoice(page, false, false);
    expect(await cookieNames(context)).toBe("");
  };
  const date = new Date(Date.now() - 24 * 3600 * 1000).toISOString();
  const record = { version: 1, date, language: "en", essential: true, analytics: true };
  const yes = { [consentKey]: "1", cookieConsent: JSON.stringify(record) };
  for (const [answer, url] of [
    [decline("Close without accepting"), "/no-such-page"],
    [decline("Decline all"), "/it/privacy-policy"],
    [() => store(page, { ...yes, userLocale: "en" }), "/"],
    [() => store(page, { [consentKey]: "0", userLocale: "en" }), "/"],
  ] as const) {
    await answer();
    await page.goto(url);
    await settle(page);
    expect(await page.evaluate(() => Object(window).flashed), url).toBeUndefined();
    await page.evaluate(() => localStorage.clear());
  }
});

test("without its fonts the banner comes after three seconds", async ({ page, context }) => {
  await page.clock.install();
  await context.route("**/*.woff2", () => {});
  await page.goto("/about", { waitUntil: "commit" });
  await pollInTime(page, () => banner(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2500);
});

test("accepting all stores the choice with its proof, sets two cookies to the end of 2099, and keeps what the policy declares, no more and no less", async ({
  page,
  context,
  ingestion,
}) => {
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
  await page.clock.install();
  const before = Date.now();
  await open(page, "/it/about");
  const written = (): Promise<string[]> => page.evaluate(() => Object(window).written);
  expect(await written()).toEqual([]);
  // a double click decides once, and presses nothing that was beneath it
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    document.addEventListener("click", ({ target }) => pressed.push(Object(target).textContent));
  });
  await banner(page).getByRole("button", { name: "Accetta tutti" }).dblclick();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => Object(window).pressed)).toEqual(["Accetta tutti"]);
  await expectChoice(page, true, true);
  const { record } = await stored(page);
  expect(record).toMatchObject({ version: 1, language: "it" });
  expect(Date.parse(record.date)).toBeGreaterThanOrEqual(before - 1);
  expect(await written()).toHaveLength(2);
  for (const text of await written()) expect(text).toContain("Thu, 31 Dec 2099 23:59:59 GMT");
  expect(await cookieNames(context)).toBe("_ga,_gid");
  for (const cookie of await context.cookies()) {
    const place = { path: "/", sameSite: "Lax", secure: false, domain: "localhost" };
    expect(cookie).toMatchObject(place);
    // browsers cap it at 400 days
    expect(cookie.expires).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 3600);
  }

  // in a batch after three seconds
  const views = () => ingestion.named("$pageview").length;
  await pollInTime(page, views).toBe(1);
  await page.goto("/cookie-policy");
  const listed = await page.locator("main table tbody tr > :first-child").allInnerTexts();
  const storage = (await page.locator("#storage").textContent()) ?? "";
  await pollInTime(page, views).toBe(2);
  await page.mouse.wheel(0, 300);

  const held = await kept(page);
  expect(held.databases).toEqual([]);
  const names = [...held.cookies, ...held.local, ...held.session].map((name) => name ?? "");
  // `_gat` is only ever removed
  const cookies = listed.filter((name) => name !== "_gat");
  const declared = [
    ...cookies.map((name) => (consentKey.startsWith(name) ? consentKey : name)),
    "userLocale",
    "cookieConsent",
  ];
  expect(declared.filter((name) => !names.includes(name))).toEqual([]);
  const others = names.filter((name) => !declared.includes(name));
  expect(others.filter((name) => !name.startsWith("ph_"))).toEqual([]);
  expect(others).not.toEqual([]);
  for (const name of ["userLocale", "cookieConsent", "ph_", "scrolling position"]) {
    expect(storage).toContain(name);
  }
  const position = () => page.evaluate(() => window.navigation?.currentEntry?.getState());
  await expect.poll(position).toBeGreaterThan(0);
  const foreign = (await context.cookies()).filter(({ domain }) => domain !== "localhost");
  expect(foreign).toEqual([]);
});

test("when consent is withdrawn cookies are expired on every level of an https domain, and no others", async ({
  page,
  context,
  baseURL,
  consoleMessages,
}) => {
  // the site as if it stood at an https address with two domains above it
  const site = "https://www.villa.masseria.test";
  await context.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
  });
  await open(page, `${site}/about`);
  await press(page, "Accept all");
  for (const { secure } of await context.cookies()) expect(secure).toBe(true);
  const host = "www.villa.masseria.test";
  const domains = [host, `.${host}`, ".villa.masseria.test", ".masseria.test"];
  for (const name of ["_ga", "_gid", "_gat"]) {
    await context.addCookies(domains.map((domain) => ({ name, value: "1", domain, path: "/" })));
  }
  await context.addCookies([{ name: "other", value: "1", url: site }]);
  expect((await context.cookies()).length).toBeGreaterThanOrEqual(13);
  await openPreferences(page);
  await press(page, "Decline all");
  await expect.poll(() => cookieNames(context)).toBe("other");
  // pictures may still be on their way, and a page of the internet may not ask servers of this machine
  await context.unrouteAll({ behavior: "ignoreErrors" });
  consoleMessages.length = 0;
});

test("the preferences have both switches on and four cookies, keep the focus, change nothing when closed, and are saved as shown", async ({
  page,
  context,
  ingestion,
}) => {
  await open(page, "/about");
  const opener = banner(page).getByRole("button", { name: "Preferences" });
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).first().click(),
    () => dialog(page).getByRole("button", { name: "Close" }).last().click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.click();
    await essential(page).uncheck();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await stored(page)).toEqual({ value: null, record: null });

  await opener.click();
  await expect(dialog(page)).toHaveAccessibleName("Cookie preferences");
  await expect(essential(page)).toBeChecked();
  await expect(statistical(page)).toBeChecked();
  await expect(dialog(page).getByText("_gid")).toBeHidden();
  await expect(dialog(page).locator("li")).toHaveCount(4);
  await dialog(page).locator("summary").first().click();
  await dialog(page).locator("summary").last().click();
  await expect(dialog(page).getByText("Hide details")).toHaveCount(2);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await rest(dialog(page));
    expect(await axeViolations(page, { include: "dialog" }), `at ${width} px`).toEqual([]);
  }
  await expectFocusInside(page, 12);
  await essential(page).focus();
  await page.keyboard.press("Space");
  await expect(essential(page)).not.toBeChecked();
  await expect(dialog(page).getByText("Off", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("On", { exact: true })).toBeVisible();

  // essential off with analytics on stores 0 and sets the cookies, which the next start expires
  await press(page, "Save");
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("status")).toContainText([
    "Your cookie preferences have been saved.",
  ]);
  // the focus comes to lie below the note, which gives way
  const note = page.getByText("Your cookie preferences have been saved.");
  const box = await note.boundingBox();
  await page.evaluate(({ x, y }) => {
    const field = document.body.appendChild(document.createElement("input"));
    Object.assign(field.style, { position: "fixed", left: `${x}px`, top: `${y}px` });
    field.focus();
  }, box ?? { x: 0, y: 0 });
  expect((await note.boundingBox())?.y).toBeLessThan((box?.y ?? 0) / 2);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expectChoice(page, false, true);
  expect(await cookieNames(context)).toBe("_ga,_gid");
  await page.reload();
  await expect.poll(() => cookieNames(context)).toBe("");
  await expectChoice(page, false, false);
  expect(ingestion.requests).toEqual([]);
});

test("a choice in one tab reaches the others and their open preferences, and the last one wins in all; the button at the end of every page opens them as saved", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/contatti");
  await press(page, "Preferences");
  await press(other, "Decline all");
  await expect(essential(page)).not.toBeChecked();
  await essential(page).check();
  await statistical(page).check();
  await press(page, "Save");
  await expect(banner(other)).toBeHidden();
  await openPreferences(other);
  await expect(statistical(other)).toBeChecked();
  await statistical(other).uncheck();
  await press(other, "Save");
  for (const url of ["", "/prenotazioni", "/no-such-page"]) {
    if (url) await page.goto(url);
    await settle(page);
    await openPreferences(page);
    await expect(essential(page)).toBeChecked();
    await expect(statistical(page)).not.toBeChecked();
    expect(await cookieNames(context)).toBe("");
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeFocused();
  }
  await openPreferences(page);
  await essential(page).uncheck();
  await press(page, "Save");
  await expectChoice(page, false, false);
});
