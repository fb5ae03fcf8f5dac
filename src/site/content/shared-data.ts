import type { Drawings } from "../drawing.ts";
import type { Lang } from "../site-map/languages.ts";
import { addressLine, contactOf } from "./contact.ts";
import type { Facts } from "./facts.ts";
import { fromPricePerNight } from "./prices.ts";
import type { SharedTexts } from "./shared-texts.ts";

/** The ministry's register of houses, in which a guest looks a code up. */
const cinRegister = "https://bdsr.ministeroturismo.gov.it/";

export const sharedDrawings = ["mark", "horizon", "horizon-shadow"] as const;

type Source = {
  lang: Lang;
  drawings: Drawings<(typeof sharedDrawings)[number]>;
  facts: Facts;
  texts: SharedTexts;
  preselected: boolean;
  hasAnalytics: boolean;
  /** The language of most texts of a part, where it is not the page's. */
  partLang: Partial<Record<"header" | "footer" | "consent" | "words", Lang | undefined>>;
};

export function shortName({ name, nameShort }: Facts["villa"]): string {
  return nameShort ?? name;
}

export function sharedData(source: Source) {
  const { lang, drawings, facts, texts, preselected, hasAnalytics, partLang } = source;
  // pages that show these have them in their own data
  const { access: _words, notices: _notices, reviews: _reviews, ...others } = texts;
  const { offers: _offers, fees: _fees, stayCalendar: _calendar, ...own } = others;
  const { whatsapp: _number, social: _social, ...contact } = contactOf(facts);
  const { footer: footerTexts, ...shared } = own;
  const { codes: names, vatLabel, ...footer } = footerTexts;
  const { codes, vat, restoredSince: _, kind: __, kindWords: ___, ...villa } = facts.villa;
  return {
    lang,
    partLang,
    ...shared,
    /** Absent where nothing is measured and so nobody is asked. */
    consent: hasAnalytics ? texts.consent : undefined,
    footer,
    drawings,
    site: {
      ...villa,
      nameShort: shortName(facts.villa),
      codes: [
        ...codes.map(({ key, value }) => {
          const { label, name } = { label: key, name: "", ...names[key] };
          const check = key === "cin" ? cinRegister : undefined;
          return { label, name: name === label ? "" : name, code: value, check };
        }),
        ...(vat ? [{ label: vatLabel, name: "", code: vat, check: undefined }] : []),
      ],
      ...contact,
      address: addressLine(facts),
      year: new Date().getFullYear(),
      fromPrice: fromPricePerNight(facts, texts.units),
      preselected,
    },
  };
}

export type SharedData = ReturnType<typeof sharedData>;
