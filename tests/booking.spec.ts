import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { expectShown, holdRequests, noShift, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// The stay form, what a guest can ask, and the demo's engine. Which stay is possible, what an engine
// gets and what messages say is tested with their rules: src/site/stay, src/pages/booking.

const address = "/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=4";
const engine = "/demo/booking-engine/en";
const withStay = `${engine}?checkin=2027-06-12&checkout=2027-06-19&adults=4`;
const stay: [string, string, string] = ["2027-06-12", "2027-06-19", "4"];
const summary =
  "7 nights, from Saturday 12 June to Saturday 19 June 2027, 4 guests. In this season you arrive on a Wednesday or Saturday and stay at least 5 nights.";

const form = (page: Page) => page.locator("form[data-stay]");
const arrival = (page: Page) => form(page).getByLabel("Arrival");
const departure = (page: Page) => form(page).getByLabel("Departure");
const guests = (page: Page) => form(page).getByLabel("Guests");
const press = (page: Page) => form(page).getByRole("button").click();
const message = (page: Page) => form(page).getByRole("status");
const frame = (page: Page) => page.locator("#calendar iframe");

async function chooseStay(page: Page): Promise<void> {
  await arrival(page).fill(stay[0]);
  await departure(page).fill(stay[1]);
  await guests(page).selectOption(stay[2]);
}

async function expectStay(page: Page, values: [string, string, string], src?: string) {
  await expect(arrival(page)).toHaveValue(values[0]);
  await expect(departure(page)).toHaveValue(values[1]);
  await expect(guests(page)).toHaveValue(values[2]);
  if (!src) return;
  await expect(frame(page)).toHaveAttribute("src", src);
  await expect(page.locator("[data-engine-link]")).toHaveAttribute("href", src);
}

/** Stops the clock of the page. Playwright's own would run a script in the calendar's frame, which has none. */
async function stopClock(page: Page, now: string): Promise<void> {
  await page.addInitScript((time) => {
    const RealDate = Date;
    const now = () => time;
    Object.assign(window, {
      Date: new Proxy(RealDate, {
        construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [time]),
        get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
      }),
    });
  }, Date.parse(now));
}

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(() => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } });

    test(`days in the address are shown at once, without a shift, in ${timezoneId}`, async ({
      page,
    }) => {
      // half past midnight on 12 June in Italy: still 11 June in Los Angeles
      await stopClock(page, "2027-06-11T22:30:00Z");
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sum = Object(window).shifts ?? 0;
            Object.assign(window, { shifts: sum + Number(Reflect.get(entry, "value")) });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // before any script of the application
      expect(await arrival(page).inputValue()).toBe(stay[0]);
      await expect(message(page)).toHaveText(summary);
      await expectStay(page, stay, withStay);
      await expect(arrival(page)).toHaveAttribute("min", "2027-06-12");
      await expect(departure(page)).toHaveAttribute("min", "2027-06-13");
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
      expect(await page.evaluate(() => Object(window).shifts ?? 0)).toBeLessThan(noShift);
      // yesterday in Italy
      await arrival(page).fill("2027-06-11");
      await expect(message(page)).toHaveText(/^This day has already passed/);
      // the departure has moved with it, over the night in which clocks change
      await arrival(page).fill("2027-10-30");
      await expect(departure(page)).toHaveValue("2027-11-06");
    });
  });
}

test("other values in the address change nothing but the message", async ({ page }) => {
  await stopClock(page, "2027-05-01T10:00:00Z");
  const markup = encodeURIComponent('"><img src=x onerror=alert(1)>');
  for (const [query, said, values] of [
    [
      "arrival=2027-06-12&departure=2027-06-19&guests=-1",
      /up to 10 guests/,
      [stay[0], stay[1], "2"],
    ],
    [`guests=ten&arrival=${markup}`, /not in the calendar.*missing.*up to 10/, ["", "", "2"]],
    [`arrival=javascript:alert(1)&departure=${"9".repeat(10_000)}`, /not in the/, ["", "", "2"]],
    ["arrival=2027-06-12", "The day of departure is missing.", [stay[0], "", "2"]],
    ["arrival=&departure=&guests=5", "", ["", "", "5"]],
  ] as [string, string | RegExp, typeof stay][]) {
    await visit(page, `/prenotazioni?${query}`);
    await expect(message(page)).toHaveText(said);
    await expectStay(page, values, engine);
  }
  for (const query of [
    `checkin=${markup}&checkout=javascript:alert(1)&adults=%22%3E%3Cscript%3E`,
    `checkin=${"9".repeat(4000)}&checkout=2027-06-19&adults=-1`,
  ]) {
    await page.goto(`${engine}?${query}`);
    await expect(page.locator("details")).toHaveAttribute("open");
    await expect(page.getByLabel("Guests")).toHaveValue("2");
    await expect(page.locator('td[data-state="chosen"]')).toHaveCount(0);
  }
});

test("the form says what is missing, opens the calendar on the days, and Back undoes it", async ({
  page,
}) => {
  await stopClock(page, "2027-05-01T10:00:00Z");
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/prenotazioni");
  // the first press of all comes before the form's code
  await press(page);
  release();
  await expect(message(page).locator("span > span")).toHaveText([
    "The day of arrival is missing.",
    "The day of departure is missing.",
  ]);
  await expect(arrival(page)).toBeFocused();
  for (const field of [arrival(page), departure(page)]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/is missing/);
  }
  expect(await axeViolations(page, { include: "form[data-stay]" })).toEqual([]);
  // a day that is typed, and is in no calendar
  await page.keyboard.type("02312027");
  await page.keyboard.press("Enter");
  await expect(message(page)).toContainText("This day is not in the calendar.");
  await arrival(page).fill(stay[0]);
  await expect(message(page)).toHaveText("The day of departure is missing.");
  await expect(arrival(page)).not.toHaveAttribute("aria-invalid");
  await departure(page).fill("2027-06-12");
  await expect(message(page)).toHaveText(/^The departure comes after the arrival/);
  await press(page);
  await expect(departure(page)).toBeFocused();
  await expect(page).toHaveURL("/prenotazioni");

  await chooseStay(page);
  await expect(message(page)).toHaveText(summary);
  // a link to a part of the page leaves the days in the form
  for (const part of ["seasons", "ask"]) {
    await page.locator(`a[href="#${part}"]`).click();
    await expect(page).toHaveURL(`/prenotazioni#${part}`);
  }
  await page.goBack();
  await expect(page).toHaveURL("/prenotazioni#seasons");
  await expectStay(page, stay, engine);
  await press(page);
  await expect(page).toHaveURL(address);
  await expectStay(page, stay, withStay);
  await expect(message(page)).toContainText("The calendar below is open on these dates.");
  await expect(frame(page)).toBeInViewport({ ratio: 0.9 });

  await page.goBack();
  await expect(page).toHaveURL("/prenotazioni#seasons");
  await expectStay(page, ["", "", "2"], engine);
  await expect(message(page)).toHaveText("");
  await page.goForward();
  await expectStay(page, stay, withStay);
  await expect(message(page)).toHaveText(summary);
});

test("days chosen on the home page are kept in memory alone, and carried over", async ({
  page,
}) => {
  await stopClock(page, "2027-05-01T10:00:00Z");
  await visit(page, "/");
  await chooseStay(page);
  await page.locator('header nav a[href="/about"]').click();
  await expectShown(page, "about");
  await expect(form(page)).toHaveCount(0);
  await page.goBack();
  await expectStay(page, stay);
  await expect(departure(page)).toHaveAttribute("min", "2027-06-13");
  // what was chosen last counts, and a link leads to it as Back does
  await guests(page).selectOption("3");
  await page.locator('header nav a[href="/about"]').click();
  await expect(form(page)).toHaveCount(0);
  await page.locator("header").getByRole("link", { name: "Villa Ulia" }).first().click();
  await expectStay(page, [stay[0], stay[1], "3"]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(stored).not.toContain("2027-06");

  await guests(page).selectOption("4");
  await press(page);
  await expect(page).toHaveURL(`${address}#calendar`);
  await expectStay(page, stay, withStay);
  await expect(message(page)).toHaveText(summary);
  await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
  await expect(page).toHaveURL(`/it${address}`);
  await expect(message(page)).toHaveText(/^7 notti, da sabato 12 giugno a sabato 19 giugno 2027/);
  await expect(form(page).getByLabel("Arrivo")).toHaveValue(stay[0]);
  await expect(frame(page)).toHaveAttribute("src", withStay.replace("/en", "/it"));
});

test("messages, a calendar file and the season follow the days of the form", async ({ page }) => {
  await page.clock.setFixedTime("2027-01-02T03:04:05Z");
  await page.goto("/it/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=10");
  const ask = page.locator("#ask");
  const hold = ask.locator("[data-hold-dates]");
  const chosen = page.getByRole("row").filter({ hasText: "Le vostre date cadono qui" });
  const expectMessages = async (text: RegExp) => {
    for (const link of ['a[href^="mailto:"]', 'a[href^="https://wa.me/"]']) {
      const href = await ask.locator(link).getAttribute("href");
      expect([...new URL(href ?? "").searchParams.values()].join()).toMatch(text);
    }
  };
  await expect(ask.getByText(/^Nel messaggio: 7 notti, da sabato 12 giugno/)).toBeVisible();
  await expectMessages(/da sabato 12 giugno a sabato 19 giugno 2027: 7 notti, 10 ospiti/);
  await expect(chosen).toHaveText(/Inizio e fine estate/);

  const downloading = page.waitForEvent("download");
  await hold.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("villa-ulia-2027-06-12.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270620\r\n/);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page, { exclude: "iframe" }), `at ${width} px`).toEqual([]);
  }
  await form(page).getByLabel("Arrivo").fill("2027-07-03");
  await expect(hold).toHaveAttribute("download", "villa-ulia-2027-07-03.ics");
  await expect(chosen).toContainText("Piena estate");
  await form(page).getByLabel("Partenza").fill("2027-07-01");
  await expect(hold).toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  await expect(ask.getByText("Nessun giorno scelto")).toBeVisible();
  await expectMessages(/^(Un soggiorno a|Buongiorno)/);
});

const trip = (page: Page) => page.locator("details");
const offer = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("the demo engine opens on the dates of the booking page, in its language", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-01-10T12:00:00Z");
  await page.goto("/it/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=4");
  const place = page.frameLocator("#calendar iframe");
  await expect(place.locator("details summary")).toHaveText(/^12–19 giugno 20277 notti, 4 ospiti/);
  await expect(place.locator('td[data-state="chosen"]')).toHaveCount(7);
  const valley = place.getByRole("listitem").filter({ hasText: "Golden Valley" });
  await expect(valley).toContainText("450\u00A0€ a notte3.150\u00A0€ per 7 notti");
  await place.getByRole("link", { name: "Aggiungete Sunny Hills" }).click();
  await expect(place.getByText("Questo calendario è una dimostrazione")).toBeInViewport();
});

test("the demo engine asks for dates, opens on them, and names taken days", async ({ page }) => {
  await page.clock.setFixedTime("2027-01-10T12:00:00Z");
  await page.goto(engine);
  await expect(trip(page)).toHaveAttribute("open");
  await expect(offer(page, "The whole house")).toContainText("Up to 10 guestsfrom €480 per night");
  const months = page.locator("caption");
  await expect(months.first()).toHaveText("January 2027");
  const back = page.getByRole("button", { name: "Previous month" });
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(months.first()).toHaveText("February 2027");
  await back.click();
  await expect(months.first()).toHaveText("January 2027");

  await page.getByLabel("Arrival").fill("2027-06-28");
  await page.getByLabel("Departure").fill("2027-07-05");
  await page.getByLabel("Guests").selectOption("3");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(`${engine}?checkin=2027-06-28&checkout=2027-07-05&adults=3`);
  await expect(trip(page)).not.toHaveAttribute("open");
  await expect(trip(page).locator("summary")).toContainText("7 nights, 3 guests");
  // five nights at 890, two at 1,290
  await expect(offer(page, "The whole house")).toContainText("€7,030 for 7 nights");
  await expect(offer(page, "Sunny Hills").getByRole("link")).toHaveText("Choose");
  await expect(offer(page, "Olive Grove").getByRole("link")).toHaveText("Add");
  await expect(page.getByRole("table")).toHaveCount(2);
  const june = page.getByRole("table", { name: "June 2027" });
  await expect(june.getByRole("cell", { name: "23 Taken" })).toBeVisible();
  await expect(june.getByRole("cell", { name: /^30 Your nights, Day of arrival/ })).toBeVisible();
  await expect(june.getByRole("columnheader").first()).toHaveText("Mo");
  await trip(page).locator("summary").click();
  await expect(page.getByLabel("Arrival")).toHaveValue("2027-06-28");
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(page.getByRole("table")).toHaveCount(1);
});
