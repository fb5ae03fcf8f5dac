import { z } from "zod";
import { repeats } from "../../modules/duplicates.ts";
import { issue } from "./problem.ts";

/** The names are those under which the catalogue of problems says what is expected. */
export const formats = {
  clock: /^([01]\d|2[0-3]):[0-5]\d$/,
  key: /^[a-z][A-Za-z0-9]*$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  siteUrl: /^https:\/\/[^\s/?#]+$/,
  vat: /^[A-Z0-9][A-Z0-9 ./-]{4,24}$/i,
  /** The tax numbers of companies and persons. */
  italianVat: /^(IT)?\d{11}$|^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/,
  kindWords: /^[^,]*[^,\s][^,]*(,[^,]*[^,\s][^,]*){4}$/,
  folder: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  languageTag: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  svg: /^[\w-]+\.svg$/,
  dayOfYear: /^(?!02-3|(0[469]|11)-31)(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  phone: /^\+\d[\d ]{5,}\d$/,
  whatsapp: /^[1-9]\d{6,14}$/,
  /** With letters of any script, as RFC 6531 has them. */
  email:
    /^[\p{L}\p{M}\p{N}_%+'-]+(\.[\p{L}\p{M}\p{N}_%+'-]+)*@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u,
  postalCode: /^[A-Z0-9][A-Z0-9 -]{2,9}$/i,
  italianPostalCode: /^\d{5}$/,
  province: /^[A-Z]{2,3}$/,
  country: /^[A-Z]{2}$/,
  airport: /^[A-Z]{3}$/,
  currency: new RegExp(`^(${Intl.supportedValuesOf("currency").join("|")})$`),
  emergency: /^\d{2,6}$/,
  /** The national code of a house in Italy. */
  cin: /^IT\d{6}[A-Z]\d[A-Z0-9]{8}$/,
  engine: /^(https:\/\/[^\s/]+\S*|\/demo\/booking-engine\/[\w-]+)$/,
  drawing: /^[\w-]+$/,
  focus: /^(100|\d{1,2})% (100|\d{1,2})%$/,
  photo: /^[a-z0-9-]+\/[\w-]+$/,
  repository: /^[\w.-]+(\/[\w.-]+)+$/,
  ownerAndName: /^[\w.-]+\/[\w.-]+$/,
  branch: /^[\w./-]+$/,
  server: /^https:\/\/[^\s/?#]+$/,
  /** No program reads it as an option, and no shell expands it or splits it into commands. */
  word: /^[\w@.:/~+][\w@.:/~+ -]*$/,
  name: /^[\w./][\w./-]*$/,
  colour: /^#[0-9a-f]{6}$/i,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  address: /^https?:\/\/[^\s/?#]+$/,
} as const;

export type Format =
  | keyof typeof formats
  | ("https" | "host" | "date" | "startCount" | "amenity" | "destination")
  | ("weekday" | "monthNumber" | "period" | "pair");

/** Of an Italian VAT number, by Luhn's algorithm; a person's tax number has another, which is not looked at. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number.replace(/\D/g, "")].reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /[A-Z]{6}/.test(number) || sum % 10 === 0;
}

export function formatted(format: keyof typeof formats): z.ZodString {
  return z.string().regex(formats[format], format);
}

/** The place of a day in its week, of a month in its year, from 1. */
export function ordinal(format: "weekday" | "monthNumber", last: number): z.ZodInt {
  return z.int(format).min(1, format).max(last, format);
}

const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Of an address that goes into policies, redirects and the files of servers: no names, patterns or escapes. */
export function hasPlainHost(address: string): boolean {
  const [, host, port = "1"] =
    /^https?:\/\/([^/?#:]*)(?::(\d{1,5}))?(?=[/?#]|$)/i.exec(address) ?? [];
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  const isHost = host?.split(".").every((part) => label.test(part)) ?? false;
  return isHost && isPort && URL.canParse(address);
}

const host = "host" satisfies Format;

export const httpsAddress = z
  .url({ protocol: /^https$/, error: "https" satisfies Format })
  .refine(hasPlainHost, host);

/** A host in letters of another script becomes the one that servers and browsers know it by. */
export function hostAddress(format: "siteUrl" | "server" | "address") {
  return formatted(format)
    .refine(hasPlainHost, host)
    .transform((address) => URL.parse(address)?.origin ?? address);
}

export const engineSchema = formatted("engine").refine(
  (address) => address.startsWith("/") || hasPlainHost(address),
  host,
);

/** A check of a list: no entry stands twice, or none of these keys has one value in two entries. */
export function unique<Entry>(...keys: (keyof Entry & string)[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx) => {
    for (const key of keys.length > 0 ? keys : [undefined]) {
      const valueIn = (entry: Entry) => (key ? entry[key] : entry);
      for (const { entry, index } of repeats(entries, valueIn)) {
        const path = key ? [index, key] : [index];
        context.addIssue({ ...issue("twice", { value: valueIn(entry) }), path });
      }
    }
  };
}
