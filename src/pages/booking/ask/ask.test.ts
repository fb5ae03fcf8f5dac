import { expect, test } from "vitest";
import { dataOf } from "../../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../../tests/support/test-house.ts";
import { loadContent } from "../../../../tools/content/load.ts";
import { pageText } from "../../../../tools/content/page-texts.ts";
import type { Lang } from "../../../site/site-map/languages.ts";
import { calendarWords } from "../../../site/stay/calendar-words.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import { content as booking, engineSentence } from "../booking.content.ts";
import { type Asked, datesFile, stayMessage, staySentences } from "../chosen-stay.tsx";

const stay: Stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 };

const demo = await loadContent(".");

const homes = { apartment3: "Golden Valley" };

function wordsOf(lang: Lang) {
  const { units, stayCalendar } = demo.texts[lang].shared;
  const forms = { locale: units.locale, currency: "EUR", ...units.formats };
  return calendarWords(stayCalendar, forms, homes, "2027-05-01");
}

function messageOn(asked: Asked, lang: Lang, content = demo) {
  const { ask, stay: texts } = dataOf(content, booking, lang);
  return stayMessage({ asked, home: "", ask, texts, words: wordsOf(lang) });
}

function decoded(address: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(address ?? "").searchParams);
}

test("messages with dates have them in words, in the language of the page", () => {
  const message = messageOn({ stay }, "it");
  expect(message.chosen.replaceAll("\u00a0", " ")).toBe(
    "Nel messaggio: 7 notti, da sabato 12 giugno a sabato 19 giugno 2027, 10 ospiti.",
  );
  expect(decoded(message.email)).toEqual({
    subject: "Villa Ulia, da sabato 12 giugno a sabato 19 giugno 2027",
    body: [
      "Buongiorno,",
      "",
      "vorremmo stare a Villa Ulia da sabato 12 giugno a sabato 19 giugno 2027: 7 notti, 10 ospiti.",
      "Che cosa è libero in quei giorni?",
      "",
      "Grazie",
    ].join("\r\n"),
  });
  expect(message.whatsapp).toMatch(
    /^https:\/\/wa\.me\/390831000000\?text=Buongiorno%2C%20vorremmo/,
  );
});

test("the calendar file holds both days, where and whom to ask", () => {
  const days = { arrival: "2027-12-30", departure: "2028-01-01", guests: 1 } as const;
  const now = new Date("2027-01-02T03:04:05Z");
  const { name, text } = datesFile(days, dataOf(demo, booking).ask, wordsOf("en"), now);
  expect(name).toBe("villa-ulia-2027-12-30.ics");
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const wanted = [
    "UID:2027-12-30-2028-01-01-1@villaulia.example",
    "DTSTART;VALUE=DATE:20271230",
    "DTEND;VALUE=DATE:20280102",
    "SUMMARY:Villa Ulia\\, dates to be confirmed",
    "LOCATION:Strada Provinciale 26\\, s.n.c.\\, 72021 Francavilla Fontana (BR)",
    "DESCRIPTION:Not booked yet. 1\u00a0guest. Check-in from 16:00 to 20:00. Check-out by 10:00. Phone +39\u00a00831\u00a0000000.",
    "URL:https://villaulia.example/prenotazioni",
  ];
  expect(lines).toEqual(expect.arrayContaining(wanted));
});

test("texts of an owner cannot add fields to an address", async () => {
  const content = await contentWith(({ villa }) => {
    villa.name = "Casa & Co.?bcc=a@b.c#x";
  });
  const { email } = messageOn({ stay }, "en", content);
  expect(Object.keys(decoded(email))).toEqual(["subject", "body"]);
  expect(decoded(email).subject).toContain("Casa & Co.?bcc=a@b.c#x, ");
});

test.each([
  ["another engine", "/e", true, "frame", "The prices below"],
  ["one without dates", "/e", false, "frame", "Choose the same"],
  ["a link", "/e", true, "link", undefined],
  ["no engine", null, false, "frame", "Write to us"],
] as const)("after a press, with %s", (_what, address, takesStay, show, said) => {
  const { stay: texts } = pageText(demo, booking, "en");
  const engine = engineSentence(texts, { address, takesStay, show });
  const messages = { summary: texts.summary, engine, errors: texts.errors, isDemo: false };
  const chosen = "7 nights, from Saturday 12 June to Saturday 19 June 2027, 10 guests.";
  const found = staySentences(stay, true, messages, wordsOf("en"));
  expect(found.map((text) => text.replaceAll("\u00a0", " "))).toEqual(
    [chosen, said].flatMap((text) => (text ? expect.stringContaining(text) : [])),
  );
});
