type MessageTexts = { chosen: string; subject: string; body: string; chat: string };

/** What is said of the message, and the addresses that open it. */
export function messageOf(
  { chosen, subject, body, chat }: MessageTexts,
  { email, whatsapp }: { email: string; whatsapp?: string | undefined },
) {
  return {
    chosen,
    email: mailAddress(email, subject, body),
    whatsapp: whatsapp && chatAddress(whatsapp, chat),
  };
}

/** No-break spaces are for the page. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll("\u00a0", " "));

/** @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants */
function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(lines)}`;
}

/** @param to the number with its country, figures only */
function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encoded(text)}`;
}
