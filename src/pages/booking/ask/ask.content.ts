import { z } from "zod";
import { fillTemplate } from "../../../modules/message-format/message-format.ts";
import { contactOf } from "../../../site/content/contact.ts";
import type { Facts } from "../../../site/content/facts.ts";
import type { TextKinds, TypesetText } from "../../../site/content/text-kinds.ts";
import { type Lang, localizedPath } from "../../../site/site-map/languages.ts";
import { sitePages } from "../../../site/site-map/pages.ts";
import { chatAddress, mailAddress } from "./message-address.ts";

export function askText({ text, factText, display }: TextKinds) {
  return z.strictObject({
    title: display,
    text,
    chosen: text,
    noDates: text,
    email: text,
    whatsapp: text,
    phone: text,
    hold: text,
    holdNote: text,
    subjectWithDates: text,
    subjectWithoutDates: text,
    bodyWithDates: text,
    bodyWithoutDates: text,
    chatWithDates: text,
    chatWithoutDates: text,
    ics: z.strictObject({
      summary: text,
      description: text,
      checkIn: factText,
      checkOut: factText,
      fileName: text,
    }),
  });
}

type Source = {
  lang: Lang;
  facts: Facts;
  text: TypesetText<typeof askText>;
  /** A stay in one sentence, with its names in braces. */
  summary: string;
};

/** The ways to ask the villa, with messages that leave room for the dates, and templates with them. */
export function askData({ lang, facts, text, summary }: Source) {
  const { villa, address, geo } = facts;
  const { phone, phoneHref, email, whatsapp } = contactOf(facts);
  const fill = (template: string) => fillTemplate(template, { villa: villa.name });
  const page = sitePages(villa.slug).find(({ name }) => name === "booking");
  const { ics } = text;
  return {
    title: text.title,
    text: text.text,
    noDates: text.noDates,
    phone: { label: text.phone, href: phoneHref },
    email: {
      label: text.email,
      to: email,
      href: mailAddress(email, fill(text.subjectWithoutDates), fill(text.bodyWithoutDates)),
    },
    /** Only for an owner who can be reached there. */
    whatsapp: whatsapp && {
      label: text.whatsapp,
      to: whatsapp,
      href: chatAddress(whatsapp, fill(text.chatWithoutDates)),
    },
    /** What is written once both days are known. */
    withDates: {
      chosen: fillTemplate(text.chosen, { summary }),
      subject: fill(text.subjectWithDates),
      body: fill(text.bodyWithDates),
      chat: fill(text.chatWithDates),
      hold: text.hold,
      holdNote: text.holdNote,
      event: {
        product: `${villa.name}//${lang.toUpperCase()}`,
        host: new URL(villa.siteUrl).host,
        fileName: fillTemplate(ics.fileName, { slug: villa.slug }),
        title: fill(ics.summary),
        description: fillTemplate(ics.description, {
          checkIn: ics.checkIn,
          checkOut: ics.checkOut,
          phone,
        }),
        location: `${address.street}, ${address.postalCode} ${address.city} (${address.provinceCode})`,
        position: { latitude: geo.latitude, longitude: geo.longitude },
        contact: phone,
        url: villa.siteUrl + localizedPath(page?.path ?? "/", lang),
      },
    },
  };
}

export type AskData = ReturnType<typeof askData>;
