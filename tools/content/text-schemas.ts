import { z } from "zod";
import type { RichText } from "../../src/site/content/rich-text.ts";

/**
 * How the kinds of text are read. Checking content and drawing a page read the same shapes
 * with different kinds, so a field's kind is declared once, where its shape is.
 */
type TextKinds<Rich extends z.ZodType> = {
  /** Plain text: prose, labels, metadata. */
  text: z.ZodType<string>;
  /** A text set large: a title, a lead, a tag. The typographer ties its short words. */
  display: z.ZodType<string>;
  /** Markdown of one or more paragraphs. */
  markdown: Rich;
  /** Markdown of a single line, as in a list: no paragraph around it. */
  markdownLine: Rich;
};

const bookingAddress = /^(https:\/\/[^\s/]+\S*|\/demo\/booking-engine\/(en|it))$/;

/** The shapes of `content/<lang>/<key>.json`, one strict object per file. */
export function textSchemas<Rich extends z.ZodType>(kinds: TextKinds<Rich>) {
  const { text, display, markdown, markdownLine } = kinds;
  const bothLanguages = z.strictObject({ it: text, en: text });
  const link = z.url({
    protocol: /^https$/,
    error: "an address that begins with https:// is expected",
  });

  const home = z.strictObject({
    eyebrow: display,
    welcomeTitle: display,
    description: display,
    headings: z.strictObject({
      villa: z.strictObject({ title: display, teaser: display }),
      interior: z.strictObject({ title: display, teaser: display }),
      experience: z.strictObject({ title: display, teaser: display }),
    }),
    bookingLink: text,
    scrollHint: text,
  });

  const villa = z.strictObject({
    title: display,
    lead: display,
    // Two open the page, the others stand beside the portrait.
    paragraphs: z.array(text).min(3),
    pool: z.strictObject({
      title: display,
      lead: display,
      paragraphs: z.array(text).min(1),
      factsTitle: display,
      facts: z.array(z.strictObject({ id: text, label: display, detail: text })).length(5),
    }),
  });

  const apartment = z.strictObject({
    name: display,
    floor: display,
    tagline: display,
    paragraphs: z.array(text).min(1),
    features: z.array(text).min(1),
  });
  const interni = z.strictObject({
    title: display,
    lead: display,
    intro: text,
    featuresTitle: display,
    apartments: z.strictObject({
      apartment3: apartment,
      apartment1: apartment,
      apartment2: apartment,
    }),
    bookingLink: text,
  });

  const experience = z.strictObject({
    title: display,
    heading: display,
    paragraphs: z.tuple([text, text, text, text]),
    carouselLabel: text,
    onRequest: z.strictObject({
      title: display,
      intro: display,
      items: z.array(z.strictObject({ id: text, title: display, text })).length(8),
      note: text,
    }),
    dintorni: z.strictObject({
      title: display,
      intro: text,
      items: z
        .array(z.strictObject({ id: text, title: display, short: text, distance: text, text }))
        .length(5),
      contactsText: display,
      contactsLink: text,
    }),
  });

  const about = z.strictObject({
    title: display,
    jumbotrons: z.tuple([display, display]),
    descriptions: z.tuple([text, text, text]),
    space: z.strictObject({
      title: display,
      lines: z.array(z.strictObject({ id: text, text: display })).length(6),
      info: display,
    }),
    services: z.strictObject({
      title: display,
      intro: display,
      onRequestLabel: text,
      items: z.array(z.strictObject({ id: text, title: display, text })).length(15),
    }),
  });

  const contatti = z.strictObject({
    title: display,
    lead: display,
    reachTitle: display,
    phoneLabel: text,
    emailLabel: text,
    addressLabel: text,
    socialLabel: text,
    socialLinkText: text,
    callLink: text,
    writeLink: text,
    addressNote: text,
    airportsTitle: display,
    labels: z.strictObject({ location: text, distanza: text, via: text, directions: text }),
    directionsShow: text,
    directionsHide: text,
    airports: z
      .array(
        z.strictObject({
          code: text,
          location: display,
          distanza: text,
          via: text,
          directionsTitle: display,
          directions: z.array(text).min(1),
        }),
      )
      .length(2),
    airportsNote: text,
    map: z.strictObject({
      title: display,
      frameTitle: text,
      loadMap: text,
      consentNote: text,
      fallback: text,
      openInMaps: text,
    }),
    takeAlong: z.strictObject({
      title: display,
      contact: text,
      position: text,
      google: text,
      apple: text,
      waze: text,
      geo: text,
    }),
    road: z.strictObject({ adriatic: text, ionian: text, road: text, about: text }),
  });

  const booking = z.strictObject({
    title: display,
    disclaimers: z.tuple([display, display, display]),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
    backLink: text,
    codes: text,
    demo: z.strictObject({
      title: display,
      text,
      owner: text,
      arrival: text,
      departure: text,
      guests: text,
      search: text,
      answer: text,
    }),
  });

  const navbar = z.strictObject({
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
    menuClose: text,
    menuTitle: text,
    skipLink: text,
    url_amenitiz: z
      .string()
      .regex(bookingAddress, "the address of your booking engine is expected, with https://"),
  });

  const code = z.strictObject({ label: text, name: text });
  const footer = z.strictObject({
    tagline: display,
    linksTitle: text,
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
      toggleShow: text,
      toggleHide: text,
      title: text,
      list: z.array(z.strictObject({ id: text, role: text, name: text })).min(1),
      note: text,
    }),
    backToTop: text,
  });

  const category = z.strictObject({ title: display, description: text, toggleLabel: text });
  const consent = z.strictObject({
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

  const lawHeader = { title: display, subtitle: display, updated: text };
  const cookiePolicy = z.strictObject({
    ...lawHeader,
    sections: z.array(z.strictObject({ id: text, heading: display, body: markdown })).min(1),
    browsers: z.strictObject({
      heading: display,
      intro: markdown,
      items: z.array(z.strictObject({ id: text, name: text, href: link })).length(6),
      note: markdown,
    }),
    rights: z.strictObject({
      heading: display,
      intro: markdown,
      items: z.array(z.strictObject({ id: text, title: text, text: markdownLine })).length(7),
      note: markdown,
    }),
    controller: z.strictObject({ heading: display, body: markdown }),
  });

  const privacyPolicy = z.strictObject({
    ...lawHeader,
    intro: markdown,
    sections: z
      .array(
        z.strictObject({
          id: text,
          heading: display,
          body: markdown,
          lists: z.array(
            z.strictObject({ id: text, title: display, items: z.array(markdownLine).min(1) }),
          ),
          notes: z.array(markdown),
        }),
      )
      .length(9),
  });

  const legalNotes = z.strictObject({
    ...lawHeader,
    sections: z.array(z.strictObject({ id: text, heading: display, body: markdown })).length(9),
  });

  const commercialConditions = z.strictObject({
    title: text,
    subtitle: text,
    updated: text,
    intro: markdown,
    sections: z.array(z.strictObject({ id: text, heading: text, body: markdown })).min(1),
    approvalHeading: text,
    approval: markdown,
    signature: z.strictObject({ place: text, guest: text, management: text }),
    contact: text,
    pageLabel: text,
  });

  const head = z.strictObject({ title: text, description: text, keywords: text });
  const meta = z.strictObject({
    siteName: text,
    ogImageAlt: text,
    home: head,
    villa: head,
    interni: head,
    experience: head,
    about: head,
    contatti: head,
    booking: head,
    "cookie-policy": head,
    "privacy-policy": head,
    "legal-notes": head,
    "not-found": head,
    offline: head,
  });

  const a11y = z.strictObject({
    header: text,
    mainNavigation: text,
    footerNavigation: text,
    breadcrumb: text,
    homeLink: text,
    languageMenu: text,
    switchTo: text,
    registrationCodes: text,
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
      goTo: text,
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
    externalLink: text,
    newTab: text,
    pdfLink: text,
    phoneLink: text,
    emailLink: text,
    mapLink: text,
    socialLink: text,
    expand: text,
    collapse: text,
    closeDialog: text,
    loading: text,
    tableOfContents: text,
    cookieTable: text,
  });

  const status = z.strictObject({
    notFound: z.strictObject({ title: display, text: display, homeLink: text, contactsLink: text }),
    error: z.strictObject({ title: display, text: display, retry: text, homeLink: text }),
    offline: z.strictObject({ title: display, text: display, retry: text, phoneHint: text }),
    frame: z.strictObject({ title: text, text, link: text, retry: text }),
    update: z.strictObject({ text, reload: text, dismiss: text }),
    imageUnavailable: text,
    noScript: text,
    languageChanged: text,
    preferencesSaved: text,
  });

  const units = z.strictObject({
    locale: text,
    decimalSeparator: text,
    thousandsSeparator: text,
    squareMetres: text,
    metres: text,
    kilometres: text,
    minutes: text,
    hoursMinutes: text,
    timeAndDistance: text,
    viaRoad: text,
    upToGuests: text,
    minimumAge: text,
    checkIn: text,
    checkOut: text,
  });

  return {
    navbar,
    footer,
    home,
    villa,
    interni,
    experience,
    about,
    contatti,
    booking,
    consent,
    "cookie-policy": cookiePolicy,
    "privacy-policy": privacyPolicy,
    "legal-notes": legalNotes,
    "commercial-conditions": commercialConditions,
    meta,
    a11y,
    status,
    units,
  };
}

type Shapes<Rich extends z.ZodType> = ReturnType<typeof textSchemas<Rich>>;

type TextFile = keyof Shapes<z.ZodString>;

/** Every text of one language as its files hold it, by file name; Markdown is still Markdown. */
export type Texts = { [File in TextFile]: z.output<Shapes<z.ZodType<string>>[File]> };

/** The same texts as a page draws them: Markdown rendered, display lines typeset. */
export type TypesetTexts = { [File in TextFile]: z.output<Shapes<z.ZodType<RichText>>[File]> };
