import type { OwnerLanguage } from "../../../../content/owner-language.ts";
import { pageData } from "./page-data.ts";

const words = {
  choose: { en: "Choose a photograph", it: "Scegli una fotografia" },
  another: { en: "Another photograph", it: "Un’altra fotografia" },
  en: { en: "What it shows, in English", it: "Che cosa mostra, in inglese" },
  it: { en: "What it shows, in Italian", it: "Che cosa mostra, in italiano" },
  point: {
    en: "Point that stays in sight: press on the picture, or use the arrow keys. Now",
    it: "Punto che resta visibile: premi sulla fotografia, o usa i tasti freccia. Ora",
  },
  file: { en: "Choose a photograph.", it: "Scegli una fotografia." },
  captions: {
    en: "Say in both languages what the photograph shows, for those who cannot see it.",
    it: "Scrivi nelle due lingue che cosa mostra la fotografia, per chi non può vederla.",
  },
  photograph: { en: "Photograph", it: "Fotografia" },
  none: { en: "None", it: "Nessuna" },
  entry: { en: "The entry of the list it belongs to", it: "La voce dell’elenco a cui appartiene" },
  phone: { en: "Phone", it: "Telefono" },
  desktop: { en: "Desktop", it: "Computer" },
  page: {
    en: "The page with what is not saved yet",
    it: "La pagina con ciò che non è ancora salvato",
  },
  elsewhere: {
    en: "The editor is open in another window of this browser. Close it there, and it opens here.",
    it: "L’editor è aperto in un’altra finestra di questo browser. Chiudetelo lì, e si apre qui.",
  },
  json: { en: "This is not valid JSON.", it: "Questo non è JSON valido." },
} satisfies Record<string, Record<OwnerLanguage, string>>;

/** A text in the owner's language. */
export function say(word: keyof typeof words): string {
  return words[word][pageData().lang];
}
