import { z } from "zod";
import type { Facts } from "../../site/content/facts.ts";
import type { TextKinds } from "../../site/content/text-kinds.ts";
import { askText } from "./ask/ask.content.ts";
import { demoText } from "./demo-engine/demo-text.content.ts";
import { seasonsText } from "./seasons/seasons.content.ts";
import { stayText } from "./stay-texts.content.ts";

/** The shape of `content/<lang>/booking.json`. */
export function bookingText(kinds: TextKinds) {
  const { text, display } = kinds;
  return z.strictObject({
    title: display,
    invitation: z.strictObject({ lead: display, glance: display }),
    stay: stayText(kinds),
    jump: z.strictObject({ seasons: text, ask: text }),
    /** `null` leaves the section out. */
    disclaimers: z.tuple([text, text, text]).nullable(),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
    codes: text,
    seasons: seasonsText(kinds),
    enquiry: askText(kinds),
    /** Of the demo engine; `null` where it is not used. */
    demo: demoText(kinds).nullable(),
  });
}

/** The slots of `booking` in `content/photos/slots.json`; the demo engine shows the homes. */
export const bookingPhotos = {
  photos: { hero: "photo" },
  photosByKey: ({ apartments }: Pick<Facts, "apartments">) =>
    Object.fromEntries(apartments.map(({ key }) => [key, "optional" as const])),
} as const;
