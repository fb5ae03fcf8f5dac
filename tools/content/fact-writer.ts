import { formatDay, parseDay } from "../../src/modules/calendar-days.ts";
import {
  fillTemplate,
  formatMoney,
  numberFormat,
  pluralForm,
} from "../../src/modules/message-format.ts";
import { addressInOneLine, contactOf } from "../../src/site/content/contact.ts";
import type { Facts, HouseKind } from "../../src/site/content/facts.ts";
import { knownLanguages, type Words } from "../../src/site/content/language-files.ts";
import { shortName } from "../../src/site/content/shared-data.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { choiceKeptYears } from "../../src/site/timings.ts";
import { numberWords, wordsOf } from "./language-words.ts";
import plain from "./plain-facts.json" with { type: "json" };
import { valueAt } from "./values.ts";

/** A language and its locale (BCP 47, such as `it-IT`), by which numbers are formatted. */
export type Language = { lang: Lang; locale: string };

/** `08:00` in English is `8:00` in Italian, `8 h` in French. */
function timeOfDay(time: string, lang: Lang): string {
  const [hh = "", mm = ""] = time.split(":");
  const { minute, hour } = knownLanguages[lang].time ?? { minute: time, hour: time };
  return fillTemplate(mm === "00" ? hour : minute, { h: Number(hh), mm });
}

/** In English, where it depends on the pronunciation: an 80, a 16. */
function withArticle(number: string): string {
  return `${/^(8|1[18](?!\d))/.test(number) ? "an" : "a"} ${number}`;
}

export function kindName(kind: string, lang: Lang): string {
  const kinds: Partial<Record<string, KindForms>> = wordsOf(lang).kinds;
  return capitalized(kinds[kind]?.name);
}

export type FactWriter = {
  locale: string;
  names: string[];
  missing: string[];
  conditions: string[];
  has(name: string): boolean | undefined;
  /** The text for `{name}`, `{name:style}` or `{name|# form|# forms}`; of a list in `file`, its length. */
  write(inBraces: string, file?: unknown): string | undefined;
};

/** A number can be counted and written in words; a time span is in minutes. */
type Fact = string | number | { minutes: number } | KindForms;

type KindForms = Words["kinds"][HouseKind];

const readers: Record<string, (facts: Facts, language: Language) => Fact | undefined> = {
  nameShort: ({ villa }) => shortName(villa),
  restoredSince: ({ villa }) => villa.restoredSince && String(villa.restoredSince),
  phoneLink: (facts) => contactOf(facts).phoneHref,
  emailLink: (facts) => contactOf(facts).emailHref,
  emergencyNumber: ({ emergencyNumber }) => emergencyNumber,
  address: addressInOneLine,
  country: ({ address }, { locale }) =>
    new Intl.DisplayNames(locale, { type: "region" }).of(address.countryCode),
  apartments: ({ apartments }) => apartments.length,
  sharedTerraceGuests: ({ apartments }) =>
    apartments.reduce((sum, { sharedTerrace, guests }) => sum + (sharedTerrace ? guests : 0), 0),
  services: ({ services }) => services.length,
  "pool.length": ({ pool }) => pool?.lengthMetres,
  "pool.width": ({ pool }) => pool?.widthMetres,
  "pool.area": ({ pool }) => pool?.areaSquareMetres,
  "pool.waterfalls": ({ pool }) => pool?.waterfalls,
  balancePercent: ({ stay }) => 100 - stay.bookingDepositPercent,
  depositKeptDaysBeforeArrival: ({ stay }) => stay.freeCancellationDaysBeforeArrival - 1,
  securityDeposit: ({ stay }, { locale }) =>
    stay.securityDeposit && formatMoney(stay.securityDeposit, stay.currency, locale),
  lawTextsUpdated({ legal }, { locale }) {
    const day = parseDay(legal.textsUpdated);
    return day && formatDay(day, locale, { day: "numeric", month: "long", year: "numeric" });
  },
  choiceKeptYears: () => choiceKeptYears,
};

const hours = ["checkInFrom", "checkInTo", "checkOutBy", "quietHoursFrom", "quietHoursTo"] as const;

const features: Record<string, (facts: Facts) => unknown> = {
  pool: ({ pool }) => pool,
  "pool.jacuzzi": ({ pool }) => pool?.jacuzzi,
  "pool.counterCurrent": ({ pool }) => pool?.counterCurrent,
  "pool.lounge": ({ pool }) => pool?.lounge,
  "pool.openMonths": ({ pool }) => pool?.openMonths,
  sauna: ({ apartments }) => apartments.some(({ sauna }) => sauna),
  veranda: ({ apartments }) => apartments.some(({ veranda }) => veranda),
  sharedTerrace: ({ apartments }) => apartments.some(({ sharedTerrace }) => sharedTerrace),
  coveredPatio: ({ capacity }) => capacity.coveredPatio,
  severalApartments: ({ apartments }) => apartments.length > 1,
  pets: ({ stay }) => stay.pets !== "notAllowed",
  petsOnRequest: ({ stay }) => stay.pets === "onRequest",
  airports: ({ airports }) => airports[0],
  social: ({ contact }) => contact.social[0],
  whatsapp: ({ contact }) => contact.whatsapp,
  plans: ({ plans }) => plans[0],
  codes: ({ villa }) => villa.codes[0],
  seasons: ({ seasons }) => seasons,
  // the demo's codes, which another house may not have
  cin: ({ villa }) => villa.codes.find(({ key }) => key === "cin"),
  regionalCode: ({ villa }) => villa.codes.find(({ key }) => key === "regionalCode"),
};

export type Settled = {
  bookingEngine: boolean;
  analytics: boolean;
  numberNames?: { vat: string; codes: Record<string, string> };
};

type Entry = [name: string, read: () => Fact | undefined];

/** The facts of lists: registration codes by their key, others by key or code, a point, and a name. */
function entriesOf({ villa, apartments, airports, surroundings }: Facts): Entry[] {
  return [
    ...villa.codes.map(({ key, value }): Entry => [key, () => value]),
    ...apartments.flatMap((apartment): Entry[] => {
      const { key, beds } = apartment;
      return [
        ...(["name", "guests", "doubleBedrooms", "singleBedrooms", "bathrooms"] as const).map(
          (name): Entry => [`${key}.${name}`, () => apartment[name]],
        ),
        [`${key}.area`, () => apartment.areaSquareMetres],
        ...beds.map((bed): Entry => [`${key}.${bed.type}BedWidth`, () => bed.widthCentimetres]),
      ];
    }),
    ...airports.flatMap((airport): Entry[] => [
      [`${airport.code}.time`, () => ({ minutes: airport.minutes })],
      [`${airport.code}.minutes`, () => airport.minutes],
      [`${airport.code}.km`, () => airport.km],
      [`${airport.code}.road`, () => airport.road],
    ]),
    ...surroundings.map(({ key, minutes }): Entry => [`${key}.minutes`, () => minutes]),
  ];
}

export function factWriter(
  facts: Facts,
  language: Language,
  settled: Settled = { bookingEngine: true, analytics: true },
): FactWriter {
  // read from its file once, when a text names the kind
  let kind: KindForms | undefined;
  const read = new Map<string, () => Fact | undefined>([
    ["kind", () => (kind ??= wordsOf(language.lang).kinds[facts.villa.kind ?? "villa"])],
    // those that a text names by their own key, by their group
    ...Object.entries(plain).flatMap(([group, names]) =>
      names.map((name): Entry => [name, () => valueAt(facts, [group, name]) as Fact | undefined]),
    ),
    ...Object.entries(readers).map(
      ([name, reader]): Entry => [name, () => reader(facts, language)],
    ),
    ...hours.map((name): Entry => {
      const time = facts.stay[name];
      return [name, () => timeOfDay(time, language.lang)];
    }),
    ...entriesOf(facts),
    ["identity", () => identityOf(facts, settled.numberNames)],
  ]);
  const isThere = (name: string) => read.get(name)?.() !== undefined;
  const conditions = new Map<string, () => unknown>([
    ...read,
    ...Object.entries(features).map(([name, feature]) => [name, () => feature(facts)] as const),
    ["bookingEngine", () => settled.bookingEngine],
    ["bookingFrame", () => settled.bookingEngine && facts.booking.show === "frame"],
    ["analytics", () => settled.analytics],
    ...facts.apartments.flatMap((apartment) =>
      (["kitchen", "sauna", "veranda", "sharedTerrace"] as const).map(
        (name) => [`${apartment.key}.${name}`, () => apartment[name]] as const,
      ),
    ),
    ...facts.services.map(({ key }) => [`services.${key}`, () => true] as const),
  ]);
  return {
    locale: language.locale,
    get names() {
      return [...read.keys()].filter(isThere);
    },
    get missing() {
      return [...read.keys()].filter((name) => !isThere(name));
    },
    get conditions() {
      return [...conditions.keys()];
    },
    has(name) {
      // an airport or a service that the house has not has no name of its own
      if (/^[A-Z]{3}\.|^services\./.test(name)) return Boolean(conditions.get(name)?.());
      const read = conditions.get(name);
      return read && Boolean(read());
    },
    write(inBraces, file) {
      const {
        name = "",
        style,
        forms,
      } = /^(?<name>[\w.]+)(?::(?<style>\w+)|\|(?<forms>.*))?$/s.exec(inBraces)?.groups ?? {};
      const fact = read.get(name)?.() ?? entryCount(file, name);
      if (fact === undefined) return undefined;
      if (forms !== undefined) return formFor(fact, forms.split("|"), language);
      return styled(fact, style, language);
    },
  };
}

function identityOf({ villa }: Facts, names: Settled["numberNames"]): string | undefined {
  const numbers = [
    ...(villa.vat ? [`${names?.vat ?? ""} ${villa.vat}`] : []),
    ...villa.codes.map(({ key, value }) => `${names?.codes[key] ?? key} ${value}`),
  ];
  return numbers.join(", ") || undefined;
}

function entryCount(file: unknown, key: string): number | undefined {
  const value = valueAt(file, key.split("."));
  return Array.isArray(value) ? value.length : undefined;
}

function formFor(fact: Fact, forms: string[], language: Language): string | undefined {
  if (typeof fact !== "number") return undefined;
  return pluralForm(fact, forms, language.locale)?.replace("#", figures(fact, language));
}

function styled(fact: Fact, style: string | undefined, language: Language): string | undefined {
  if (typeof fact === "string") return style === undefined ? fact : undefined;
  if (typeof fact === "object") {
    return "minutes" in fact ? timeSpan(fact.minutes, style, language) : kindIn(fact, style);
  }
  switch (style) {
    case undefined:
      return figures(fact, language);
    case "words":
      return numberWords.get(language.lang)?.toCardinal(fact) ?? figures(fact, language);
    case "Words":
      return capitalized(styled(fact, "words", language));
    case "ordinal":
      if (!Number.isInteger(fact) || fact <= 0) return undefined;
      return numberWords.get(language.lang)?.toOrdinal(fact) ?? figures(fact, language);
    case "a": {
      // copies of English texts in another language have it too
      const number = figures(fact, language);
      return language.lang === "en" ? withArticle(number) : number;
    }
    default:
      return undefined;
  }
}

function kindIn(forms: KindForms, style = "name"): string | undefined {
  const form = Object.entries(forms).find(([name]) => name === style.toLowerCase())?.[1];
  return /^[A-Z]/.test(style) ? form && capitalized(form) : form;
}

/** Formatters by locale: creating one takes a hundred times as long as formatting a number. */
const numberFormats = new Map<string, (n: number) => string>();

function figures(n: number, { locale }: Language): string {
  const format = numberFormats.get(locale) ?? numberFormat(locale, { useGrouping: "always" });
  numberFormats.set(locale, format);
  return format(n);
}

function capitalized(words = ""): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function timeSpan(
  span: number,
  style: string | undefined,
  { locale }: Language,
): string | undefined {
  if (style !== undefined && style !== "long") return undefined;
  const hours = Math.floor(span / 60);
  const minutes = span % 60;
  const unit = (n: number, name: "hour" | "minute") =>
    style === "long"
      ? numberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" })(n)
      : `${n}\u00a0${name === "hour" ? "h" : "min"}`;
  if (hours === 0) return unit(minutes, "minute");
  if (minutes === 0) return unit(hours, "hour");
  if (style === undefined) return `${unit(hours, "hour")}\u00a0${unit(minutes, "minute")}`;
  return new Intl.ListFormat(locale).format([unit(hours, "hour"), unit(minutes, "minute")]);
}
