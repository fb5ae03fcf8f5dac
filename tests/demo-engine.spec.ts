import type { FrameLocator, Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { expect, test } from "./support/test.ts";

const engine = "/demo/booking-engine/en";
const withStay = `${engine}?checkin=2027-06-12&checkout=2027-06-19&adults=4`;

type Place = Page | FrameLocator;

const trip = (place: Place) => place.locator("details");
const offer = (place: Place, name: string) => place.getByRole("listitem").filter({ hasText: name });
const chosen = (place: Place) => place.locator('td[data-state="chosen"]');

test.beforeEach(({ page }) => page.clock.setFixedTime("2027-01-10T12:00:00Z"));

test("the booking page passes its dates on: the engine opens on them in the language of the page", async ({
  page,
}) => {
  await page.goto("/it/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=4");
  const frame = page.frameLocator("#calendar iframe");
  await expect(trip(frame).locator("summary")).toHaveText(
    "12–19 giugno 20277 notti, 4 ospitiCambia",
  );
  await expect(frame.getByRole("heading", { name: "Libero nelle vostre date" })).toBeVisible();
  await expect(chosen(frame)).toHaveCount(7);
  await expect(offer(frame, "Golden Valley")).toContainText(
    "Fino a 5 ospiti. 450\u00A0€ a notte3.150\u00A0€ per 7 notti",
  );
  await offer(frame, "Sunny Hills").getByRole("link", { name: "Aggiungete Sunny Hills" }).click();
  await expect(frame.getByText("Questo calendario è una dimostrazione")).toBeInViewport();
});

test("without dates the form is open; it asks for dates, and the engine opens on them", async ({
  page,
}) => {
  await page.goto(engine);
  await expect(trip(page)).toHaveAttribute("open");
  await expect(offer(page, "The whole house")).toContainText("Up to 10 guestsfrom €480 per night");
  await expect(page.getByText("January 2027", { exact: true })).toBeVisible();
  const previous = page.getByRole("button", { name: "Previous month" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.locator("caption").first()).toHaveText("February 2027");
  await previous.click();
  await expect(page.locator("caption").first()).toHaveText("January 2027");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
  }

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
  await trip(page).locator("summary").click();
  await expect(page.getByLabel("Arrival")).toHaveValue("2027-06-28");
  await expect(page.getByLabel("Guests")).toHaveValue("3");
});

test("two months in a wide window, one on a phone; taken days and days of arrival are named", async ({
  page,
}) => {
  await page.goto(withStay);
  await expect(page.getByRole("table")).toHaveCount(2);
  const june = page.getByRole("table", { name: "June 2027" });
  await expect(june.getByRole("cell", { name: "12 Your nights, Day of arrival" })).toBeVisible();
  await expect(june.getByRole("cell", { name: "23 Taken" })).toBeVisible();
  await expect(june.getByRole("columnheader").first()).toHaveText("Mo");
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(page.getByRole("table")).toHaveCount(1);
});

test("an address with invalid or malicious values opens the form, and runs nothing", async ({
  page,
}) => {
  for (const query of [
    "checkin=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&checkout=javascript:alert(1)&adults=%22%3E%3Cscript%3E",
    `checkin=${"9".repeat(4000)}&checkout=2027-06-19&adults=-1`,
    "checkin=2027-06-19&checkout=2027-06-12&adults=99",
    "checkin=2026-06-12&checkout=2026-06-19&adults=ten",
  ]) {
    await page.goto(`${engine}?${query}`);
    await expect(trip(page)).toHaveAttribute("open");
    await expect(page.getByLabel("Guests")).toHaveValue("2");
    await expect(page.locator("caption").first()).toHaveText("January 2027");
    await expect(chosen(page)).toHaveCount(0);
  }
});
