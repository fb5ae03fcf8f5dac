import { z } from "zod";
import { parseDay } from "../../modules/calendar-days.ts";
import { fillTemplate, type TemplateValues } from "../../modules/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import { capital, type HomeNames } from "../../site/stay/calendar-words.ts";
import type { StayHouse } from "../../site/stay/house-rules.ts";
import { homesOf } from "../../site/stay/stay.ts";

/** The schema of the form's texts, which are in the home page's file for all pages. */
export function stayTexts({ text }: TextKinds) {
  return z.strictObject({ label: text, arrival: text, departure: text, guests: text });
}

type HomeTexts = { stay: TypesetText<typeof stayTexts>; bookingLink: string };

export function stayFormData(
  { stay, bookingLink }: HomeTexts,
  facts: Facts,
  { stayCalendar, units }: Pick<SharedTexts, "stayCalendar" | "units">,
) {
  const house = stayHouse(facts);
  const names = facts.apartments.map(({ key, name }) => [key, name]);
  const homes: HomeNames = { ...Object.fromEntries(names), house: stayCalendar.home.house };
  const fill = (template: string, values: TemplateValues) =>
    capital(fillTemplate(template, values, units.locale), units.locale);
  return {
    ...stay,
    button: bookingLink,
    house,
    homes,
    choices: homesOf(house).map(({ key, guests }) => ({
      key,
      name: fill(stayCalendar.home.upTo, { home: homes[key] ?? key, n: guests }),
    })),
    currency: facts.stay.currency,
    calendar: stayCalendar,
  };
}

export type StayFormData = ReturnType<typeof stayFormData>;

function stayHouse(facts: Facts): StayHouse {
  const { apartments, calendars, capacity, seasons, fees, closed, taken, stay } = facts;
  return {
    homes: apartments.map(({ key, guests }) => ({ key, guests })),
    guests: capacity.guests,
    seasons: seasons?.items.map(({ key: _, ...season }) => season),
    cleaning: fees?.cleaning,
    closed: closed?.periods ?? [],
    closedNights: calendars?.closed ?? [],
    takenAsOf: calendars?.asOf,
    taken: (taken?.items ?? []).flatMap(({ home, ...nights }) => {
      const [from, to] = [parseDay(nights.from), parseDay(nights.to)];
      return from && to ? [{ home, from, to }] : [];
    }),
    takenRepeatsAfter: taken?.repeatsAfterDays,
    // after midnight the next day's arrivals begin in the morning
    lastHour: stay.checkInTo < stay.checkInFrom ? "24:00" : stay.checkInTo,
  };
}
