import type { Page } from "@playwright/test";
import en from "../src/words/en.json" with { type: "json" };
import it from "../src/words/it.json" with { type: "json" };
import byEar from "./calendar-by-ear.json" with { type: "json" };
import { axeViolations } from "./support/checks.ts";
import {
  afterFrames,
  expectNoShift,
  expectShown,
  holdRequests,
  isHydrated,
  pollInTime,
  visit,
} from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { test as anyVisit } from "./support/visitor.ts";

// Which stay is possible and what is said of it is tested with the rules: src/site/stay, src/pages/booking.

const days = "arrival=2027-06-12&departure=2027-06-19";
const address = `/prenotazioni?${days}&guests=4`;
const engine = "/demo/booking-engine/en";
const withStay = `${engine}?checkin=2027-06-12&checkout=2027-06-19&adults=4`;
type Shown = [arrival: string, departure: string, guests: string];
const stay: Shown = ["Sat 12 Jun 2027", "Sat 19 Jun 2027", "4"];
const none = "Choose a day";

// while a page takes the place of another both are there
const form = (page: Page) => page.locator("form[data-stay]:visible");
const field = (page: Page, name: "arrival" | "departure") =>
  form(page).locator(`[data-field=${name}]`);
const guests = (page: Page) => form(page).locator("[name=guests]");
const press = (page: Page) => form(page).locator("[type=submit]").click();
const message = (page: Page) => form(page).getByRole("status").first();
const frame = (page: Page) => page.locator("#calendar iframe");
const calendar = (page: Page) => page.locator("[data-calendar]");
const dayCell = (page: Page, date: string) => calendar(page).locator(`[data-day="${date}"]`);
const day = (page: Page, date: string) => dayCell(page, date).getByRole("button");
/** A pattern in which a space stands for a no-break one too. */
const like = (pattern: string) => new RegExp(pattern.replaceAll(" ", "\\s"), "s");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const focused = (page: Page) => page.locator(":focus");

async function chooseStay(page: Page): Promise<void> {
  await guests(page).selectOption("4");
  await field(page, "arrival").click();
  await calendar(page).getByRole("button", { name: "Next month" }).click();
  await day(page, "2027-06-12").click();
  await day(page, "2027-06-19").click();
}

async function expectStay(page: Page, values: Shown, src?: string) {
  await expect(field(page, "arrival").locator("b")).toHaveText(values[0]);
  await expect(field(page, "departure").locator("b")).toHaveText(values[1]);
  await expect(guests(page)).toHaveValue(values[2]);
  if (src) await expect(frame(page)).toHaveAttribute("src", src);
}

const now = "2027-05-01T10:00:00Z";
const stopClock = (page: Page, time = now) => page.clock.setFixedTime(time);

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(() => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } });

    test(`days in the address are shown at once, without a shift, in ${timezoneId}`, async ({
      page,
    }) => {
      // half past midnight on 12 June in Italy: still 11 June in Los Angeles
      await stopClock(page, "2027-06-11T22:30:00Z");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // before any script of the application
      expect(await field(page, "arrival").locator("b").textContent()).toMatch(like(`^${stay[0]}$`));
      await expectStay(page, stay, withStay);
      await expect(field(page, "arrival")).toHaveAccessibleName(
        "Arrival: Saturday 12 June 2027. Opens the calendar",
      );
      const inside = page.frameLocator("#calendar iframe");
      await expect(inside.getByText("7 nights, 12–19 June")).toBeVisible();
      await expectNoShift(page);
      await field(page, "arrival").click();
      await expect(dayCell(page, "2027-06-11")).toHaveAttribute("data-state", "past");
      await expect(dayCell(page, "2027-06-12")).toHaveAttribute("data-state", "free");
    });
  });
}

anyVisit("a stay is shown also where its script in the head does not come", async ({ page }) => {
  await stopClock(page);
  await page.goto("/prenotazioni?utm_source=letter");
  await expect(page.locator("script[src*=head-]")).toHaveCount(0);
  await page.route("**/assets/head-*.js", (route) => route.abort());
  await page.goto(address);
  await expectStay(page, stay, withStay);
  await expect(page.locator("html")).toHaveClass(/js/);
});

test("a guest who scrolls before the scripts come sees nothing move, with stays that fit and refused ones in every window", async ({
  page,
}) => {
  await stopClock(page);
  const places = ["#calendar ~ ul", "#seasons", "#ask"] as const;
  const fits = `prenotazioni?${days}&guests=4`;
  const refused = "prenotazioni?arrival=2027-09-29&departure=2027-10-30&guests=10&home=house";
  const refusedInItalian = "it/prenotazioni?arrival=2027-06-26&departure=2027-07-02&guests=5";
  // in every window a stay of each kind, one of them in Italian
  for (const [width, url, place] of [
    [390, `/${fits}&home=apartment3`, places[0]],
    [390, `/${refusedInItalian}`, places[1]],
    [768, `/it/${fits}`, places[2]],
    [768, `/${refused}`, places[0]],
    [1440, `/${fits}&home=apartment3`, places[1]],
    [1440, `/${refusedInItalian}`, places[2]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, /\/assets\/(?!head-).*\.js$|\/demo\//);
    await page.goto(url, { waitUntil: "commit" });
    await page
      .locator(place)
      .evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
    // late fonts move the menu
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const since = await page.evaluate(() => performance.now());
    // nor would a guest at one of the other places
    const tops = () =>
      page
        .locator(places.join())
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await tops();
    release();
    await expect(page.locator('[data-frame="ready"]')).toHaveCount(1);
    await expect(page.locator("#ask")).toContainText("2027");
    expect(await tops(), `${url} at ${width} px`).toEqual(before);
    await expectNoShift(page, since);
  }
});

test("other values in the address change nothing but the message", async ({ page }) => {
  await stopClock(page);
  const markup = encodeURIComponent('"><img src=x onerror=alert(1)>');
  for (const [query, said, values, src = engine] of [
    [`${days}&guests=-1`, "", [stay[0], stay[1], "2"], withStay.replace("=4", "=2")],
    [`${days}&guests=99`, "The house takes up to 10 guests.", [stay[0], stay[1], "2"]],
    [`guests=ten&arrival=${markup}`, /not in the calendar.*missing/s, [none, none, "2"]],
    ["arrival=2027-06-12", "The day of departure is missing.", [stay[0], none, "2"]],
    ["arrival=&departure=&guests=5&home=no", "", [none, none, "5"]],
  ] as [string, string | RegExp, Shown, string?][]) {
    await visit(page, `/prenotazioni?${query}`);
    await expectStay(page, values, src);
    await expect(message(page)).toHaveText(said);
    await expect(form(page).locator("[name=home]")).toBeDisabled();
  }
  await page.goto(
    `${engine}?checkin=${markup}&checkout=javascript:alert(1)&adults=%22%3E%3Cscript%3E`,
  );
  await expect(page.getByRole("status")).toHaveText(/^Choose the days above/);
});

test("a stay that the house refuses says so first, with the nearest that fit, and is not handed on", async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, "/prenotazioni?arrival=2027-07-20&departure=2027-07-24&guests=2");
  const refused = form(page).locator("[data-refused]");
  await expect(refused).toHaveText(
    like(
      "^These dates do not fit: from 3 July to 27 August you arrive on Saturday and stay at least 7 nights",
    ),
  );
  await expect(frame(page)).toHaveAttribute("src", engine);
  const [before, after] = [refused.locator("button").first(), refused.locator("button").last()];
  await expect(before).toHaveText("from Saturday 17 July to Saturday 24 July, 7 nights");
  await expect(after).toHaveAttribute("data-nearest", "2027-07-24/2027-07-31");
  expect(await axeViolations(page, { include: "form[data-stay]" })).toEqual([]);
  await press(page);
  await expect(frame(page)).toHaveAttribute("src", engine);
  await before.click();
  await expect(refused).toHaveCount(0);
  await expectStay(page, ["Sat 17 Jul 2027", "Sat 24 Jul 2027", "2"], engine);
  await expect(form(page).locator("[type=submit]")).toBeFocused();
  await page.keyboard.press("Enter");
  const withNearest = `${engine}?checkin=2027-07-17&checkout=2027-07-24&adults=2`;
  await expect(frame(page)).toHaveAttribute("src", withNearest);
  // more guests than the rest of the house can take: only all of it would do, and a part is taken
  await visit(page, "/prenotazioni?arrival=2027-05-13&departure=2027-05-16&guests=2");
  await expect(frame(page)).toHaveAttribute("src", /checkin=2027-05-13/);
  await guests(page).selectOption("10");
  await expect(refused).toContainText("with 10 guests only the whole house is large enough");
});

test("the form says what is missing, opens the engine on the days, and Back undoes it", async ({
  page,
}) => {
  await stopClock(page);
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/prenotazioni", { waitUntil: "domcontentloaded" });
  // the first press of all comes before the form's code
  await press(page);
  release();
  await expect(message(page).locator("p")).toHaveText([
    "The day of arrival is missing.",
    "The day of departure is missing.",
  ]);
  await expect(field(page, "arrival")).toBeFocused();
  for (const name of ["arrival", "departure"] as const) {
    const missing = `The day of ${name} is missing.`;
    await expect(field(page, name)).toHaveAccessibleDescription(missing);
  }
  await chooseStay(page);
  await calendar(page).getByRole("button", { name: "Keep these dates" }).click();
  await expect(calendar(page)).toHaveCount(0);
  await expect(form(page).locator("[type=submit]")).toBeFocused();
  await expect(message(page)).toHaveText("");
  await expectStay(page, stay, engine);
  await press(page);
  await expect(page).toHaveURL(address);
  await expectStay(page, stay, withStay);
  await expect(message(page)).toContainText("The prices below are for these dates.");
  await expect(frame(page)).toBeInViewport({ ratio: 0.9 });

  await page.goBack();
  await expect(page).toHaveURL("/prenotazioni");
  await expectStay(page, [none, none, "2"], engine);
  await page.goForward();
  await expectStay(page, stay, withStay);
});

test("guests chosen before a page's start are kept, days of the home page in memory alone, and both carried over", async ({
  page,
}) => {
  await stopClock(page);
  for (const url of ["/prenotazioni", "/"]) {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(url, { waitUntil: "commit" });
    // two buttons stand in the place of the native fields from the first paint on
    await expect(form(page).locator("[data-field] b")).toHaveText([none, none]);
    await expect(form(page).locator("input[type=date]").first()).toBeHidden();
    await guests(page).selectOption("4");
    release();
    await page.waitForFunction(isHydrated);
    await expect(guests(page)).toHaveValue("4");
  }
  await chooseStay(page);
  await page.keyboard.press("Escape");
  await expect(field(page, "departure")).toBeFocused();
  await page.locator('header nav a[href="/about"]').click();
  await expectShown(page, "about");
  await page.goBack();
  await expectStay(page, stay);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(stored).not.toContain("2027-06");
  await press(page);
  await expect(page).toHaveURL(`${address}#calendar`);
  await expectStay(page, stay, withStay);
  await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
  await expect(page).toHaveURL(`/it${address}`);
  await expect(field(page, "arrival")).toHaveText(/sab\u00a012\u00a0giu\u00a02027/);
  await expect(frame(page)).toHaveAttribute("src", withStay.replace("/en", "/it"));
});

for (const lang of ["en", "it"] as const) {
  test(`the calendar by keys and by ear: four nights in June are refused, six are chosen, in ${lang}`, async ({
    page,
  }) => {
    await stopClock(page);
    await visit(page, lang === "it" ? "/it" : "/");
    const words = { en, it }[lang].stayCalendar;
    await field(page, "arrival").focus();
    const said = calendar(page).locator("[data-said]");
    // an empty sentence stands for the one before
    for (const [index, [key = "", name = "", sentence = ""]] of byEar[lang].entries()) {
      await page.keyboard.press(key);
      await expect(focused(page), `${key} ${index}`).toHaveAccessibleName(
        like(`^${escaped(name)}$`),
      );
      if (sentence) await expect(said).toHaveText(like(`^${escaped(sentence)}$`));
      // the one stop of the tab key is the focused day
      await expect(calendar(page).locator('[data-day] [tabindex="0"]')).toBeFocused();
    }
    await expect(calendar(page)).toHaveAccessibleName(words.title);
    await expect(calendar(page)).toHaveAccessibleDescription(words.spoken.instructions);
    await expect(dayCell(page, "2027-06-09")).toHaveAttribute("aria-selected", "true");
    await page.emulateMedia({ forcedColors: lang === "it" ? "active" : "none" });
    expect(await axeViolations(page, { include: "[data-calendar]" })).toEqual([]);
    const colours = ["2027-06-09", "2027-06-10"].map((date) =>
      dayCell(page, date).evaluate(
        (cell) => getComputedStyle(cell.firstElementChild ?? cell).color,
      ),
    );
    // on the system's own ground all nights of the stay are written alike
    expect(new Set(await Promise.all(colours)).size).toBe(lang === "it" ? 1 : 2);
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveText(words.done);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(said).toHaveText(words.spoken.cleared);
    // the button that has no more to turn hands its focus to the grid
    const previous = calendar(page).getByRole("button", { name: words.previousMonth });
    await previous.press("Enter");
    await expect(calendar(page).locator('[data-day] [aria-current="date"]')).toHaveCount(1);
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await expect(calendar(page).locator("[data-day] :focus")).toBeVisible();
    // out of it, as Escape and a press beside it do
    await calendar(page).getByRole("button", { name: words.done }).press("Tab");
    await expect(calendar(page)).toHaveCount(0);
    await expect(field(page, "arrival")).toBeFocused();
  });
}

test("in a wide window the calendar stands over the page and whole in the window; on a phone it is a window of its own, which Back closes and its button sends", async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, "/");
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await field(page, "arrival").click();
    await expect(day(page, "2027-05-02")).toBeFocused();
    const covered = await calendar(page).evaluate((panel) =>
      [...panel.querySelectorAll("td, li, h2")].filter((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return !panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(covered, `at ${width} px`).toHaveLength(0);
    const { y = 0, height: own = height } = (await calendar(page).boundingBox()) ?? {};
    const isScrolled = await page.evaluate(() => scrollY > 0);
    expect([y > 0, y + own <= height, isScrolled]).toEqual([true, true, width === 768]);
    await page.keyboard.press("Escape");
    await expect(calendar(page)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, "arrival").click();
  await expect(day(page, "2027-05-02")).toBeFocused();
  expect(await calendar(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.goBack();
  await expect(calendar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(field(page, "arrival")).toBeFocused();
  await chooseStay(page);
  await calendar(page).getByRole("button", { name: "Check dates" }).click();
  await expect(page).toHaveURL(`${address}#calendar`);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectStay(page, stay);
});

test("native fields stand in for a late calendar, judged by the rules, until it comes", async ({
  page,
}) => {
  await page.clock.install({ time: now });
  const release = await holdRequests(page, "**/assets/calendar-panel*.js");
  await page.goto("/prenotazioni");
  await field(page, "arrival").click();
  await pollInTime(page, () => field(page, "arrival").count()).toBe(0);
  await expect(message(page)).toHaveText(
    /^The calendar did not open\. Write the two days: the rules/,
  );
  const arrival = form(page).locator("[name=arrival]");
  await expect(form(page).getByRole("group", { name: "Arrival" })).toBeVisible();
  await expect(arrival).toHaveAttribute("aria-invalid", "false");
  await arrival.focus();
  await page.keyboard.type("0612");
  await press(page);
  const incomplete = "The day of arrival is not complete: it needs day, month and year.";
  await expect(arrival).toHaveAccessibleDescription(incomplete);
  await expect(arrival).toHaveAttribute("aria-invalid", "true");
  await arrival.fill("2027-07-20");
  await form(page).locator("[name=departure]").fill("2027-07-24");
  await expect(form(page).locator("[data-refused]")).toContainText("you arrive on Saturday");
  await expect(arrival).toHaveAccessibleDescription(/^These dates do not fit/);
  // it never takes the place of a field that has the focus
  release();
  await afterFrames(page, 10);
  await expect(form(page).locator("[name=departure]")).toBeFocused();
  await guests(page).focus();
  await expect(field(page, "departure").locator("b")).toHaveText("Sat 24 Jul 2027");
});

for (const way of ["button", "online", "next page"] as const) {
  anyVisit(`a calendar that has failed is tried again: ${way}`, async ({ page }) => {
    await stopClock(page);
    const file = "**/assets/calendar-panel*.js";
    await page.route(file, (route) => route.abort());
    await visit(page, "/");
    await field(page, "arrival").click();
    const again = form(page).getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(field(page, "arrival")).toHaveCount(0);
    await page.unroute(file);
    if (way === "button") await again.click({ delay: 500 });
    else if (way === "online") await page.evaluate(() => dispatchEvent(new Event("online")));
    else await page.locator('header nav a[href="/prenotazioni"]').click();
    if (way !== "button") await field(page, "arrival").click();
    await expect(day(page, "2027-05-02")).toBeFocused();
  });
}

test("a chosen home travels: form, price, calendar, veil, message, and off again", async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, "/interni");
  await page.getByRole("link", { name: "See dates and prices, Golden Valley" }).first().click();
  await expect(page).toHaveURL("/prenotazioni?home=apartment3");
  const home = form(page).locator("[name=home]");
  await expect(home).toHaveValue("apartment3");
  await expect(page.getByText("From €250 a night for Golden Valley.")).toBeVisible();
  const ask = page.locator("#ask");
  await expect(ask.locator("a").first()).toHaveAttribute("href", /in%20mind/);
  await chooseStay(page);
  await expect(calendar(page)).toContainText("Golden Valley, for 4 guests");
  await page.keyboard.press("Escape");
  await press(page);
  await expect(page).toHaveURL(`${address}&home=apartment3`);
  // before any script of the application too
  const release = await holdRequests(page, /\/assets\/(?!head-).*\.js$/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(home).toHaveValue("apartment3");
  await expect(page.getByText("From €250 a night for Golden Valley.")).toBeVisible();
  const shown = `${withStay}&home=apartment3`;
  await expect(frame(page)).toHaveAttribute("src", shown);
  release();
  const named =
    "7 nights, from Saturday 12 June to Saturday 19 June 2027, 4 guests, Golden Valley.";
  await expect(ask).toContainText(named);
  await page.setViewportSize({ width: 768, height: 1024 });
  const values = form(page).locator("[data-field] b");
  for (const value of await values.all()) {
    expect(await value.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  }
  // another stay than the engine's: no price of it can be reached
  const veil = page.locator("#calendar[data-stale]");
  for (const [act, canShow] of [
    [() => guests(page).selectOption("3"), true],
    [() => guests(page).selectOption("6"), false],
    [() => home.selectOption({ label: "Any of them" }), true],
  ] as const) {
    await act();
    await expect(veil.getByRole("status").last()).toContainText(
      "The prices below are for 12–19 June 2027, 4 guests, Golden Valley.",
    );
    await expect(veil.locator("[inert] iframe")).toHaveAttribute("src", shown);
    await expect(veil.getByRole("button", { name: "Show the new prices" })).toHaveCount(
      Number(canShow),
    );
    expect(await axeViolations(page, { include: "#calendar", exclude: "iframe" })).toEqual([]);
    await veil.getByRole("button", { name: "Back to the old ones" }).click();
    await expect(veil).toHaveCount(0);
    await expect(guests(page)).toHaveValue("4");
  }
  await guests(page).selectOption("6");
  await expect(message(page)).toContainText(
    "Golden Valley sleeps up to 5. Choose fewer guests, or another home.",
  );
  await expect(ask).toContainText("6 guests, Golden Valley");
  await form(page).getByRole("button", { name: "See the other homes" }).click();
  await veil.getByRole("button", { name: "Show the new prices" }).click();
  await expect(frame(page)).toHaveAttribute("src", withStay.replace("=4", "=6"));
  await expect(page).toHaveURL(`/prenotazioni?${days}&guests=6`);
});

test("messages, a calendar file and the season follow the days of the form", async ({ page }) => {
  await stopClock(page, "2027-01-12T03:04:05Z");
  await page.goto(`/it/prenotazioni?${days}&guests=10`);
  const ask = page.locator("#ask");
  const hold = ask.locator("[data-hold-dates]");
  const chosen = page.getByRole("row").filter({ hasText: "Le vostre date cadono qui" });
  const expectMessages = async (text: RegExp) => {
    for (const link of ['a[href^="mailto:"]', 'a[href^="https://wa.me/"]']) {
      const href = await ask.locator(link).getAttribute("href");
      expect([...new URL(href ?? "").searchParams.values()].join()).toMatch(text);
    }
  };
  await expect(ask.getByText(like("^Nel messaggio: 7 notti, da sabato 12 giugno"))).toBeVisible();
  await expectMessages(/da sabato 12 giugno a sabato 19 giugno 2027: 7 notti, 10 ospiti/);
  await expect(chosen).toHaveText(/Inizio e fine estate/);

  const downloading = page.waitForEvent("download");
  await hold.click();
  expect((await downloading).suggestedFilename()).toBe("villa-ulia-2027-06-12.ics");
  expect(await axeViolations(page, { exclude: "iframe" })).toEqual([]);
  await page.goto("/it/prenotazioni?arrival=2027-01-15&departure=2027-01-18&guests=10");
  await expect(form(page).locator("[data-refused]")).toContainText("la casa è chiusa dall’8");
  await expect(hold).toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  await expect(ask).toContainText("10 ospiti. Chiede se una notte si può spostare.");
  await expectMessages(/Il vostro sito dice: la casa è chiusa dall’8.*Si può spostare una notte/s);
  await expect(form(page).getByRole("link", { name: /^Chiedete a noi/ })).toHaveAttribute(
    "href",
    "#ask",
  );
});

test("the demo engine offers what the house accepts, and is as tall as its content", async ({
  page,
}) => {
  await stopClock(page, "2027-01-10T12:00:00Z");
  await page.goto(`${engine}?checkin=2027-05-15&checkout=2027-05-18&adults=3`);
  await expect(page.getByRole("status")).toHaveText(like("^3 nights, 15–18 May 2027, 3 guests$"));
  await expect(page.locator("[data-rest]")).toHaveText(
    "Not free on these nights: Sunny Hills, the whole house",
  );
  await page.goto(`${engine}?checkin=2027-05-26&checkout=2027-06-01&adults=4&home=house`);
  const offers = page.locator("summary");
  await expect(offers).toHaveText([
    /The whole house.*Up to 10.*3\snights at €6403\snights at €890.*€4,590/,
    /Golden Valley.*€2,340/,
    /Sunny Hills and Olive Grove.*Up to 5.*€2,490/,
  ]);
  await expect(page.getByText("This booking engine is a demonstration")).toBeVisible();
  const golden = offers.nth(1);
  const pick = golden.locator(":scope > :last-child");
  const before = await pick.boundingBox();
  await golden.click();
  await expect(pick).toHaveText(/Chosen/);
  expect(await pick.boundingBox()).toEqual(before);
  const sum = page.locator("details[open] div:has(> dl)");
  await expect(sum).toHaveText(
    like(
      "3 nights at €330€9903 nights at €450€1,350In all€2,340When you book, 30%€702By 26 April 2027€1,638On the spot: .* returned within 7 days. .*",
    ),
  );
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const inner = page.frameLocator("#calendar iframe").locator("body");
  const misfit = () =>
    inner.evaluate((body) => [
      innerHeight - Math.ceil(body.getBoundingClientRect().height),
      document.documentElement.scrollHeight - innerHeight,
    ]);
  // from the form of the home page, whose address begins at the frame
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/it/prenotazioni?${days}&guests=2#calendar`);
  await expect.poll(misfit).toEqual([0, 0]);
  await page.goto(`/it/prenotazioni?${days}&guests=10`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  // nobody else's word for it
  const room = await frame(page).boundingBox();
  await page.evaluate(() => postMessage({ villa: "frame-height", height: 3000 }, origin));
  await afterFrames(page, 4);
  expect(await frame(page).boundingBox()).toEqual(room);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(misfit).toEqual([0, 0]);
  }
});
