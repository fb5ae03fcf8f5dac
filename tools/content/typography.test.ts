import { expect, test } from "vitest";
import { tieNumbers, tieShortWords } from "./typography.ts";

/** A display text, with each non-breaking space as `_`. */
function tied(text: string): string {
  return shown(tieShortWords(tieNumbers(text)));
}

function shown(text: string): string {
  return text.replaceAll("\u00A0", "_");
}

test("no line ends with a word of one or two letters", () => {
  expect(tied("Seguiti, e lasciati in pace")).toBe("Seguiti, e_lasciati in_pace");
  expect(tied("La piscina")).toBe("La_piscina");
  expect(tied("A house that makes room")).toBe("A_house that makes room");
  expect(tied("Quello che arriva se lo chiedete")).toBe("Quello che arriva se_lo_chiedete");
});

test("a number stays on the line of the next word", () => {
  expect(tied("Up to 10 guests")).toBe("Up to_10_guests");
  expect(tied("6 camere da letto")).toBe("6_camere da_letto");
  expect(tied("circa 43,2 chilometri")).toBe("circa 43,2_chilometri");
});

test("a number in words stays on the line of the next word", () => {
  expect(tied("Tre appartamenti, tre colori")).toBe("Tre_appartamenti, tre_colori");
  expect(tied("Three apartments, three colours")).toBe("Three_apartments, three_colours");
  expect(tied("Otto cose che possiamo organizzare")).toBe("Otto_cose che possiamo organizzare");
  expect(tied("Le ultime dieci")).toBe("Le_ultime dieci");
  expect(tied("Oltre tremila ulivi, someone else")).toBe("Oltre tremila ulivi, someone else");
});

test("words kept together are short enough for a phone", () => {
  expect(tied("tra il Salento e la Valle d’Itria")).toBe("tra il_Salento e_la_Valle d’Itria");
  expect(tied("in un casolare di pietra")).toBe("in_un_casolare di_pietra");
  expect(tied("a un appartamento")).toBe("a un_appartamento");
});

test("after years, times and existing non-breaking spaces nothing changes", () => {
  expect(tied("Nel 2021 comincia")).toBe("Nel 2021 comincia");
  expect(tied("Alle 16:00 apre")).toBe("Alle 16:00 apre");
  expect(tied("38\u00A0min in auto")).toBe("38_min in_auto");
});

test("a line may end with a unit, and after an elision or a hyphen", () => {
  expect(tied("a 43,2 km dal mare")).toBe("a_43,2_km dal mare");
  expect(tied("l’un e l’altro, check-in al cancello, d’un lato")).toBe(
    "l’un e_l’altro, check-in al_cancello, d’un lato",
  );
  expect(tied("Looked after, left to us.")).toBe("Looked after, left to_us.");
});

test("a line may end with the English verb", () => {
  expect(tied("There is no page here")).toBe("There is no_page here");
});

test("in any text a number stays on the line of its unit and of a short preposition before it", () => {
  expect(shown(tieNumbers("di 80 m², a 43,2 km"))).toBe("di 80_m², a 43,2_km");
  expect(shown(tieNumbers("insieme sono una casa per 5 ospiti"))).toBe(
    "insieme sono una casa per_5 ospiti",
  );
  expect(shown(tieNumbers("together they are a home for 5"))).toBe(
    "together they are a home for_5",
  );
  expect(shown(tieNumbers("Dai 14 anni, dalle 16:00, del 30%"))).toBe(
    "Dai_14 anni, dalle_16:00, del_30%",
  );
  expect(shown(tieNumbers("Super 5, per ospite, l’al 3"))).toBe("Super 5, per ospite, l’al 3");
});

test("in a display text the number stays on the line of the next word too, if both fit", () => {
  expect(tied("Una casa per 5 ospiti")).toBe("Una casa per_5_ospiti");
  expect(tied("Una casa per 5 appartamenti")).toBe("Una casa per_5 appartamenti");
});

test("a name stays on the line of its ordinal", () => {
  expect(shown(tieNumbers("voluto da Federico II, di Carlo V e XX secolo"))).toBe(
    "voluto da Federico_II, di Carlo_V e XX secolo",
  );
  expect(shown(tieNumbers("In Puglia I was, Via Roma, Bagno IVA"))).toBe(
    "In Puglia I was, Via Roma, Bagno IVA",
  );
});

test("the signs that French sets off stay with their words", () => {
  expect(shown(tieNumbers("Le soir : « la cour », pour 5 ; vraiment ?"))).toBe(
    "Le soir_: «_la cour_», pour_5_; vraiment_?",
  );
  expect(shown(tieNumbers("ab 14, für 5 Gäste :-)"))).toBe("ab 14, für_5 Gäste :-)");
});

test("the Italian abbreviation of the VAT number stays on one line", () => {
  expect(shown(tieNumbers("P. IVA 00000000000"))).toBe("P._IVA 00000000000");
});
