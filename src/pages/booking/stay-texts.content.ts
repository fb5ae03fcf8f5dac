import { z } from "zod";
import { counted, fillTemplate } from "../../modules/message-format.ts";
import { engineRow } from "../../site/content/booking-engine.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { weekdays } from "../../site/stay/calendar-words.ts";

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
      arrivalIncomplete: text,
      departureMissing: text,
      departureIncomplete: text,
      notADate: text,
      order: text,
      guests: text,
    }),
  });
}

type Source = {
  facts: Pick<Facts, "seasons" | "bookingEngineQuery" | "booking">;
  text: TypesetText<typeof stayText>;
  units: SharedTexts["units"];
  engine: string | null;
};

export function stayMessages({ facts, text, units, engine }: Source) {
  const { engineOpen, engineSame, engineNone, errors, summary } = text;
  const takesStay = engineRow(engine, facts.bookingEngineQuery);
  // a link shows no prices
  const open = facts.booking.show === "frame" ? engineOpen : undefined;
  const withEngine = takesStay ? open : engineSame;
  return {
    summary,
    engine: engine ? withEngine : engineNone,
    errors: { ...errors },
    rules: seasonRules({ facts, text, units }),
    isDemo: engine?.startsWith("/demo/") ?? false,
  };
}

type Rule = { periods: [string, string][]; sentence: string };

export function seasonRules({
  facts: { seasons },
  text,
  units: { locale, formats },
}: Omit<Source, "engine">): Rule[] {
  const rules = seasons?.items ?? [];
  return rules.map(({ periods, arrivalDays, minimumNights }) => ({
    periods,
    sentence: fillTemplate(
      arrivalDays.length > 0 ? text.ruleDays : text.ruleAnyDay,
      {
        days: weekdays(arrivalDays, locale),
        nights: counted(formats.nights, minimumNights, locale),
      },
      locale,
    ),
  }));
}
