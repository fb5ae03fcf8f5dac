import { fillTemplate } from "../../../modules/message-format.ts";
import type { SharedTexts } from "../../../site/content/shared-texts.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import { stayWords } from "../../../site/stay/stay-words.ts";
import type { AskData } from "./ask.content.ts";

type Units = SharedTexts["units"];

export function wordsOf(stay: Stay, { locale, formats }: Units) {
  return stayWords(stay, { locale, nights: formats.nights, guests: formats.guests });
}

/** The links that open a message, with the dates once there are any, and what it says of them. */
export function messageOf(
  stay: Stay | undefined,
  { email, whatsapp, noDates, withoutDates, withDates }: AskData,
  units: Units,
) {
  const words = stay && wordsOf(stay, units);
  const { subject, body, chat } = stay ? withDates : withoutDates;
  const fill = (text: string) => (words ? fillTemplate(text, words) : text);
  return {
    chosen: stay ? fill(withDates.chosen) : noDates,
    email: mailAddress(email.to, fill(subject), fill(body)),
    whatsapp: whatsapp && chatAddress(whatsapp.to, fill(chat)),
  };
}

/**
 * A link that opens a new e-mail.
 * @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants
 */
function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/**
 * A link that opens a new WhatsApp message.
 * @param to the number with its country, figures only
 */
function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}
