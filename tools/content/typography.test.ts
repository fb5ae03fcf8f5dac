import { expect, test } from "vitest";
import { tieNumbers, tieShortWords } from "./typography.ts";

/** A non-breaking space is written as `_`. */
const shown = (text: string) => text.replaceAll("\u00A0", "_");

test.each([
  // no line ends with a word of one or two letters
  "Seguiti, e_lasciati in_pace",
  "A_house that makes room",
  "Quello che arriva se_lo_chiedete",
  // a number stays on the line of the next word, also in words
  "Up to_10_guests",
  "circa 43,2_chilometri",
  "Tre_appartamenti, tre_colori",
  "Three_apartments, three_colours",
  "Otto_cose che possiamo organizzare",
  "Le_ultime dieci",
  "Oltre tremila ulivi, someone else",
  "Una casa per_5_ospiti",
  "Una casa per_5 appartamenti",
  // what is kept together is short enough for a phone
  "tra il_Salento e_la_Valle d’Itria",
  "in_un_casolare di_pietra",
  "a un_appartamento",
  // years, times, units, elisions, hyphens and the English verb
  "Nel 2021 comincia",
  "Alle 16:00 apre",
  "38_min in_auto",
  "a_43,2_km dal mare",
  "l’un e_l’altro, check-in al_cancello, d’un lato",
  "Looked after, left to_us.",
  "There is no_page here",
])("a display text: %s", (text) => {
  // spaces that stand in the texts already
  const written = text.replace("38_", "38\u00A0").replaceAll("_", " ");
  expect(shown(tieShortWords(tieNumbers(written)))).toBe(text);
});

test.each([
  "di 80_m², a 43,2_km",
  "insieme sono una casa per_5 ospiti",
  "together they are a home for_5",
  "Dai_14 anni, dalle_16:00, del_30%",
  "Super 5, per ospite, l’al 3",
  "voluto da Federico_II, di Carlo_V e XX secolo",
  "In Puglia I was, Via Roma, Bagno IVA",
  "P._IVA 00000000000",
  "Chiamate il +39_0831_000000, 24 ore",
  // the signs that French sets off
  "Le soir_: «_la cour_», pour_5_; vraiment_?",
  "ab 14, für_5 Gäste :-)",
])("any text: %s", (text) => {
  expect(shown(tieNumbers(text.replaceAll("_", " ")))).toBe(text);
});
