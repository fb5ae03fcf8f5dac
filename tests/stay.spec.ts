import type { Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { holdRequests, isHydrated, noShift } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const address = "/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=4";
const engine = "/demo/booking-engine/en";
const withStay = `${engine}?checkin=2027-06-12&checkout=2027-06-19&adults=4`;
const summary =
  "7 nights, from Saturday 12 June to Saturday 19 June 2027, 4 guests. In this season you arrive on a Wednesday or Saturday and stay at least 5 nights.";

const form = (page: Page) => page.locator("form[data-stay]");
const arrival = (page: Page) => form(page).getByLabel("Arrival");
const departure = (page: Page) => form(page).getByLabel("Departure");
const guests = (page: Page) => form(page).getByLabel("Guests");
const press = (page: Page) => form(page).getByRole("button").click();
const message = (page: Page) => form(page).getByRole("status");
const frame = (page: Page) => page.locator("#calendar iframe");
const link = (page: Page) => page.getByRole("link", { name: /Open the booking page/ });

/** Seven nights for four guests. */
async function chooseStay(page: Page): Promise<void> {
  await arrival(page).fill("2027-06-12");
  await departure(page).fill("2027-06-19");
  await guests(page).selectOption("4");
}

async function expectStay(page: Page, values: [string, string, string], src: string) {
  await expect(arrival(page)).toHaveValue(values[0]);
  await expect(departure(page)).toHaveValue(values[1]);
  await expect(guests(page)).toHaveValue(values[2]);
  await expect(frame(page)).toHaveAttribute("src", src);
  await expect(link(page)).toHaveAttribute("href", src);
}

/** Stops the clock of the page. Playwright's own would run a script in the calendar's frame, which has none. */
async function stopClock(page: Page, now: string) {
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

/** Adds up how far the layout moves. */
const countShifts = () =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      document.documentElement.dataset.shifts = String(
        Number(document.documentElement.dataset.shifts ?? 0) + value,
      );
    }
  }).observe({ type: "layout-shift", buffered: true });

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } });

    test("days in the address are shown at once, without a layout shift, and the same in every time zone", async ({
      page,
    }) => {
      // half past midnight on 12 June in Italy: still 11 June in Los Angeles
      await stopClock(page, "2027-06-11T22:30:00Z");
      await page.addInitScript(countShifts);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // before any script of the application
      expect(await arrival(page).inputValue()).toBe("2027-06-12");
      await expect(message(page)).toHaveText(summary);
      await expectStay(page, ["2027-06-12", "2027-06-19", "4"], withStay);
      await expect(arrival(page)).toHaveAttribute("min", "2027-06-12");
      await expect(departure(page)).toHaveAttribute("min", "2027-06-13");
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
      const shifts = await page.locator("html").getAttribute("data-shifts");
      expect(Number(shifts)).toBeLessThan(noShift);

      // yesterday in Italy
      await arrival(page).fill("2027-06-11");
      await expect(message(page)).toHaveText(
        "This day has already passed. Choose one from today on.",
      );
      // the departure has moved with it, over the night in which clocks change
      await arrival(page).fill("2027-10-30");
      await expect(departure(page)).toHaveValue("2027-11-06");
      await expect(message(page)).toContainText(
        "7 nights, from Saturday 30 October to Saturday 6 November 2027, 4 guests.",
      );
    });
  });
}

test.describe("on 1 May 2027", () => {
  test.beforeEach(({ page }) => stopClock(page, "2027-05-01T10:00:00Z"));

  const days = "arrival=2027-06-12&departure=2027-06-19";
  const notADate = "This day is not in the calendar. Choose another one.";
  const tooMany = "The house takes up to 10 guests.";
  const markup = encodeURIComponent('"><img src=x onerror=alert(1)>');

  test("other values in the address change nothing but the message", async ({ page }) => {
    for (const [query, said, values] of [
      [`${days}&guests=-1`, tooMany, ["2027-06-12", "2027-06-19", "2"]],
      [`${days}&guests=99`, tooMany, ["2027-06-12", "2027-06-19", "2"]],
      ["guests=0", tooMany, ["", "", "2"]],
      [
        `guests=ten&arrival=${markup}`,
        `${notADate}The day of departure is missing.${tooMany}`,
        ["", "", "2"],
      ],
      [`arrival=javascript:alert(1)&departure=${"9".repeat(10_000)}`, notADate, ["", "", "2"]],
      ["arrival=2027-02-31&departure=2027-03-05", notADate, ["", "2027-03-05", "2"]],
      [
        "arrival=2026-06-12&departure=2026-06-19",
        "This day has already passed. Choose one from today on.",
        ["2026-06-12", "2026-06-19", "2"],
      ],
      [
        "arrival=2027-06-12&departure=2027-06-10",
        "The departure comes after the arrival. Choose a later day.",
        ["2027-06-12", "2027-06-10", "2"],
      ],
      ["arrival=2027-06-12", "The day of departure is missing.", ["2027-06-12", "", "2"]],
      ["arrival=&departure=&guests=5", "", ["", "", "5"]],
    ] as [string, string, [string, string, string]][]) {
      await page.goto(`/prenotazioni?${query}`);
      await page.waitForFunction(isHydrated);
      await expect(message(page)).toHaveText(said);
      await expectStay(page, values, engine);
    }
  });

  test("the first press of all is answered in the words of the page", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/prenotazioni");
    await form(page).getByRole("button").click();
    release();
    await expect(message(page).locator("span > span")).toHaveText([
      "The day of arrival is missing.",
      "The day of departure is missing.",
    ]);
    await expect(arrival(page)).toBeFocused();
  });

  test("a link to the prices or the question leaves the days that stand in the form", async ({
    page,
  }) => {
    await page.goto("/prenotazioni");
    await page.waitForFunction(isHydrated);
    await chooseStay(page);
    for (const part of ["seasons", "ask"]) {
      await page.locator(`a[href="#${part}"]`).click();
      await expect(page).toHaveURL(`/prenotazioni#${part}`);
      await expectStay(page, ["2027-06-12", "2027-06-19", "4"], engine);
    }
    await page.goBack();
    await expect(page).toHaveURL("/prenotazioni#seasons");
    await expectStay(page, ["2027-06-12", "2027-06-19", "4"], engine);
  });

  test("the form says what is missing, opens the calendar on the days, and Back undoes it", async ({
    page,
  }) => {
    await page.goto("/prenotazioni");
    await page.waitForFunction(isHydrated);
    await expect(message(page)).toHaveText("");
    await arrival(page).focus();
    await page.keyboard.press("Enter");
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
    await expect(message(page)).toContainText(notADate);
    await arrival(page).fill("2027-06-12");
    await expect(message(page)).toHaveText("The day of departure is missing.");
    await expect(arrival(page)).not.toHaveAttribute("aria-invalid");
    await departure(page).fill("2027-06-12");
    await expect(message(page)).toHaveText(
      "The departure comes after the arrival. Choose a later day.",
    );
    await press(page);
    await expect(departure(page)).toBeFocused();
    await expect(page).toHaveURL("/prenotazioni");

    await departure(page).fill("2027-06-19");
    await guests(page).selectOption("4");
    await expect(message(page)).toHaveText(summary);
    await expect(frame(page)).toHaveAttribute("src", engine);
    await press(page);
    await expect(page).toHaveURL(address);
    await expectStay(page, ["2027-06-12", "2027-06-19", "4"], withStay);
    await expect(message(page)).toContainText(
      "4 guests. The calendar below is open on these dates. In",
    );
    await expect(frame(page)).toBeInViewport({ ratio: 0.9 });

    await page.goBack();
    await expect(page).toHaveURL("/prenotazioni");
    await expectStay(page, ["", "", "2"], engine);
    await expect(message(page)).toHaveText("");
    await page.goForward();
    await expectStay(page, ["2027-06-12", "2027-06-19", "4"], withStay);
    await expect(message(page)).toHaveText(summary);
  });

  test("days chosen on the home page are there again after another page, in memory alone", async ({
    page,
  }) => {
    await page.goto("/");
    await page.waitForFunction(isHydrated);
    await chooseStay(page);
    const expectFields = async () => {
      await expect(arrival(page)).toHaveValue("2027-06-12");
      await expect(departure(page)).toHaveValue("2027-06-19");
      await expect(guests(page)).toHaveValue("4");
      await expect(departure(page)).toHaveAttribute("min", "2027-06-13");
    };
    await page.locator('header nav a[href="/about"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-page", "about");
    await expect(form(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expectFields();
    // what was chosen last counts, and a link leads to it as Back does
    await guests(page).selectOption("3");
    await page.locator('header nav a[href="/about"]').click();
    await expect(form(page)).toHaveCount(0);
    await page.locator("header").getByRole("link", { name: "Villa Ulia" }).first().click();
    await expect(page).toHaveURL("/");
    await expect(guests(page)).toHaveValue("3");
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    expect(stored).not.toContain("2027-06");
  });

  test("the stay is carried over from the home page, and into the other language", async ({
    page,
  }) => {
    await page.goto("/");
    await page.waitForFunction(isHydrated);
    await chooseStay(page);
    await press(page);
    await expect(page).toHaveURL(`${address}#calendar`);
    await expectStay(page, ["2027-06-12", "2027-06-19", "4"], withStay);
    await expect(message(page)).toHaveText(summary);

    await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
    await expect(page).toHaveURL(`/it${address}`);
    await expect(message(page)).toHaveText(
      "7 notti, da sabato 12 giugno a sabato 19 giugno 2027, 4 ospiti. In questa stagione si arriva di mercoledì o sabato e ci si ferma almeno 5 notti.",
    );
    await expect(form(page).getByLabel("Arrivo")).toHaveValue("2027-06-12");
    await expect(frame(page)).toHaveAttribute("src", withStay.replace("/en", "/it"));
  });
});
