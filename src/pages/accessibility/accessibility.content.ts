import { z } from "zod";
import { formatDay, parseDay } from "../../modules/calendar-days.ts";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { accessRows } from "./access-rows.content.ts";

function text({ text, display, template, prose, markdown }: TextKinds) {
  const items = { title: display, items: z.array(text).min(1) };
  return z.strictObject({
    title: display,
    lead: display,
    updated: template("date"),
    house: z.strictObject({ title: display, intro: text, example: text }),
    standard: z.strictObject({ title: display, text: prose("version", "level") }),
    met: z.strictObject(items),
    notMet: z.strictObject({ title: display, engine: text, others: items.items }),
    tested: z.strictObject({ title: display, text: template("date") }),
    write: z.strictObject({
      title: display,
      text: markdown,
      answer: template("days"),
      authority: prose(),
    }),
  });
}

export const content = definePage({
  name: "accessibility",
  text,
  data: ({ facts, text, shared }) => {
    const { standard, testedOn, answerWithinDays } = facts.accessibility ?? {};
    const { locale } = shared.units;
    const [, version = "", level = ""] = /^WCAG (.+), (.+)$/.exec(standard ?? "") ?? [];
    const tested = testedOn && parseDay(testedOn);
    const date =
      tested && formatDay(tested, locale, { day: "numeric", month: "long", year: "numeric" });
    const inDays = numberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" });
    const days = answerWithinDays && inDays(answerWithinDays).replace(" ", "\u00A0");
    const { title, lead, updated, house, met, notMet, write } = text;
    return {
      title,
      lead,
      updated: date && fillTemplate(updated, { date }),
      house: {
        title: house.title,
        intro: house.intro,
        rows: accessRows(facts, shared.access, locale),
        example: facts.access?.example ? house.example : undefined,
      },
      standard: standard && {
        title: text.standard.title,
        text: fillTemplate(text.standard.text, { version, level }),
      },
      met,
      notMet: {
        title: notMet.title,
        items: [...(shared.navbar.url_amenitiz ? [notMet.engine] : []), ...notMet.others],
      },
      tested: date && { title: text.tested.title, text: fillTemplate(text.tested.text, { date }) },
      write: {
        ...write,
        answer: days && fillTemplate(write.answer, { days }, locale),
        // that supervises sites in Italy
        authority: facts.address.countryCode === "IT" ? write.authority : undefined,
      },
    };
  },
});

export type AccessibilityData = DataOf<typeof content>;
