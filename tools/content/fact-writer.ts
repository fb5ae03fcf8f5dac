import { formatDay, parseDay } from "../../src/modules/calendar-days.ts";
import {
  fillTemplate,
  formatMoney,
  numberFormat,
  pluralForm,
  shortTimeSpan,
} from "../../src/modules/message-format.ts";
import { addressInOneLine, contactOf, whatsappNumber } from "../../src/site/content/contact.ts";
import { type Facts, factsSchema, type HouseKind, kindOf } from "../../src/site/content/facts.ts";
import { knownLanguages, type Words } from "../../src/site/content/language-files.ts";
import { cleaningFee } from "../../src/site/content/prices.ts";
import { shortName } from "../../src/site/content/shared-data.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { choiceKeptYears } from "../../src/site/timings.ts";
import { numberWords, wordsOf } from "./language-words.ts";
import { shapeOf } from "./problems/schema.ts";
import type { Shape } from "./shape.ts";
import { getOrInsertComputed, sum, valueAt } from "./values.ts";

/** A language and its locale (BCP 47, such as `it-IT`), by which numbers are formatted. */
export type Language = { lang: Lang; locale: string };

/** `08:00` in English is `8:00` in Italian, `8 h` in French. */
function timeOfDay(time: string, lang: Lang): string {
  const [hh = "", mm = ""] = time.split(":");
  const { minute, hour } = knownLanguages[lang]?.time ?? { minute: time, hour: time };
  return fillTemplate(mm === "00" ? hour : minute, { h: Number(hh), mm });
}

/** In English, where it depends on the pronunciation: an 80, a 16. */
function withArticle(number: string): string {
  return `${/^(8|1[18](?!\d))/.test(number) ? "an" : "a"} ${number}`;
}

function formsOf(facts: Facts, lang: Lang): KindForms {
  const { kindWords = {} } = facts.villa;
  const own = kindWords[lang] ?? Object.values(kindWords)[0];
  if (!own) return wordsOf(lang).kinds[kindOf(facts)];
  const [name = "", the = "", object = "", of = "", at = ""] = own.split(/\s*,\s*/);
  return { name, the, object, of, at };
}

export type FactWriter = ReturnType<typeof factWriter>;

/** A number can be counted and written in words; a time span is in minutes. */
type Fact = string | number | { minutes: number } | KindForms;

type KindForms = Words["kinds"][HouseKind];

const shape = shapeOf(factsSchema);

type Row = { name: string; shape: Shape; value: unknown };

/** The facts that texts may name, as their shape says. */
function rowsIn(shape: Shape, value: unknown, key = "", prefix = ""): Row[] {
  const { inTexts, namedBy, properties = {}, items } = shape;
  const name = (prefix + (inTexts === true ? key : inTexts)).replace(/\.$/, "");
  const entries = namedBy && Array.isArray(value) && typeof items === "object" ? value : [];
  return [
    ...(inTexts === undefined ? [] : [{ name, shape, value }]),
    ...Object.entries(properties).flatMap(([key, inner]) =>
      rowsIn(inner, valueAt(value, [key]), key, prefix),
    ),
    ...entries.flatMap((entry) =>
      rowsIn(Object(items), entry, "", `${valueAt(entry, [namedBy ?? ""])}.`),
    ),
  ];
}

/** Others can only be asked for: `{?sauna}`. */
function isWritten({ shape }: Row): boolean {
  return shape.type !== "boolean" && shape.type !== "object";
}

function factOf({ value, shape }: Row, { stay }: Facts, language: Language): Fact | undefined {
  const { lang, locale } = language;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  switch (shape.unit) {
    case "clock":
      return timeOfDay(String(value), lang);
    case "date": {
      const day = parseDay(String(value));
      return day && formatDay(day, locale, { day: "numeric", month: "long", year: "numeric" });
    }
    case "money":
      return formatMoney(Number(value), stay.currency, locale);
    case "year":
      return String(value);
    default:
      return value;
  }
}

/** Facts that follow from others, and from entries of lists. */
function computedFacts(facts: Facts, locale: string): Record<string, Fact | undefined> {
  const { villa, address, apartments, airports, stay } = facts;
  const { phoneHref, emailHref } = contactOf(facts);
  const areas = apartments.flatMap(({ areaSquareMetres: area }) => area ?? []);
  const sharing = apartments.filter(({ sharedTerrace }) => sharedTerrace);
  return {
    nameShort: shortName(villa),
    phoneLink: phoneHref,
    whatsapp: whatsappNumber(facts),
    emailLink: emailHref,
    address: addressInOneLine(facts),
    country: new Intl.DisplayNames(locale, { type: "region" }).of(address.countryCode),
    floorArea: areas.length === apartments.length ? sum(areas) : undefined,
    sharedTerraceGuests: sum(sharing.map(({ guests }) => guests)),
    balancePercent: 100 - stay.bookingDepositPercent,
    depositKeptDaysBeforeArrival: stay.freeCancellationDaysBeforeArrival - 1,
    choiceKeptYears,
    cleaningFee: cleaningFee(facts, locale),
    ...Object.fromEntries([
      ...apartments.flatMap(({ key, beds }) =>
        beds.map((bed) => [`${key}.${bed.type}BedWidth`, bed.widthCentimetres]),
      ),
      ...airports.map(({ code, minutes }) => [`${code}.time`, { minutes }]),
    ]),
  };
}

export type Settled = {
  bookingEngine: boolean;
  analytics: boolean;
  /** The texts that name the numbers of the house. */
  footer?: unknown;
};

/** What texts can only ask for. */
function features(facts: Facts, { bookingEngine, analytics }: Settled): Record<string, unknown> {
  const { address, apartments, stay, fees, villa, booking, services } = facts;
  const codeOf = (wanted: string) => villa.codes.find(({ key }) => key === wanted);
  return {
    sauna: apartments.some(({ sauna }) => sauna),
    veranda: apartments.some(({ veranda }) => veranda),
    sharedTerrace: apartments.some(({ sharedTerrace }) => sharedTerrace),
    severalApartments: apartments.length > 1,
    pets: stay.pets !== "notAllowed",
    petsOnRequest: stay.pets === "onRequest",
    inItaly: address.countryCode === "IT",
    petFeePerNight: fees?.pet?.per === "night",
    // the demo's codes, which another house may not have
    cin: codeOf("cin"),
    regionalCode: codeOf("regionalCode"),
    bookingEngine,
    bookingFrame: bookingEngine && booking.show === "frame",
    analytics,
    ...Object.fromEntries(services.map(({ key }) => [`services.${key}`, true])),
  };
}

export function factWriter(
  facts: Facts,
  language: Language,
  settled: Settled = { bookingEngine: true, analytics: true },
) {
  const rows = rowsIn(shape, facts);
  const values = new Map<string, Fact | undefined>([
    ["kind", formsOf(facts, language.lang)],
    ...rows.filter(isWritten).map((row) => [row.name, factOf(row, facts, language)] as const),
    ...Object.entries(computedFacts(facts, language.locale)),
    ["identity", identityOf(facts, settled.footer)],
  ]);
  const conditions = new Map<string, unknown>([
    ...values,
    ...rows.filter((row) => !isWritten(row)).map(({ name, value }) => [name, value] as const),
    ...Object.entries(features(facts, settled)),
  ]);
  const isThere = (name: string) => values.get(name) !== undefined;
  return {
    locale: language.locale,
    names: [...values.keys()].filter(isThere),
    missing: [...values.keys()].filter((name) => !isThere(name)),
    has(name: string) {
      // an airport or a service that the house has not has no name of its own
      const isKnown = conditions.has(name) || /^[A-Z]{3}\.|^services\./.test(name);
      return isKnown ? Boolean(conditions.get(name)) : undefined;
    },
    /** The text for `{name}`, `{name:style}` or `{name|# form|# forms}`; of a list in `file`, its length. */
    write(inBraces: string, file?: unknown): string | undefined {
      const {
        name = "",
        style,
        forms,
      } = /^(?<name>[\w.]+)(?::(?<style>\w+)|\|(?<forms>.*))?$/s.exec(inBraces)?.groups ?? {};
      const fact = values.get(name) ?? entryCount(file, name);
      if (fact === undefined) return undefined;
      if (forms === undefined) return styled(fact, style, language);
      if (typeof fact !== "number") return undefined;
      const form = pluralForm(fact, forms.split("|"), language.locale);
      return form?.replace("#", figures(fact, language));
    },
  };
}

function identityOf({ villa }: Facts, footer: unknown): string | undefined {
  const numbers = [
    ...(villa.vat ? [`${valueAt(footer, ["vatLabel"]) ?? ""} ${villa.vat}`] : []),
    ...villa.codes.map(
      ({ key, value }) => `${valueAt(footer, ["codes", key, "label"]) ?? key} ${value}`,
    ),
  ];
  return numbers.join(", ") || undefined;
}

function entryCount(file: unknown, key: string): number | undefined {
  const value = valueAt(file, key.split("."));
  return Array.isArray(value) ? value.length : undefined;
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
  const make = () => numberFormat(locale, { useGrouping: "always" });
  return getOrInsertComputed(numberFormats, locale, make)(n);
}

function capitalized(words = ""): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function timeSpan(
  span: number,
  style: string | undefined,
  { locale }: Language,
): string | undefined {
  if (style === undefined) return shortTimeSpan(span);
  if (style !== "long") return undefined;
  const unit = (n: number, name: "hour" | "minute") =>
    n > 0 ? numberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" })(n) : [];
  const units = [unit(Math.floor(span / 60), "hour"), unit(span % 60, "minute")];
  return new Intl.ListFormat(locale).format(units.flat());
}
