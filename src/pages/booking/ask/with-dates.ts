import { calendarFile } from "../../../modules/calendar-file/calendar-file.ts";
import { fillTemplate } from "../../../modules/message-format/message-format.ts";
import type { SharedTexts } from "../../../site/content/shared-texts.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import { stayWords } from "../../../site/stay/stay-words.ts";
import type { AskData } from "./ask.content.ts";
import { chatAddress, mailAddress } from "./message-address.ts";

type Templates = AskData["withDates"];
type Units = SharedTexts["units"];

function wordsOf(stay: Stay, { locale, formats }: Units) {
  return stayWords(stay, { locale, nights: formats.nights, guests: formats.guests });
}

/** The links that open a message with these dates, and its text. */
export function messageWithDates(
  stay: Stay,
  { email, whatsapp, withDates }: AskData,
  units: Units,
) {
  const words = wordsOf(stay, units);
  const fill = (template: string) => fillTemplate(template, words);
  return {
    chosen: fill(withDates.chosen),
    email: mailAddress(email.to, fill(withDates.subject), fill(withDates.body)),
    whatsapp: whatsapp && chatAddress(whatsapp.to, fill(withDates.chat)),
  };
}

/** Name and text of a calendar file with these dates. */
export function datesFile(stay: Stay, { event }: Templates, units: Units, madeAt: Date) {
  const { arrival, departure, guests } = stay;
  const { product, host, fileName, description, ...details } = event;
  return {
    name: fillTemplate(fileName, { arrival }),
    text: calendarFile(product, {
      ...details,
      id: `${arrival}-${departure}-${guests}@${host}`,
      first: arrival,
      last: departure,
      madeAt,
      isTentative: true,
      description: fillTemplate(description, wordsOf(stay, units)),
    }),
  };
}
