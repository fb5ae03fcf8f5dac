/** A mark of words in another language than their text: `[it:carparo]`, with a code such as `it`, `fil` or `pt-BR`. */
const mark = /\[([a-z]{2,3}(?:-[A-Z]{2})?):([^[\]]+)\]/;

/** `of [it:carparo].` has the parts `of `, `{ lang: "it", words: "carparo" }` and `.`. */
export function foreignParts(text: string): (string | { lang: string; words: string })[] {
  // a split by two groups gives plain, lang, words, plain, …
  const parts = text.split(mark);
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 ? { lang: part, words: parts[index + 1] ?? "" } : [];
  });
}

/** A text without its marks, or without those of one language. */
export function withoutMarks(text: string, only?: string): string {
  return text.replace(new RegExp(mark, "g"), (found, lang: string, words: string) =>
    only === undefined || lang === only ? words : found,
  );
}
