import type { Lang } from "../../../src/site/site-map/languages.ts";

/** Words of the desk's own, in the language of the owner. */
type Words = Record<Lang, string>;

export const deskWords = {
  photographs: { en: "Photographs", it: "Fotografie" },
  photograph: { en: "Photograph", it: "Fotografia" },
  places: { en: "Which photograph stands where", it: "Quale fotografia sta dove" },
  facts: { en: "Facts", it: "Dati" },
  texts: { en: "Texts", it: "Testi" },
  settings: { en: "Settings", it: "Impostazioni" },
  entry: { en: "Entry", it: "Voce" },
  orderHint: {
    en: "Drag to order. Press on a picture to set the point that must stay in sight.",
    it: "Trascina per ordinare. Premi sulla fotografia per scegliere il punto che deve restare visibile.",
  },
  unused: {
    en: "In the folder, but without a caption",
    it: "Nella cartella, ma senza didascalia",
  },
  leftOut: { en: "May be left out.", it: "Si può omettere." },
  markdown: {
    en: "Markdown: **bold**, - lists, [links](/contatti), an empty line between paragraphs.",
    it: "Markdown: **grassetto**, - elenchi, [collegamenti](/contatti), una riga vuota tra i paragrafi.",
  },
  braces: {
    en: "The site fills in: ",
    it: "Il sito completa da sé: ",
  },
  sameInBoth: {
    en: "The same in both languages.",
    it: "Uguale nelle due lingue.",
  },
} satisfies Record<string, Words>;

/** A name of the files as a label: `checkInFrom` is “Check in from”. */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
