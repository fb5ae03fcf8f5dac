import type { Words } from "./words-of.ts";

/** What the pages are called. */
export const pageNames = {
  home: { en: "Home", it: "Pagina iniziale" },
  villa: { en: "Villa", it: "Villa" },
  interni: { en: "Interiors", it: "Interni" },
  experience: { en: "Experience", it: "Esperienze" },
  about: { en: "About", it: "Chi siamo" },
  contatti: { en: "Contacts", it: "Contatti" },
  booking: { en: "Booking", it: "Prenotazioni" },
} satisfies Record<string, Words>;

/** Labels of the other files without a language, by key path, beginning with the file name. */
export const plainWords: Record<string, Words> = {
  "climate.place": { en: "Place of the measurements", it: "Luogo delle misure" },
  "climate.sources": { en: "Sources", it: "Fonti" },
  "climate.months": { en: "Months", it: "Mesi" },
  "climate.months.month": { en: "Month (1 to 12)", it: "Mese (da 1 a 12)" },
  "climate.airDayMax": { en: "Air by day, in °C", it: "Aria di giorno, in °C" },
  "climate.sea": { en: "Sea, in °C", it: "Mare, in °C" },
  "settings.preselected": {
    en: "Cookie preferences are switched on at first",
    it: "Preferenze dei cookie già accese all’inizio",
  },
  "settings.draft": { en: "What is still missing", it: "Che cosa manca ancora" },
  "settings.draft.entry": { en: "To do", it: "Da fare" },
  "settings.editor": {
    en: "Editing on the published site, at /admin",
    it: "Scrivere sul sito pubblicato, in /admin",
  },
  "settings.editor.host": { en: "Where the files are", it: "Dove sono i file" },
  "settings.editor.repository": { en: "Repository", it: "Deposito" },
  "settings.editor.branch": { en: "Branch", it: "Ramo" },
  "settings.editor.url": { en: "Address of the server", it: "Indirizzo del server" },
  "drawings-road.stops": { en: "Stops", it: "Tappe" },
  "drawings-road.stops.side": { en: "Side of the road", it: "Lato della strada" },
  "drawings-road.stops.of": { en: "Of which sea or town", it: "Di quale mare o città" },
  "drawings-road.stops.water": { en: "By the water", it: "Sull’acqua" },
  "drawings-road.trees": { en: "Trees", it: "Alberi" },
  "drawings-road.trees.from": { en: "From", it: "Da" },
  "drawings-road.trees.to": { en: "To", it: "A" },
  "drawings-road.trees.at": { en: "At", it: "A che punto" },
  "drawings-road.arrangedFor": { en: "Arranged for the name", it: "Disposto per il nome" },
  "drawings-road.paper": { en: "On paper", it: "Sulla carta" },
  drawing: { en: "Drawing", it: "Disegno" },
  width: { en: "Width", it: "Larghezza" },
  shift: { en: "Shift", it: "Spostamento" },
  lineLength: { en: "Length of the line", it: "Lunghezza della linea" },
  words: { en: "Words", it: "Parole" },
  anchor: { en: "Anchor", it: "Allineamento" },
  lower: { en: "Lower", it: "Più in basso" },
  line: { en: "Line", it: "Linea" },
  // of several files
  name: { en: "Name", it: "Nome" },
  key: { en: "Name in the files", it: "Nome nei file" },
  colour: { en: "Colour", it: "Colore" },
  guests: { en: "Guests", it: "Ospiti" },
  bedrooms: { en: "Bedrooms", it: "Camere da letto" },
  bathrooms: { en: "Bathrooms", it: "Bagni" },
  latitude: { en: "Latitude", it: "Latitudine" },
  longitude: { en: "Longitude", it: "Longitudine" },
  areaSquareMetres: { en: "Area, in square metres", it: "Superficie, in metri quadrati" },
  arrival: { en: "Arrival", it: "Arrivo" },
  departure: { en: "Departure", it: "Partenza" },
  minutes: { en: "Minutes", it: "Minuti" },
  place: { en: "Place", it: "Luogo" },
  entry: { en: "Entry", it: "Voce" },
  // places of photographs
  ...pageNames,
  hero: { en: "Above, as wide as the window", it: "In alto, larga quanto la finestra" },
  interior: { en: "Interiors", it: "Interni" },
  narrow: { en: "Above, on phones", it: "In alto, sui telefoni" },
  view: { en: "View, as wide as the window", it: "Veduta, larga quanto la finestra" },
  ending: { en: "At the end, as wide as the window", it: "In fondo, larga quanto la finestra" },
  portrait: { en: "Upright", it: "Verticale" },
  pool: { en: "Pool", it: "Piscina" },
  between: { en: "Between two sections", it: "Fra due sezioni" },
};

/** Names that end in a figure: `hero1`, `service3`. */
export const numberedWords: Record<string, Words> = {
  hero: { en: "Above, photograph", it: "In alto, fotografia" },
  apartment: { en: "Apartment", it: "Appartamento" },
  request: { en: "Experience on request", it: "Esperienza su richiesta" },
  service: { en: "Service", it: "Servizio" },
  pair: { en: "Of the pair", it: "Della coppia" },
};
