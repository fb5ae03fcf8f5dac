import type { OwnerLanguage } from "../../../content/owner-language.ts";
import type { AddWords } from "./client/add-data.ts";

type PageWords = AddWords & {
  title: string;
  set: string;
  choose: string;
  drop: string;
  inEnglish: string;
  inItalian: string;
  leaveOut: string;
  save: string;
};

/** The texts of the page, in the owner's language. */
export const addWords: Record<OwnerLanguage, PageWords> = {
  en: {
    title: "Add photographs",
    set: "To which set",
    choose: "Choose photographs",
    drop: "Or drop them here. They are kept upright, without the place where they were taken, after the others of the set.",
    inEnglish: "What it shows, in English",
    inItalian: "What it shows, in Italian",
    leaveOut: "Leave out",
    save: "Save all",
    none: "Choose the photographs first.",
    saving: "The photographs are being saved…",
    saved: "Saved: {count}. Set the point that must stay in sight, and the order, in the editor:",
    silent: "The desk does not answer: see whether it is still running in the terminal.",
  },
  it: {
    title: "Aggiungi fotografie",
    set: "A quale serie",
    choose: "Scegli le fotografie",
    drop: "O trascinatele qui. Restano diritte, senza il luogo in cui sono state scattate, dopo le altre della serie.",
    inEnglish: "Che cosa mostra, in inglese",
    inItalian: "Che cosa mostra, in italiano",
    leaveOut: "Lascia fuori",
    save: "Salva tutte",
    none: "Prima scegliete le fotografie.",
    saving: "Si salvano le fotografie…",
    saved:
      "Salvate: {count}. Il punto che deve restare visibile e l’ordine si scelgono nell’editor:",
    silent: "La scrivania non risponde: guardate se nel terminale è ancora aperta.",
  },
};
