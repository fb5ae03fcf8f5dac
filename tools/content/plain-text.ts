const markdown = /\*\*[^*]+\*\*|__[^_]+__|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|^#{1,6} /m;
const html = /<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;
/** The characters that result from reading an accented letter or a curly quote in a wrong encoding. */
const garbled = /\uFFFD|Ã[\u0080-\u00BF\u0152-\u2122]|â€[\u0080-\u2122]/;

/** Faults of a text without Markdown: characters of markup, which a page would show. */
export function plainTextFaults(text: string): string[] {
  const found = (pattern: RegExp) => pattern.exec(text)?.[0];
  const sign = found(markdown);
  const tag = found(html);
  return [
    sign !== undefined && `holds ${sign}, and this text is not Markdown; write the words alone`,
    tag !== undefined && `holds ${tag}, and texts are not HTML; write the words alone`,
    ...garbledFaults(text),
  ].filter((fault) => fault !== false);
}

/** A character that a program has garbled, in a text of any kind. */
export function garbledFaults(text: string): string[] {
  const [lost] = garbled.exec(text) ?? [];
  return lost
    ? [`holds ${lost}, a character that was saved in a wrong encoding; write it again`]
    : [];
}
