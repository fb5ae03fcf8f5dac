import { z } from "zod";
import type { TextKinds, TypesetText } from "./text-kinds.ts";

// Texts that belong to no single page: header, footer, dialogs, and what several pages use.

const bookingAddress = /^(https:\/\/[^\s/]+\S*|\/demo\/booking-engine\/(en|it))$/;

function navbar({ text }: TextKinds) {
  const bothLanguages = z.strictObject({ it: text, en: text });
  return z.strictObject({
    brand: text,
    villa: text,
    interior: text,
    experience: text,
    about: text,
    contacts: text,
    booking: text,
    language: text,
    languages: bothLanguages,
    languagesShort: bothLanguages,
    menuOpen: text,
    menuTitle: text,
    skipLink: text,
    url_amenitiz: z
      .string()
      .regex(bookingAddress, "the address of your booking engine is expected, with https://"),
  });
}

function footer({ text, display }: TextKinds) {
  const code = z.strictObject({ label: text, name: text });
  return z.strictObject({
    tagline: display,
    contactsTitle: text,
    pagesTitle: text,
    cookiePolicy: text,
    privacyPolicy: text,
    legalNotes: text,
    commercialConditions: text,
    cookiePreferences: text,
    codesTitle: text,
    codes: z.strictObject({ cin: code, regional: code }),
    vatLabel: text,
    copyright: text,
    credits: z.strictObject({
      title: text,
      list: z.array(z.strictObject({ id: text, role: text, name: text })).min(1),
      note: text,
    }),
    backToTop: text,
  });
}

function consent({ text, display }: TextKinds) {
  const category = z.strictObject({ title: display, description: text, toggleLabel: text });
  return z.strictObject({
    banner: z.strictObject({
      title: display,
      text,
      policyLink: text,
      accept: text,
      decline: text,
      preferences: text,
    }),
    modal: z.strictObject({
      title: display,
      intro: text,
      essential: category,
      statistical: category,
      stateOn: text,
      stateOff: text,
      detailsShow: text,
      detailsHide: text,
      columns: z.strictObject({ name: text, category: text, description: text, duration: text }),
      cookies: z
        .array(
          z.strictObject({
            name: text,
            category: z.enum(["essential", "statistical"]),
            description: text,
            duration: text,
          }),
        )
        .length(4),
      save: text,
      close: text,
    }),
  });
}

function a11y({ text }: TextKinds) {
  return z.strictObject({
    mainNavigation: text,
    footerNavigation: text,
    footerPages: text,
    homeLink: text,
    languageMenu: text,
    carousel: z.strictObject({
      roleDescription: text,
      slideRoleDescription: text,
      labels: z.strictObject({
        villa: text,
        pool: text,
        apartment3: text,
        apartment1: text,
        apartment2: text,
        experience: text,
      }),
      previous: text,
      next: text,
      slide: text,
    }),
    lightbox: z.strictObject({
      open: text,
      close: text,
      previous: text,
      next: text,
      counter: text,
    }),
    dialogs: z.strictObject({
      menu: text,
      cookieBanner: text,
      cookiePreferences: text,
      lightbox: text,
    }),
    newTab: text,
    phoneLink: text,
    emailLink: text,
    whatsappLink: text,
    mapLink: text,
    socialLink: text,
    closeDialog: text,
    loading: text,
    tableOfContents: text,
    cookieTable: text,
    compareTable: text,
    seasonsTable: text,
  });
}

function status({ text, display }: TextKinds) {
  return z.strictObject({
    notFound: z.strictObject({ title: display, text: display, homeLink: text, contactsLink: text }),
    error: z.strictObject({ title: display, text: display, retry: text, homeLink: text }),
    offline: z.strictObject({ title: display, text: display, retry: text, phoneHint: text }),
    frame: z.strictObject({ title: text, text, link: text, retry: text }),
    update: z.strictObject({ text, reload: text, dismiss: text }),
    noScript: text,
    languageChanged: text,
    preferencesSaved: text,
  });
}

function units({ text }: TextKinds) {
  const count = z.strictObject({ one: text, other: text });
  return z.strictObject({
    locale: text,
    decimalSeparator: text,
    metres: text,
    minutes: text,
    formats: z.strictObject({
      guests: count,
      bedrooms: count,
      bathrooms: count,
      apartments: count,
      nights: count,
      photographs: count,
      squareMetres: text,
      poolSize: text,
      coordinates: text,
      fromPrice: text,
    }),
  });
}

/** The last section of a page: a sentence, and how to reach the villa. */
function ending({ text, display }: TextKinds) {
  return z.strictObject({ pool: display, house: display, bookingLink: text, whatsapp: text });
}

/** The dialog with all photographs of a set. */
function photoGrid({ text }: TextKinds) {
  return z.strictObject({
    open: text,
    openLabel: text,
    fromLightbox: text,
    dialog: text,
    close: text,
  });
}

/** The schemas of these files, by file name without extension. */
export const sharedShapes = {
  navbar,
  footer,
  consent,
  a11y,
  status,
  units,
  ending,
  "photo-grid": photoGrid,
};

export type NavbarTexts = TypesetText<typeof navbar>;
export type FooterTexts = TypesetText<typeof footer>;

/** The content of these files in one language, as pages render it. */
export type SharedTexts = {
  [File in keyof typeof sharedShapes]: TypesetText<(typeof sharedShapes)[File]>;
};
