import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { expect, test } from "./support/test.ts";

const address = "/it/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=10";

const ask = (page: Page) => page.locator("#ask");
const email = (page: Page) => ask(page).locator('a[href^="mailto:"]');
const chat = (page: Page) => ask(page).locator('a[href^="https://wa.me/"]');
const hold = (page: Page) => ask(page).locator("[data-hold-dates]");

/** What a message says: subject and body of an e-mail, text of a chat. */
async function messageOf(link: ReturnType<typeof email>): Promise<Record<string, string>> {
  const href = await link.getAttribute("href");
  return Object.fromEntries(new URL(href ?? "").searchParams);
}

test("days in the address are in the messages, in a calendar file and at their season, and follow the form", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-01-02T03:04:05Z");
  await page.goto(address);
  const stay = "da sabato 12 giugno a sabato 19 giugno 2027";
  await expect(ask(page).getByText(`Nel messaggio: 7 notti, ${stay}, 10 ospiti.`)).toBeVisible();
  const { subject, body } = await messageOf(email(page));
  expect(subject).toBe(`Villa Ulia, ${stay}`);
  expect(body).toContain(`vorremmo stare a Villa Ulia ${stay}: 7 notti, 10 ospiti.`);
  expect((await messageOf(chat(page))).text).toContain(`${stay}: 7 notti, 10 ospiti.`);
  const chosen = page.getByRole("row").filter({ hasText: "Le vostre date cadono qui" });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText("Inizio e fine estate");

  const downloading = page.waitForEvent("download");
  await hold(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("villa-ulia-2027-06-12.ics");
  const lines = (await readFile(await download.path(), "utf8"))
    .replaceAll("\r\n ", "")
    .split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:2027-06-12-2027-06-19-10@villaulia.example",
      "DTSTAMP:20270102T030405Z",
      "DTSTART;VALUE=DATE:20270612",
      "DTEND;VALUE=DATE:20270620",
      "SUMMARY:Villa Ulia\\, date da confermare",
      "URL:https://villaulia.example/it/prenotazioni",
    ]),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page, { exclude: "iframe" }), `at ${width} px`).toEqual([]);
  }

  const form = page.locator("form[data-stay]");
  await form.getByLabel("Arrivo").fill("2027-07-03");
  await expect(hold(page)).toHaveAttribute("download", "villa-ulia-2027-07-03.ics");
  await expect(chosen).toContainText("Piena estate");
  await form.getByLabel("Partenza").fill("2027-07-01");
  await expect(hold(page)).toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  expect((await messageOf(email(page))).subject).toBe("Un soggiorno a Villa Ulia");
  await expect(ask(page).getByText("Nessun giorno scelto")).toBeVisible();
});
