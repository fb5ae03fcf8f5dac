import { searchLengths } from "../../../../content/search-lengths.ts";
import type { Words } from "./words-of.ts";

const shown = {
  en: "as search engines show it, with the facts in braces filled in.",
  it: "quanto ne mostrano i motori di ricerca, con i dati fra graffe scritti per esteso.",
};

/** Hints below fields, by key path, beginning with the file name. */
export const hintWords: Record<string, Words> = {
  "meta.title": {
    en: `${searchLengths.title} characters at most, ${shown.en}`,
    it: `Al massimo ${searchLengths.title} caratteri, ${shown.it}`,
  },
  "meta.description": {
    en: `${searchLengths.description} characters at most, ${shown.en}`,
    it: `Al massimo ${searchLengths.description} caratteri, ${shown.it}`,
  },
  "facts.villa.siteUrl": {
    en: "With https:// and without a slash at the end.",
    it: "Con https:// e senza barra alla fine.",
  },
  "facts.villa.codes.key": {
    en: "Such as cin; its name for guests is in the footer’s texts. A house in Italy needs the code cin.",
    it: "Per esempio cin; il nome per gli ospiti sta nei testi del piè di pagina. Una casa in Italia deve avere il codice cin.",
  },
  "facts.contact.whatsapp": {
    en: "The number with its country, figures only, such as 390831000000.",
    it: "Il numero con il prefisso del Paese, solo cifre, come 390831000000.",
  },
  "facts.villa.nameShort": {
    en: "Where the name has too little room beside the menu.",
    it: "Dove il nome non sta accanto al menu.",
  },
  "facts.apartments.key": {
    en: "Texts and prices refer to the apartment by it: letters and figures, such as apartment1.",
    it: "Con questo nome testi e prezzi parlano dell’appartamento: lettere e cifre, come apartment1.",
  },
  "facts.seasons.items.periods": {
    en: "First and last day of each, both included; a period may cross the end of the year. Every day needs exactly one season.",
    it: "Primo e ultimo giorno di ciascuno, compresi; un periodo può passare la fine dell’anno. Ogni giorno deve avere una stagione, una sola.",
  },
  "facts.seasons.items.arrivalDays": {
    en: "None: guests may arrive on any day.",
    it: "Nessuno: gli ospiti possono arrivare ogni giorno.",
  },
  "facts.photoSets.order": {
    en: "If it is not that of the captions.",
    it: "Se non è quello delle didascalie.",
  },
  "settings.editor.repository": {
    en: "The end of its address, such as you/villa",
    it: "La fine del suo indirizzo, per esempio voi/villa",
  },
  "settings.editor.branch": {
    en: "The one that is published; main, if nothing is written",
    it: "Quello che si pubblica; main, se non si scrive nulla",
  },
  "settings.editor.url": {
    en: "For Gitea, Codeberg and a GitLab of your own, such as https://codeberg.org",
    it: "Per Gitea, Codeberg e un GitLab proprio, per esempio https://codeberg.org",
  },
  "settings.preselected": {
    en: "In the European Union leave it off.",
    it: "Nell’Unione europea va lasciato spento.",
  },
  "settings.draft": {
    en: "Each line stops the publication until it is removed.",
    it: "Ogni riga ferma la pubblicazione finché non la si toglie.",
  },
};
