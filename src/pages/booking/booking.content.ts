import { z } from "zod";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";

function text({ text, display }: TextKinds) {
  return z.strictObject({
    title: display,
    disclaimers: z.tuple([display, display, display]),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
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
}

export const content = definePage({
  name: "booking",
  text,
  photos: { hero: "hero" },
  drawings: ["rising-moon", "house-by-night", "door-with-height-mark", "table-and-gate"],
  data: ({ text, facts, drawings }) => ({
    text: {
      title: text.title,
      disclaimers: text.disclaimers,
      frameTitle: text.frameTitle,
      loading: text.loading,
      fallback: text.fallback,
      codes: text.codes,
    },
    minimumAge: facts.stay.minimumAge,
    contact: contactOf(facts),
    drawings,
  }),
});

export type BookingData = DataOf<typeof content>;
