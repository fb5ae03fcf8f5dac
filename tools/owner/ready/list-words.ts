import type { OwnerLanguage } from "../../content/owner-language.ts";
import type { Level } from "./finding.ts";

type ListWords = Record<Level | "why", string> & { notReady: (count: number) => string };

/** What the list says in the terminal and on the desk alike. */
export const listWords: Record<OwnerLanguage, ListWords> = {
  en: {
    stops: "Stops the publication",
    better: "Should be improved",
    note: "Good to know",
    why: "Why",
    notReady: (count) =>
      count === 1 ? "1 thing stops the publication." : `${count} things stop the publication.`,
  },
  it: {
    stops: "Ferma la pubblicazione",
    better: "Da migliorare",
    note: "Buono a sapersi",
    why: "Perché",
    notReady: (count) =>
      count === 1 ? "1 cosa ferma la pubblicazione." : `${count} cose fermano la pubblicazione.`,
  },
};
