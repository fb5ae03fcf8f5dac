import type { KnownMessage } from "./known-messages.ts";

// Messages of tools/content/faults.ts about a value that violates its schema, and other faults of a value.

/** Faults of a value in any file. */
export const schemaFaults: KnownMessage[] = (
  [
    [/^is missing; (?:add|restore) it$/, "It is missing; add it.", "Manca; aggiungetelo."],
    [
      /^is an unknown key; remove it/,
      "Nothing reads this name; take it out or correct it.",
      "Nessuno legge questo nome; toglietelo o correggetelo.",
    ],
    [
      /^is (.+), (.+) is expected; correct it$/,
      "It is $1, but $2 is expected.",
      (value = "", kind = "") => `È ${italianKind(value)}, ma ci vuole ${italianKind(kind)}.`,
    ],
    [
      /^is (.+); one of (.+) is expected$/,
      "It is $1, but one of $2 is expected.",
      "È $1, ma si può scegliere soltanto fra $2.",
    ],
    [
      /^has (\d+) entr(?:y|ies); the design needs (.+)$/,
      "It has $1 entries; the design needs $2.",
      (count = "", limit = "") => `Ha ${count} voci; al disegno ne servono ${italianLimit(limit)}.`,
    ],
    [
      /^is (.+); it must be (.+)$/,
      "It is $1; it must be $2.",
      (value = "", limit = "") => `È ${value}; deve essere ${italianLimit(limit)}.`,
    ],
    [
      /^has (\S+), which nothing fills(?:; did you mean (\S+)\?)?/,
      (name = "", near = "") => `Nothing fills ${name}${near && `; did you mean ${near}?`}`,
      (name = "", near = "") => `Niente riempie ${name}${near && `; volevate dire ${near}?`}`,
    ],
    [
      /^has (\d+) entries, English has (\d+); give both/,
      "The Italian list has $1 entries, the English one $2; give both as many.",
      "In italiano le voci sono $1, in inglese $2; datene lo stesso numero alle due lingue.",
    ],
    [
      /^is "(.*)", English has "(.*)" there; give both/,
      "It is “$1” where English has “$2”; give both languages the same order.",
      "È «$1» dove in inglese c’è «$2»; date alle due lingue lo stesso ordine.",
    ],
    [
      /^has a (\S) alone; write (\S+)/,
      "There is a $1 alone; write $2 for the sign itself.",
      "C’è una $1 da sola; scrivete $2 per il segno stesso.",
    ],
  ] satisfies [RegExp, KnownMessage["en"], KnownMessage["it"]][]
).map(([pattern, en, it]) => ({ id: "fault", pattern, en, it }));

const kinds: Record<string, string> = {
  "a text": "un testo",
  "a number": "un numero",
  "a whole number": "un numero intero",
  "true or false": "true o false",
  "a list": "un elenco",
  "a group": "un gruppo",
};

function italianKind(kind: string): string {
  return kinds[kind] ?? kind;
}

function italianLimit(limit: string): string {
  return limit
    .replace("at least", "almeno")
    .replace("at most", "al massimo")
    .replace("more than", "più di")
    .replace("less than", "meno di");
}
