import { fillTemplate } from "../../../modules/message-format.ts";
import type { StayWords } from "../../../site/stay/stay-words.ts";
import type { AskData } from "./ask.content.ts";

export function messageOf(words: StayWords | undefined, { to, ...text }: AskData) {
  const fill = (withDates: string, without: string) =>
    words ? fillTemplate(withDates, words) : without;
  const subject = fill(text.subjectWithDates, text.subjectWithoutDates);
  const chat = fill(text.chatWithDates, text.chatWithoutDates);
  return {
    chosen: fill(text.chosen, text.noDates),
    email: mailAddress(to.email, subject, fill(text.bodyWithDates, text.bodyWithoutDates)),
    whatsapp: to.whatsapp && chatAddress(to.whatsapp, chat),
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
