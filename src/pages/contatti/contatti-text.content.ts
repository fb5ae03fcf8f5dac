import { z } from "zod";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";

export function contattiText({ text, template, display }: TextKinds) {
  return z.strictObject({
    title: display,
    lead: display,
    reachTitle: display,
    phoneLabel: text,
    emailLabel: text,
    addressLabel: text,
    socialLabel: text,
    socialLinkText: text,
    callNumber: text,
    whatsapp: text,
    email: text,
    addressNote: text,
    airportsTitle: display,
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
      .max(4),
    airportsNote: text,
    map: z.strictObject({
      title: display,
      frameTitle: text,
      loadMap: text,
      consentNote: text,
      fallback: text,
      google: text,
      apple: text,
    }),
    saveContact: z.strictObject({ title: display, contact: text, position: text }).nullable(),
    arrivalSheet: z.strictObject({
      print: text,
      title: text,
      intro: text,
      where: text,
      who: text,
      when: text,
      gate: text,
      position: text,
      alsoWhatsapp: text,
      checkIn: text,
      checkOut: text,
      late: text,
      document: text,
      emergency: text,
      road: text,
      write: z.strictObject({ flight: text, hour: text, notes: text }),
    }),
    road: z.strictObject({
      seas: z.record(z.string(), text),
      road: text,
      about: template("m"),
    }),
  });
}

export type ContattiText = TypesetText<typeof contattiText>;
