import { beforeAll, expect, test } from "vitest";
import { dataOf } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import type { Lang } from "../../site/site-map/languages.ts";
import { content as about } from "./about.content.ts";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

function answers(lang: Lang, content: Content): Record<string, string> {
  const { text } = dataOf(content, about, lang);
  return Object.fromEntries(
    text.goodToKnow?.items.map(({ id, answer, text }) => [id, `${answer}. ${text}`]) ?? [],
  );
}

test("the answers follow the facts, as each language writes them", async () => {
  const changed = await contentWith(({ stay, capacity }) => {
    Object.assign(stay, {
      checkInFrom: "15:30",
      checkInTo: "21:00",
      checkOutBy: "09:00",
      minimumAge: 16,
      bookingDepositPercent: 25,
      balanceDueDaysBeforeArrival: 40,
      freeCancellationDaysBeforeArrival: 90,
      securityDeposit: 1200,
      securityDepositReturnedWithinDays: 10,
      quietHoursFrom: "22:00",
      quietHoursTo: "07:30",
    });
    capacity.parkingSpaces = 7;
  });
  expect(answers("en", changed)).toMatchObject({
    checkInOut: expect.stringMatching(/^15:30–21:00, and by 09:00\. If you arrive after 21:00,/),
    age: expect.stringMatching(/^From the age of 16/),
    payment: expect.stringMatching(/^25% on booking\. .* at least 40 days before arrival/),
    cancellation: expect.stringMatching(/up to 90 days before\. .* up to 40 days before arrival/),
    securityDeposit: expect.stringMatching(/^€1,200, on arrival\. .* within 10 days/),
    quiet: expect.stringMatching(/^22:00–07:30/),
    parking: expect.stringMatching(/^7 spaces/),
  });
  expect(answers("it", changed)).toMatchObject({
    checkInOut: expect.stringMatching(/^15:30–21:00, ed entro le 9:00/),
    securityDeposit: expect.stringMatching(/^1\.?200\u00A0€, all/),
    quiet: expect.stringMatching(/^22:00–7:30/),
  });
});

test("the services stand in the two lists of the facts, four of them with a photograph", () => {
  const { services } = dataOf(content, about);
  if (!services) throw new Error("no services");
  expect(services.lists.map(({ length }) => length)).toEqual([8, 7]);
  const pictured = services.lists.flat().filter(({ picture }) => picture);
  expect(pictured.map(({ id, picture }) => [id, picture?.place, picture?.photo.id])).toEqual([
    ["pool", 0, "pool-07"],
    ["sauna", 1, "apartment-3-06"],
    ["patio", 2, "villa-11"],
    ["ovenBarbecue", 3, "experience-02"],
  ]);
});

test("the hosts begin the first row with their names, and stand beside the rows on their photograph", async () => {
  const { hosts, photos } = dataOf(content, about, "it");
  expect(hosts?.rows.map(({ text }) => text)).toEqual([
    "Il giorno dell’arrivo, 16:00–20:00",
    expect.stringContaining("ogni giorno"),
    "Italiano, inglese",
  ]);
  expect(photos.hosts).toBeUndefined();
  const changed = await contentWith((facts) => {
    facts.hosts = {
      names: ["Anna", "Marco"],
      languages: ["de", "it"],
      photo: "villa/03",
      focus: "40% 20%",
    };
  });
  const given = dataOf(changed, about, "it");
  expect(given.hosts?.rows[0]?.text).toBe("Anna e Marco, il giorno dell’arrivo, 16:00–20:00");
  expect(given.hosts?.rows[2]?.text).toBe("Tedesco, italiano");
  expect(given.photos.hosts?.id).toBe("villa-03");
  await expect(
    contentWith((facts) => {
      facts.hosts = { names: ["Anna"], languages: [], photo: "villa/99" };
    }),
  ).rejects.toThrow(/facts\.json.*"hosts\.photo".*villa\/99/);
});
