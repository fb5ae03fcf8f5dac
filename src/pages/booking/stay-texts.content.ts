import { z } from "zod";
import { addDays } from "../../modules/calendar-days.ts";
import { fillTemplate, formatCount } from "../../modules/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { stayWords } from "../../site/stay/stay-words.ts";
import { weekdays } from "./seasons/seasons.content.ts";

/** What the form says of a stay. */
export function stayText({ text, template }: TextKinds) {
  return z.strictObject({
    summary: template("nights", "from", "to", "party"),
    engineOpen: text,
    engineSame: text,
    engineNone: text,
    ruleDays: template("days", "nights"),
    ruleAnyDay: template("nights"),
    errors: z.strictObject({
      arrivalMissing: text,
      departureMissing: text,
      notADate: text,
      past: text,
      order: text,
      guests: text,
    }),
  });
}

type Source = {
  facts: Pick<Facts, "seasons" | "capacity" | "bookingEngineQuery">;
  text: TypesetText<typeof stayText>;
  units: SharedTexts["units"];
  /** The address of the booking engine. */
  engine: string | null;
};

/** The sentences below the form, with everything filled in that is known when the site is built. */
export function stayMessages({ facts, text, units, engine }: Source) {
  const { engineOpen, engineSame, engineNone, errors, summary } = text;
  const rules = seasonRules({ facts, text, units });
  const withEngine = facts.bookingEngineQuery ? engineOpen : engineSame;
  return {
    summary,
    /** What happens after a press. */
    engine: engine ? withEngine : engineNone,
    errors: { ...errors },
    rules,
    longest: longestMessage({ facts, text, units }, rules),
  };
}

type Rule = { periods: [string, string][]; sentence: string };

/** A sentence for each season: the days of arrival and the least number of nights. */
function seasonRules({
  facts: { seasons },
  text,
  units: { locale, formats },
}: Omit<Source, "engine">): Rule[] {
  const rules = seasons?.items ?? [];
  return rules.map(({ periods, arrivalDays, minimumNights }) => ({
    periods,
    sentence: fillTemplate(arrivalDays.length > 0 ? text.ruleDays : text.ruleAnyDay, {
      days: weekdays(arrivalDays, locale),
      nights: formatCount(formats.nights, minimumNights, locale),
    }),
  }));
}

/**
 * An estimate of the longest message about a stay. If the address has days, the page reserves room for
 * it: the message appears after the first paint and must not move what is below it.
 */
function longestMessage({ facts, text, units }: Omit<Source, "engine">, rules: Rule[]): string {
  const { locale, formats } = units;
  const longest = (texts: string[]) =>
    texts.reduce((one, other) => (other.length > one.length ? other : one), "");
  const stays = Array.from({ length: 365 }, (_, count) => {
    const arrival = addDays("2027-01-01", count);
    const stay = { arrival, departure: addDays(arrival, 14), guests: facts.capacity.guests };
    return stayWords(stay, { locale, nights: formats.nights, guests: formats.guests });
  });
  const summary = longest(stays.map((words) => fillTemplate(text.summary, { ...words })));
  return `${summary} ${longest(rules.map(({ sentence }) => sentence))}`.trim();
}
