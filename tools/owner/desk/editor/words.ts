import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { labelOf } from "./labels/labels.ts";
import { pageNames } from "./labels/plain-words.ts";
import type { Words } from "./labels/words-of.ts";

export const deskWords = {
  photographs: { en: "Photographs", it: "Fotografie" },
  photograph: { en: "Photograph", it: "Fotografia" },
  facts: { en: "Facts", it: "Dati" },
  texts: { en: "Texts", it: "Testi" },
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

/** Labels of files in the desk's lists; other files are listed by name. */
const fileWords: Record<string, Words> = {
  facts: {
    en: "The house: names, contacts, measures, prices",
    it: "La casa: nomi, contatti, misure, prezzi",
  },
  climate: { en: "Climate", it: "Clima" },
  settings: { en: "Settings", it: "Impostazioni" },
  road: { en: "Drawing of the road", it: "Disegno della strada" },
  map: { en: "Drawing of the map", it: "Disegno della mappa" },
  slots: { en: "Which photograph stands where", it: "Quale fotografia sta dove" },
  ...pageNames,
  "cookie-policy": { en: "Cookie policy", it: "Cookie policy" },
  "privacy-policy": { en: "Privacy policy", it: "Privacy policy" },
  "legal-notes": { en: "Legal notes", it: "Note legali" },
  "commercial-conditions": {
    en: "Commercial conditions (PDF)",
    it: "Condizioni commerciali (PDF)",
  },
  navbar: { en: "Header and menu", it: "Intestazione e menu" },
  footer: { en: "Footer", it: "Piè di pagina" },
  ending: { en: "Last lines of the pages", it: "Ultime righe delle pagine" },
  meta: { en: "For search engines", it: "Per i motori di ricerca" },
  consent: { en: "Cookie banner", it: "Banner dei cookie" },
  a11y: { en: "What screen readers say", it: "Che cosa dicono i lettori di schermo" },
  status: { en: "Messages", it: "Messaggi" },
  units: { en: "Units", it: "Unità di misura" },
  "photo-grid": { en: "All photographs of a set", it: "Tutte le fotografie di una serie" },
};

/** The label of a file in the owner's language. */
export function fileLabel(name: string, lang: OwnerLanguage): string {
  return fileWords[name]?.[lang] ?? labelOf(name);
}
