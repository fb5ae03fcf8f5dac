import { z } from "zod";
import { fillTemplate } from "../../modules/message-format.ts";
import { type Label, labelsOf } from "../site-map/pages.ts";
import { engineSchema } from "./formats.ts";
import type { Words } from "./language-files.ts";
import type { TextKinds, TypesetText } from "./text-kinds.ts";

// Texts that belong to no single page: header, footer, dialogs, and what several pages use.

/** A text for each page that has one by its row of the site map. */
function ofPages<Key extends Parameters<typeof labelsOf>[0]>(key: Key, kind: TextKinds["text"]) {
  const shape = Object.fromEntries(labelsOf(key).map((label) => [label, kind]));
  return shape as Record<Label<Key>, TextKinds["text"]>;
}

function navbar({ text }: TextKinds) {
  return z.strictObject({
    brand: text,
    ...ofPages("menuLabel", text),
    language: text,
    menuOpen: text,
    menuTitle: text,
    skipLink: text,
    /** `null` for a house without a booking engine: guests then ask by e-mail or telephone. */
    url_amenitiz: engineSchema.nullable(),
  });
}

function footer({ text, template, display }: TextKinds) {
  const code = z.strictObject({ label: text, name: text });
  return z.strictObject({
    tagline: display,
    contactsTitle: text,
    pagesTitle: text,
    ...ofPages("footerLabel", text),
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
    ...ofPages("ending", display),
    bookingLink: text,
    whatsapp: text,
  });
}

export const sharedShapes = { navbar, footer, consent, ending };

type HouseTexts = {
  [File in keyof typeof sharedShapes]: TypesetText<(typeof sharedShapes)[File]>;
};

/** Without the kinds of houses, which texts name in braces. @param words with the facts in them */
export function sharedTexts(house: HouseTexts, { kinds: _, language, ...words }: Words) {
  const { locale, name } = language;
  const { a11y, status } = words;
  const { banner, modal } = house.consent;
  const { banner: buttons, modal: labels } = words.consent;
  return {
    ...house,
    ...words,
    units: { ...words.units, locale },
    a11y: { ...a11y, languageMenu: fillTemplate(a11y.languageMenu, { language: name }) },
    status: {
      ...status,
      languageChanged: fillTemplate(status.languageChanged, { language: name }),
    },
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
