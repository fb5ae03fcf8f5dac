import type { KnownMessage } from "./known-messages.ts";

// Messages of tools/content/faults.ts about a value that violates its schema, and other faults of a value.

/** Faults of a value in any file. */
export const schemaFaults: KnownMessage[] = [
  fault(/^is missing; (?:add|restore) it$/, () => ({
    en: "It is missing; add it.",
    it: "Manca; aggiungetelo.",
  })),
  fault(/^is an unknown key; remove it/, () => ({
    en: "Nothing reads this name; take it out or correct it.",
    it: "Nessuno legge questo nome; toglietelo o correggetelo.",
  })),
  fault(/^is (.+), (.+) is expected; correct it$/, (value = "", kind = "") => ({
    en: `It is ${value}, but ${kind} is expected.`,
    it: `È ${italianKind(value)}, ma ci vuole ${italianKind(kind)}.`,
  })),
  fault(/^is (.+); one of (.+) is expected$/, (value = "", choices = "") => ({
    en: `It is ${value}, but one of ${choices} is expected.`,
    it: `È ${value}, ma si può scegliere soltanto fra ${choices}.`,
  })),
  fault(/^has (\d+) entr(?:y|ies); the design needs (.+)$/, (count = "", limit = "") => ({
    en: `It has ${count} entries; the design needs ${limit}.`,
    it: `Ha ${count} voci; al disegno ne servono ${italianLimit(limit)}.`,
  })),
  fault(/^is (.+); it must be (.+)$/, (value = "", limit = "") => ({
    en: `It is ${value}; it must be ${limit}.`,
    it: `È ${value}; deve essere ${italianLimit(limit)}.`,
  })),
  fault(/^has (\S+), which nothing fills(?:; did you mean (\S+)\?)?/, (name = "", near = "") => ({
    en: `Nothing fills ${name}${near && `; did you mean ${near}?`}`,
    it: `Niente riempie ${name}${near && `; volevate dire ${near}?`}`,
  })),
  fault(/^has (\d+) entries, English has (\d+); give both/, (italian = "", english = "") => ({
    en: `The Italian list has ${italian} entries, the English one ${english}; give both as many.`,
    it: `In italiano le voci sono ${italian}, in inglese ${english}; datene lo stesso numero alle due lingue.`,
  })),
  fault(/^is "(.*)", English has "(.*)" there; give both/, (italian = "", english = "") => ({
    en: `It is “${italian}” where English has “${english}”; give both languages the same order.`,
    it: `È «${italian}» dove in inglese c’è «${english}»; date alle due lingue lo stesso ordine.`,
  })),
  fault(/^has a (\S) alone; write (\S+)/, (sign = "", twice = "") => ({
    en: `There is a ${sign} alone; write ${twice} for the sign itself.`,
    it: `C’è una ${sign} da sola; scrivete ${twice} per il segno stesso.`,
  })),
];

function fault(pattern: RegExp, what: KnownMessage["what"]): KnownMessage {
  return { id: "fault", level: "stops", pattern, what };
}

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
