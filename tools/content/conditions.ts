import { z } from "zod";
import { numberFormat } from "../../src/modules/message-format.ts";
import { missingValues } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { TextKinds, TypesetText } from "../../src/site/content/text-kinds.ts";
import { factWriter, type Language } from "./fact-writer.ts";
import { stringsIn } from "./values.ts";

/** The schema of `content/<lang>/commercial-conditions.json`, from which the PDF is made. */
export function conditionsShape({ text, template, markdown }: TextKinds) {
  return z.strictObject({
    title: text,
    subtitle: text,
    updated: text,
    intro: markdown,
    sections: z.array(z.strictObject({ id: text, heading: text, body: markdown })).min(1),
    approvalHeading: text,
    approval: markdown,
    signature: z.strictObject({ place: text, guest: text, management: text }),
    contact: markdown,
    pageLabel: template("n", "total"),
  });
}

export type ConditionsTexts = TypesetText<typeof conditionsShape>;

const namesOwner = z.object({ intro: z.string(), contact: z.string() });

/** @param written the checked file, in which Markdown is still Markdown */
export function conditionsWarnings(
  facts: Facts,
  written: unknown,
  { lang, locale, file }: Language & { file: string },
): Problem[] {
  const { villa, contact, stay } = facts;
  const { intro, contact: reach } = namesOwner.parse(written);
  const identity = [villa.legalName, villa.vat ?? "", ...villa.codes.map(({ value }) => value)];
  const { write } = factWriter(facts, { lang, locale });
  const days = numberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" });
  const said = [
    numberFormat(locale, { style: "percent" })(stay.bookingDepositPercent / 100),
    days(stay.balanceDueDaysBeforeArrival),
    days(stay.freeCancellationDaysBeforeArrival),
    ...(stay.securityDeposit ? [days(stay.securityDepositReturnedWithinDays)] : []),
    ...[...amounts, ...hours].flatMap((name) => write(name) ?? []),
  ];
  const numbers = numberReader(locale, stay.currency);
  const found = new Set(stringsIn(written).flatMap((each) => numbers(each.text)));
  return [
    ...missingValues({ file, path: ["intro"] }, intro, identity),
    ...missingValues({ file, path: ["contact"] }, reach, [contact.phone, contact.email]),
    ...said
      .filter((each) => !numbers(each).every((number) => found.has(number)))
      .map((value) => problem("fact-unsaid", file, ["sections"], { value })),
  ];
}

const amounts = ["securityDeposit", "cleaningFee", "petFee", "touristTax"];
const hours = ["checkInFrom", "checkInTo", "checkOutBy", "quietHoursFrom", "quietHoursTo"];

/** A number with thousands grouped, or a time of day. */
const figures = /\d+(?:[\s.,’']\d{3}(?!\d))*(?:[.,:]\d+)?/g;

/** The other end of a range, which has the unit of both. */
const [rangeFrom, rangeTo] = [/\d[\d.,’']*[-–—]$/, /^[-–—]\d[\d.,’']*/];

/**
 * Reads the numbers of a text in any spelling of its language, percentages and money as such: `30 %`,
 * `500 €` and `EUR 500`, both of `40–100 €`; `15:30`, `15 h 30` and `3.30 pm` are the number 15.3.
 */
export function numberReader(locale: string, currency: string): (text: string) => string[] {
  const unitsOf = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options)
      .formatToParts(5)
      .flatMap(({ type, value }) => (/currency|unit/.test(type) ? value : []))
      .map((value) => value.replace(/\s/g, "").toLowerCase());
  const percent = ["%", ...unitsOf({ style: "unit", unit: "percent", unitDisplay: "long" })];
  const money = (["narrowSymbol", "code", "name"] as const).flatMap((currencyDisplay) =>
    unitsOf({ style: "currency", currency, currencyDisplay }),
  );
  return (text) => {
    const plain = text.toLowerCase().replace(/(\d)\s*(?:h|uhr)\s*(?=\d\d(?!\d))/g, "$1:");
    return [...plain.matchAll(figures)].map(({ 0: written, index }) => {
      const number = Number(written.replace(/\D(?=\d{3}(?!\d))/g, "").replace(/[,:]/, "."));
      const before = plain.slice(0, index).replace(/[\s*]/g, "").replace(rangeFrom, "");
      const rest = plain.slice(index + written.length).replace(/[\s*]/g, "");
      const after = rest.replace(rangeTo, "");
      if (percent.some((unit) => after.startsWith(unit))) return `${number} %`;
      const isMoney = money.some((unit) => after.startsWith(unit) || before.endsWith(unit));
      if (isMoney) return `${number} ${currency}`;
      return String(/^p\.?m/.test(after) && number < 12 ? number + 12 : number);
    });
  };
}
