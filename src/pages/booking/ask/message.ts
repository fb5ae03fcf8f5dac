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

/** @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants */
function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** @param to the number with its country, figures only */
function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}
