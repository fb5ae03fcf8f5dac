import { z } from "zod";
import type english from "../../words/en.json";
import { formatted } from "./formats.ts";
import type { TextKinds, TypesetText } from "./text-kinds.ts";

// Texts that belong to no single page: header, footer, dialogs, and what several pages use.

function navbar({ text }: TextKinds) {
  return z.strictObject({
    brand: text,
    villa: text,
    interior: text,
    experience: text,
    about: text,
    contacts: text,
    booking: text,
    language: text,
    menuOpen: text,
    menuTitle: text,
    skipLink: text,
    /** `null` for a house without a booking engine: guests then ask by e-mail or telephone. */
    url_amenitiz: formatted("engine").nullable(),
  });
}

function footer({ text, template, display }: TextKinds) {
  const code = z.strictObject({ label: text, name: text });
  return z.strictObject({
    tagline: display,
    contactsTitle: text,
    pagesTitle: text,
    cookiePolicy: text,
    privacyPolicy: text,
    legalNotes: text,
    accessibility: text,
    commercialConditions: text,
    cookiePreferences: text,
    codesTitle: text,
    codes: z.record(z.string(), code),
    vatLabel: text,
    copyright: template("year"),
    credits: z.strictObject({
      title: text,
      list: z.array(z.strictObject({ id: text, role: text, name: text })).min(1),
      note: text,
    }),
    backToTop: text,
  });
}

function consent({ text, display }: TextKinds) {
  const category = z.strictObject({ title: display, description: text });
  const cookie = z.strictObject({
    name: text,
    category: z.enum(["essential", "statistical"]),
    description: text,
    duration: text,
  });
  return z.strictObject({
    banner: z.strictObject({ title: display, text }),
    modal: z.strictObject({
      title: display,
      intro: text,
      essential: category,
      statistical: category,
      cookies: z.array(cookie).length(4),
    }),
  });
}

function ending({ text, display }: TextKinds) {
  return z.strictObject({
    home: display,
    villa: display,
    interni: display,
    experience: display,
    about: display,
    contatti: display,
    bookingLink: text,
    whatsapp: text,
  });
}

export const sharedShapes = { navbar, footer, consent, ending };

export type NavbarTexts = TypesetText<typeof navbar>;
export type EndingTexts = TypesetText<typeof ending>;
export type FooterTexts = TypesetText<typeof footer>;

type HouseTexts = {
  [File in keyof typeof sharedShapes]: TypesetText<(typeof sharedShapes)[File]>;
};

/** `src/words/<lang>.json`, with the facts filled in. Every language has the words of English. */
export type Words = typeof english;

export function sharedTexts(house: HouseTexts, words: Words, locale: string) {
  const { banner, modal } = house.consent;
  const { banner: buttons, modal: labels } = words.consent;
  return {
    ...house,
    ...words,
    units: { ...words.units, locale },
    consent: {
      banner: { ...banner, ...buttons },
      modal: {
        ...modal,
        ...labels,
        essential: { ...modal.essential, ...labels.essential },
        statistical: { ...modal.statistical, ...labels.statistical },
      },
    },
  };
}

export type SharedTexts = ReturnType<typeof sharedTexts>;
