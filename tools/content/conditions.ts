import { z } from "zod";
import { formatMoney } from "../../src/modules/message-format.ts";
import { missingValues } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { cleaningFee } from "../../src/site/content/prices.ts";
import type { Problem } from "../../src/site/content/problem.ts";
import type { TextKinds, TypesetText } from "../../src/site/content/text-kinds.ts";

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
  { villa, contact, stay, fees }: Facts,
  written: unknown,
  { locale, file }: { locale: string; file: string },
): Problem[] {
  const text = namesOwner.parse(written);
  const identity = [villa.legalName, villa.vat ?? "", ...villa.codes.map(({ value }) => value)];
  const money = (amount: number) =>
    formatMoney(amount, stay.currency, locale).replaceAll("\u00a0", " ");
  const { securityDeposit, securityDepositReturnedWithinDays } = stay;
  const deposit = securityDeposit
    ? [`${securityDepositReturnedWithinDays} `, money(securityDeposit)]
    : [];
  const amounts = [fees?.pet?.amount, fees?.touristTax?.amount];
  const cleaning = cleaningFee({ fees, stay }, locale)?.replaceAll("\u00a0", " ");
  const { checkInFrom, checkInTo, checkOutBy, quietHoursFrom, quietHoursTo } = stay;
  const hours = [checkInFrom, checkInTo, checkOutBy, quietHoursFrom, quietHoursTo];
  const reach = [contact.phone, contact.email];
  return [
    ...missingValues({ file, path: ["intro"] }, text.intro, identity),
    ...missingValues({ file, path: ["contact"] }, text.contact, reach),
    ...missingValues({ file, path: ["sections"] }, JSON.stringify(written), [
      `${stay.bookingDepositPercent}%`,
      `${stay.balanceDueDaysBeforeArrival} `,
      `${stay.freeCancellationDaysBeforeArrival} `,
      ...deposit,
      ...(cleaning ? [cleaning] : []),
      ...amounts.filter((amount) => amount !== undefined).map(money),
      // the language may leave out the zero of an early hour
      ...hours.map((hour) => hour.replace(/^0/, "")),
    ]),
  ];
}
