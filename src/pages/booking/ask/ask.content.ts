import { z } from "zod";
import { fillTemplate } from "../../../modules/message-format.ts";
import { addressInOneLine, contactOf } from "../../../site/content/contact.ts";
import type { PageSource } from "../../../site/content/define-page.ts";
import type { TextKinds, TypesetText } from "../../../site/content/text-kinds.ts";

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

/** @param summary of a stay, which the message has too */
export function askData(
  { lang, href, facts }: Pick<PageSource, "lang" | "href" | "facts">,
  { chosen, ics, ...text }: TypesetText<typeof askText>,
  summary: string,
) {
  const { villa, geo } = facts;
  const { description, checkIn, checkOut, fileName } = ics;
  const contact = contactOf(facts);
  return {
    ...text,
    contact,
    chosen: fillTemplate(chosen, { summary }),
    event: {
      product: `${villa.name}//${lang.toUpperCase()}`,
      host: new URL(villa.siteUrl).host,
      fileName,
      title: ics.summary,
      description: fillTemplate(description, { checkIn, checkOut }),
      location: addressInOneLine(facts),
      position: { latitude: geo.latitude, longitude: geo.longitude },
      contact: contact.phone,
      url: villa.siteUrl + href("booking"),
    },
  };
}

export type AskData = ReturnType<typeof askData>;
