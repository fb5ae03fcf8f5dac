import { z } from "zod";
import { fillTemplate } from "../../../modules/message-format.ts";
import { addressInOneLine, contactOf } from "../../../site/content/contact.ts";
import type { Facts } from "../../../site/content/facts.ts";
import type { TextKinds, TypesetText } from "../../../site/content/text-kinds.ts";
import type { Lang } from "../../../site/site-map/languages.ts";
import { messageOf } from "./message.ts";

export function askText({ text, template, display }: TextKinds) {
  const withDates = template("nights", "from", "to", "party");
  return z.strictObject({
    title: display,
    text,
    chosen: template("summary"),
    noDates: text,
    email: text,
    whatsapp: text,
    phone: text,
    hold: text,
    holdNote: text,
    subjectWithDates: withDates,
    subjectWithoutDates: text,
    bodyWithDates: withDates,
    bodyWithoutDates: text,
    chatWithDates: withDates,
    chatWithoutDates: text,
    ics: z.strictObject({
      summary: text,
      description: template("party", "checkIn", "checkOut"),
      checkIn: text,
      checkOut: text,
      fileName: template("arrival"),
    }),
  });
}

type Source = {
  lang: Lang;
  booking: string;
  facts: Facts;
  text: TypesetText<typeof askText>;
  summary: string;
};

export function askData({ lang, booking, facts, text, summary }: Source) {
  const { villa, geo } = facts;
  const { phone, phoneHref, email, whatsapp } = contactOf(facts);
  const to = { phoneHref, email, whatsapp };
  const { chosen, subjectWithDates, bodyWithDates, chatWithDates, ...others } = text;
  const { noDates, subjectWithoutDates, bodyWithoutDates, chatWithoutDates, ics, ...own } = others;
  return {
    ...own,
    to,
    message: messageOf(
      {
        chosen: noDates,
        subject: subjectWithoutDates,
        body: bodyWithoutDates,
        chat: chatWithoutDates,
      },
      to,
    ),
    /** Templates, for a chosen stay. */
    withDates: {
      chosen: fillTemplate(chosen, { summary }),
      subject: subjectWithDates,
      body: bodyWithDates,
      chat: chatWithDates,
    },
    event: {
      product: `${villa.name}//${lang.toUpperCase()}`,
      host: new URL(villa.siteUrl).host,
      fileName: ics.fileName,
      title: ics.summary,
      description: fillTemplate(ics.description, { checkIn: ics.checkIn, checkOut: ics.checkOut }),
      location: addressInOneLine(facts),
      position: { latitude: geo.latitude, longitude: geo.longitude },
      contact: phone,
      url: villa.siteUrl + booking,
    },
  };
}

export type AskData = ReturnType<typeof askData>;
