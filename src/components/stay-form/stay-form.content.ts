import { z } from "zod";
import type { Facts } from "../../site/content/facts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";

/** The schema of the form's texts, which are in the home page's file for all pages. */
export function stayTexts({ text }: TextKinds) {
  return z.strictObject({ label: text, arrival: text, departure: text, guests: text });
}

type HomeTexts = { stay: TypesetText<typeof stayTexts>; bookingLink: string };

/** What the form renders, from the texts of the home page and the number of guests. */
export function stayFormData({ stay, bookingLink }: HomeTexts, { capacity }: Facts) {
  return { ...stay, button: bookingLink, maximumGuests: capacity.guests };
}

export type StayFormData = ReturnType<typeof stayFormData>;
