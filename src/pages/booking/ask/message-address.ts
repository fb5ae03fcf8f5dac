/**
 * A link that opens a new e-mail.
 * @param body its lines may end with LF; the address has the CRLF that RFC 6068 wants
 */
export function mailAddress(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/**
 * A link that opens a new WhatsApp message.
 * @param to the number with its country, figures only
 */
export function chatAddress(to: string, text: string): string {
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}
