import type { OwnerLanguage } from "../../content/owner-language.ts";

/** A text for the owner in both languages. */
export type InLanguages = Record<OwnerLanguage, string>;

/** How serious: it `stops` the publication, should be improved (`better`), or is good to know. Worst first. */
export const levels = ["stops", "better", "note"] as const;
export type Level = (typeof levels)[number];

const stops = {
  fault: {
    en: "The site cannot be built: guests would go on seeing the old one.",
    it: "Il sito non si può costruire: gli ospiti continuerebbero a vedere quello vecchio.",
  },
  seasons: {
    en: "A guest would find two prices for a night, or none.",
    it: "Un ospite troverebbe due prezzi per la stessa notte, o nessuno.",
  },
  draft: {
    en: "You, or the questions of new-house, noted that this is still to be replaced.",
    it: "L’avete annotato voi, o le domande del primo giorno: non è ancora vostro.",
  },
  "placeholder-text": {
    en: "Guests would read a text in square brackets.",
    it: "Gli ospiti leggerebbero un testo fra parentesi quadre.",
  },
  "placeholder-picture": {
    en: "Guests would see a drawing instead of your house.",
    it: "Gli ospiti vedrebbero un disegno al posto della vostra casa.",
  },
  "demo-text": {
    en: "It describes a house that does not exist; a guest could hold it against you.",
    it: "Descrive una casa che non esiste; un ospite potrebbe farvene una colpa.",
  },
  "demo-picture": {
    en: "It shows a house that does not exist; the law calls that a misleading practice.",
    it: "Mostra una casa che non esiste; per la legge è una pratica ingannevole.",
  },
  "demo-drawing": {
    en: "Guests would take the sign or the front of another house for yours.",
    it: "Gli ospiti prenderebbero il segno o la facciata di un’altra casa per i vostri.",
  },
  "demo-data": {
    en: "It belongs to the demo house: guests and search engines would be led astray.",
    it: "È della casa dimostrativa: ospiti e motori di ricerca sarebbero portati fuori strada.",
  },
  "demo-phone": {
    en: "Nobody answers this number: it is an example.",
    it: "A questo numero non risponde nessuno: è un esempio.",
  },
  "demo-code": {
    en: "A false registration code or tax number is fined, and booking portals check it.",
    it: "Un codice o una partita IVA falsi sono sanzionati, e i portali li controllano.",
  },
  "demo-position": {
    en: "The map and the navigator would lead guests to the demo house.",
    it: "La mappa e il navigatore porterebbero gli ospiti alla casa dimostrativa.",
  },
  "demo-engine": {
    en: "Guests could not book: the demonstration takes no reservations.",
    it: "Gli ospiti non potrebbero prenotare: la dimostrazione non accetta prenotazioni.",
  },
  "example-address": {
    en: "Addresses that end in .example exist nowhere: letters and clicks are lost.",
    it: "Gli indirizzi che finiscono in .example non esistono: lettere e clic vanno persi.",
  },
  "example-prices": {
    en: "The page says below the prices that they are examples.",
    it: "Sotto i prezzi la pagina dice che sono esempi.",
  },
  cin: {
    en: "In Italy the CIN must be on every site that offers a holiday let (D.L. 145/2023, art. 13-ter).",
    it: "In Italia il CIN deve stare su ogni sito che offre una locazione turistica (D.L. 145/2023, art. 13-ter).",
  },
  "law-owner": {
    en: "The law requires the name of who is responsible for the data (GDPR, Article 13).",
    it: "La legge vuole sapere chi risponde dei dati (GDPR, articolo 13).",
  },
  analytics: {
    en: "A cookie that the policy does not name may not be set (GDPR, Article 13).",
    it: "Un cookie che l’informativa non nomina non si può impostare (GDPR, articolo 13).",
  },
  position: {
    en: "The map and the navigator would lead guests elsewhere.",
    it: "La mappa e il navigatore porterebbero gli ospiti altrove.",
  },
  "link-inside": {
    en: "A guest who follows it gets the “not found” page.",
    it: "Chi lo segue trova una pagina che dice che non c’è niente.",
  },
} as const satisfies Record<string, InLanguages>;

const better = {
  "law-old": {
    en: "Laws and services change; guests see the date on the page.",
    it: "Leggi e servizi cambiano; gli ospiti vedono la data sulla pagina.",
  },
  consent: {
    en: "The Court of Justice (C-673/17) does not accept a switch that is already on as consent.",
    it: "Per la Corte di giustizia (C-673/17) un interruttore già acceso non è un consenso.",
  },
  "link-outside": {
    en: "A guest who follows it may find nothing there.",
    it: "Chi lo segue potrebbe non trovarci niente.",
  },
  weight: {
    en: "On a telephone with one bar of signal the page loads slowly.",
    it: "Su un telefono con una sola tacca la pagina arriva tardi.",
  },
  "italian-missing": {
    en: "Italian guests read English there.",
    it: "Gli ospiti italiani lì leggono inglese.",
  },
  "italian-short": {
    en: "Italian guests seem to be told less than the others.",
    it: "Agli ospiti italiani sembra che si dica meno che agli altri.",
  },
  "caption-short": {
    en: "Guests who cannot see the photograph, and search engines, learn nothing of it.",
    it: "Chi non vede la fotografia non ne sa niente; i motori di ricerca nemmeno.",
  },
  "caption-same": {
    en: "Guests who cannot see the photographs could not tell them apart.",
    it: "Chi non vede le fotografie non potrebbe distinguerle.",
  },
  "caption-photo-of": {
    en: "Screen readers already say that it is a picture, so these words add nothing.",
    it: "I lettori di schermo lo dicono già che è un’immagine; sono parole sprecate.",
  },
  "photo-small": {
    en: "It looks blurred on sharp screens.",
    it: "Sugli schermi buoni si vede sgranata.",
  },
  "hero-small": {
    en: "It opens a page and is as wide as the window: there it looks least sharp.",
    it: "Apre una pagina, larga quanto la finestra: lì si vede più sgranata.",
  },
  "photo-blurred": {
    en: "A blurred picture makes the house look careless.",
    it: "Una fotografia mossa fa sembrare trascurata la casa.",
  },
  "photo-dark": {
    en: "Guests take a dark picture for a dark room. A picture by night may stay.",
    it: "Una fotografia scura fa pensare a una stanza buia. Una notturna può restare.",
  },
  "photo-alike": {
    en: "Two similar pictures in a row look like one shown twice.",
    it: "Due fotografie simili sembrano la stessa, mostrata due volte.",
  },
  "photo-turned": {
    en: "Guests may see it lying on its side, or mirrored.",
    it: "Gli ospiti potrebbero vederla coricata, o allo specchio.",
  },
  "photo-strip": {
    en: "Most places show a small part of it.",
    it: "Quasi ovunque se ne vede solo una piccola parte.",
  },
  "photo-twice": {
    en: "The page shows the same picture twice.",
    it: "La pagina mostra due volte la stessa fotografia.",
  },
  title: {
    en: "Search engines cut it off.",
    it: "I motori di ricerca lo tagliano.",
  },
  "title-same": {
    en: "In a list of results nobody could tell the pages apart.",
    it: "In un elenco di risultati nessuno distinguerebbe le pagine.",
  },
  "title-wide": {
    en: "It does not fit where it stands large.",
    it: "Non sta dove compare in grande.",
  },
  "name-wide": {
    en: "On telephones the name takes several lines in small letters, or is not shown.",
    it: "Sui telefoni il nome va su più righe in piccolo, o sparisce.",
  },
  facts: {
    en: "Guests read two things that contradict each other.",
    it: "Gli ospiti leggono due cose che si contraddicono.",
  },
  other: {
    en: "The build warns of it.",
    it: "Lo segnala la costruzione del sito.",
  },
} as const satisfies Record<string, InLanguages>;

const note = {
  "not-built": {
    en: "Links inside the site and the weight of its pages can be seen on a built site only.",
    it: "I collegamenti interni e il peso delle pagine si vedono solo sul sito costruito.",
  },
} as const satisfies Record<string, InLanguages>;

/** How serious each kind of finding is, and why a guest or the law cares. */
export const reasons = { ...at("stops", stops), ...at("better", better), ...at("note", note) };

export type ReasonId = keyof typeof reasons;

function at<Id extends string>(level: Level, whys: Record<Id, InLanguages>) {
  const known = Object.entries<InLanguages>(whys).map(([id, why]) => [id, { level, why }]);
  return Object.fromEntries(known) as Record<Id, { level: Level; why: InLanguages }>;
}
