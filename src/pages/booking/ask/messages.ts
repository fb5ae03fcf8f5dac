import { fillTemplate } from "../../../modules/message-format.ts";
import type { StayWords } from "../../../site/stay/stay-words.ts";
import type { AskData } from "./ask.content.ts";

export function messageOf(
  words: StayWords | undefined,
  { email, whatsapp, noDates, withoutDates, withDates }: AskData,
) {
  const { subject, body, chat } = words ? withDates : withoutDates;
  const fill = (text: string) => (words ? fillTemplate(text, words) : text);
  return {
    chosen: words ? fill(withDates.chosen) : noDates,
    email: mailAddress(email.to, fill(subject), fill(body)),
    whatsapp: whatsapp && chatAddress(whatsapp.to, fill(chat)),
  };
}

/** @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants */
function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** @param to the number with its country, figures only */
function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}
