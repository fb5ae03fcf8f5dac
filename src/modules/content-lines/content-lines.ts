/** Octets of a line without its end; longer ones continue on the next, which begins with a space. */
const lineOctets = 75;

/** The text of a file of these lines: folded, each with its end. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Text escaped as a property value, without control characters, which the formats forbid. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
  );
}

/** Breaks a line between two characters, so that no part has more octets than allowed. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
