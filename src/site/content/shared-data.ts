import type { Drawings } from "../../drawings/drawing.ts";
import type { Lang } from "../site-map/languages.ts";
import { addressLine, type Contact, contactOf } from "./contact.ts";
import type { Facts } from "./facts.ts";
import { fromPricePerNight } from "./prices.ts";
import type { SharedTexts } from "./shared-texts.ts";

export type SharedData = Omit<
  SharedTexts,
  "footer" | "consent" | "access" | "stayCalendar" | "notices" | "reviews"
> & {
  /** Absent where nothing is measured and so nobody is asked. */
  consent: SharedTexts["consent"] | undefined;
  footer: Omit<SharedTexts["footer"], "codes" | "vatLabel">;
  lang: Lang;
  drawings: Drawings<(typeof sharedDrawings)[number]>;
  site: Omit<Facts["villa"], "codes" | "vat" | "nameShort" | "restoredSince" | "kind"> &
    Pick<Contact, "phone" | "phoneHref" | "email" | "emailHref" | "whatsappHref"> & {
      nameShort: string;
      address: string;
      codes: { label: string; name: string; code: string }[];
      year: number;
      fromPrice: string | undefined;
      preselected: boolean;
    };
};

export const sharedDrawings = ["mark", "horizon", "horizon-shadow"] as const;

type Source = Pick<SharedData, "lang" | "drawings"> & {
  facts: Facts;
  texts: SharedTexts;
  preselected: boolean;
  hasAnalytics: boolean;
};

export function shortName({ name, nameShort }: Facts["villa"]): string {
  return nameShort ?? name;
}

export function sharedData({
  lang,
  drawings,
  facts,
  texts: all,
  preselected,
  hasAnalytics,
}: Source): SharedData {
  const { access: _words, notices: _notices, reviews: _reviews, ...texts } = all;
  const { phone, phoneHref, email, emailHref, whatsappHref } = contactOf(facts);
  // pages with a calendar have its words in their own data
  const { stayCalendar: _calendar, footer: footerTexts, ...shared } = texts;
  const { codes: names, vatLabel, ...footer } = footerTexts;
  const { codes, vat, restoredSince: _, kind: __, ...villa } = facts.villa;
  return {
    lang,
    ...shared,
    consent: hasAnalytics ? texts.consent : undefined,
    footer,
    drawings,
    site: {
      ...villa,
      nameShort: shortName(facts.villa),
      codes: [
        ...codes.map(({ key, value }) => {
          const { label, name } = { label: key, name: "", ...names[key] };
          return { label, name: name === label ? "" : name, code: value };
        }),
        ...(vat ? [{ label: vatLabel, name: "", code: vat }] : []),
      ],
      phone,
      phoneHref,
      email,
      emailHref,
      whatsappHref,
      address: addressLine(facts),
      year: new Date().getFullYear(),
      fromPrice: fromPricePerNight(facts, texts.units),
      preselected,
    },
  };
}
