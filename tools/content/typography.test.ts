import { expect, test } from "vitest";
import { tieShortWords } from "./typography.ts";

/** Shows a non-breaking space as `_`. */
function tied(text: string): string {
  return tieShortWords(text).replaceAll("\u00A0", "_");
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
