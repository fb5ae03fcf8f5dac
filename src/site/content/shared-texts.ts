import { z } from "zod";
import type { TextKinds, TypesetText } from "./text-kinds.ts";

// Texts that belong to no single page: header, footer, dialogs, and what several pages use.

const bookingAddress = /^(https:\/\/[^\s/]+\S*|\/demo\/booking-engine\/[a-z]{2})$/;

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
    url_amenitiz: z
      .string()
      .regex(bookingAddress, "the address of your booking engine is expected, with https://")
      .nullable(),
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
    commercialConditions: text,
    cookiePreferences: text,
    codesTitle: text,
    /** By key of the code in the facts. */
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

function a11y({ text, template }: TextKinds) {
  const numbered = template("n", "total");
  return z.strictObject({
    mainNavigation: text,
    footerNavigation: text,
    footerPages: text,
    homeLink: text,
    languageMenu: template("language"),
    carousel: z.strictObject({
      roleDescription: text,
      slideRoleDescription: text,
      /** Also one for each apartment, by its key. */
      labels: z
        .object({ villa: text, pool: text.optional(), experience: text.optional() })
        .catchall(text),
      previous: text,
      next: text,
      slide: numbered,
    }),
    lightbox: z.strictObject({
      open: numbered,
      close: text,
      previous: text,
      next: text,
      counter: numbered,
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

function units({ text, template }: TextKinds) {
  const figure = template("n");
  const count = z.strictObject({ one: figure, other: figure });
  return z.strictObject({
    locale: text,
    decimalSeparator: text,
    metres: figure,
    minutes: template("m"),
    formats: z.strictObject({
      guests: count,
      bedrooms: count,
      bathrooms: count,
      nights: count,
      photographs: count,
      squareMetres: figure,
      coordinates: template("latitude", "longitude"),
      fromPrice: template("price"),
    }),
  });
}

/** The last section of a page: a sentence, and how to reach the villa. */
function ending({ text, display }: TextKinds) {
  return z.strictObject({ pool: display, house: display, bookingLink: text, whatsapp: text });
}

/** The dialog with all photographs of a set. */
function photoGrid({ text, template }: TextKinds) {
  return z.strictObject({
    open: template("total"),
    openLabel: template("total", "set"),
    fromLightbox: text,
    dialog: template("set"),
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
