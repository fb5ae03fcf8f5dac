import { addDays, today } from "../src/modules/calendar-days/calendar-days.ts";
import { facts } from "./support/addresses.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { shiftWhileScrolling } from "./support/layout-shift.ts";
import { expect, test } from "./support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the calendar with the days and the guests", async ({ page }) => {
    await page.goto("/it");
    const form = page.getByRole("form", { name: "Date del soggiorno" });
    await form.getByLabel("Arrivo").fill("2027-06-12");
    await form.getByLabel("Partenza").fill("2027-06-19");
    await expect(form.getByLabel("Ospiti")).toHaveValue("2");
    await form.getByLabel("Ospiti").selectOption(String(facts.capacity.guests));
    await form.getByRole("button", { name: "Date e disponibilità" }).click();
    await expect(page).toHaveURL(
      `/it/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=${facts.capacity.guests}#calendar`,
    );
  });
});

test("days typed before the page has started stay, and none before today can be chosen", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const form = page.locator("form[data-stay]");
  const arrival = form.getByLabel("Arrival");
  const departure = form.getByLabel("Departure");
  await arrival.fill("2031-06-12");
  await form.getByLabel("Guests").selectOption("5");
  release();
  await page.waitForFunction(isHydrated);
  const now = today("Europe/Rome");
  await expect(arrival).toHaveAttribute("min", now);
  await expect(departure).toHaveAttribute("min", "2031-06-13");
  await expect(arrival).toHaveValue("2031-06-12");
  await expect(form.getByLabel("Guests")).toHaveValue("5");

  await arrival.fill("2032-02-28");
  await expect(departure).toHaveAttribute("min", "2032-02-29");
  await arrival.fill("");
  await expect(departure).toHaveAttribute("min", addDays(now, 1));

  // pressed without days it is a link to the booking page
  await form.getByRole("button", { name: "Check dates" }).click();
  await expect(page).toHaveURL("/prenotazioni?arrival=&departure=&guests=5#calendar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking");
});

test("the focus ring of a field surrounds its label too", async ({ page }) => {
  await page.goto("/");
  const field = page.locator("form[data-stay] label").nth(1);
  const ring = () => field.evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await ring()).toBe("none");
  await field.getByLabel("Departure").focus();
  expect(await ring()).toBe("solid");
});

for (const { width, height, shown, hidden } of [
  { width: 390, height: 844, shown: "pool-11", hidden: ["villa-05", "pool-01"] },
  { width: 1280, height: 800, shown: "villa-05", hidden: ["pool-11"] },
]) {
  test(`at ${width} px ${shown} is in the hero, ${hidden.join(" and ")} not fetched, and nothing shifts`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.waitForFunction(isHydrated);
    expect(await shiftWhileScrolling(page)).toBeLessThan(0.001);
    const hero = page.locator("main section").first();
    await expect(hero.locator(`img[data-photo='${shown}']`)).toBeVisible();
    expect(fetched.some((url) => url.includes(`/photos/${shown}.`))).toBe(true);
    const names = new RegExp(`/photos/(${hidden.join("|")})\\.`);
    expect(fetched.filter((url) => names.test(url))).toEqual([]);
  });
}

test("below 992 px every row of figures has a line across the window", async ({ page }) => {
  await page.goto("/");
  const lines = () =>
    page.locator("[data-glance] li").evaluateAll(
      (items) =>
        items.filter((item) => {
          const { content, width } = getComputedStyle(item, "::before");
          return content === '""' && Number.parseFloat(width) >= innerWidth;
        }).length,
    );
  const expected = { 320: 3, 768: 2, 1024: 0, 1440: 0 };
  for (const [width, count] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect(await lines(), `at ${width} px`).toBe(count);
  }
});
