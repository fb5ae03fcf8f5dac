import { z } from "zod";
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
    disclaimers: z.tuple([display, display, display]),
    frameTitle: text,
    loading: text,
    fallback: z.strictObject({ text, link: text, phone: text, email: text }),
    codes: text,
    seasons: seasonsText(kinds),
    enquiry: askText(kinds),
    demo: demoText(kinds),
  });
}

/** The slots of `booking` in `content/photos/slots.json`; the demo engine shows the homes. */
export const bookingPhotos = {
  hero: "photo",
  apartment3: "photo",
  apartment1: "photo",
  apartment2: "photo",
} as const;
