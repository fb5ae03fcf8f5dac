import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { listWords } from "../../ready/list-words.ts";
import type { JobName } from "../jobs/jobs.ts";

/** The texts of the page, in the owner's language. */
export const pageWords = {
  en: {
    ...listWords.en,
    title: "Ready?",
    ready: "Nothing stops the publication.",
    where: "Where",
    open: "Open in the editor:",
    look: "Look again",
    publishing: "Publish",
    goesTo: "The site goes to",
    cancel: "Cancel",
    restarted: "The desk was started anew: reload this page.",
    silent: "The desk does not answer: see whether it is still running in the terminal.",
  },
  it: {
    ...listWords.it,
    title: "Pronto?",
    ready: "Niente ferma la pubblicazione.",
    where: "Dove",
    open: "Apri nell’editor:",
    look: "Guarda di nuovo",
    publishing: "Pubblica",
    goesTo: "Il sito va a",
    cancel: "Annulla",
    restarted: "La scrivania è stata riaperta: ricaricate questa pagina.",
    silent: "La scrivania non risponde: guardate se nel terminale è ancora aperta.",
  },
} satisfies Record<OwnerLanguage, Record<string, string | ((count: number) => string)>>;

type Button = {
  label: string;
  /** Questions for confirmation, with the labels of the answers. */
  question?: { title: string; text: string; yes: string };
};

/** The buttons of the jobs. */
export const jobButtons: Record<JobName, Record<OwnerLanguage, Button>> = {
  publish: {
    en: {
      label: "Publish",
      question: {
        title: "Publish the site?",
        text: "It is built, looked at, and takes the place of what guests see now. That takes a minute or two.",
        yes: "Publish it",
      },
    },
    it: {
      label: "Pubblica",
      question: {
        title: "Pubblicare il sito?",
        text: "Si costruisce, si controlla e prende il posto di ciò che gli ospiti vedono ora. Ci vogliono uno o due minuti.",
        yes: "Pubblica ora",
      },
    },
  },
  undo: {
    en: {
      label: "Put the last version back",
      question: {
        title: "Put the last version back?",
        text: "Guests then see the site as it was before the last publication. What you have written stays here.",
        yes: "Put it back",
      },
    },
    it: {
      label: "Rimetti l’ultima versione",
      question: {
        title: "Rimettere l’ultima versione?",
        text: "Gli ospiti vedono di nuovo il sito com’era prima dell’ultima pubblicazione. Ciò che avete scritto resta qui.",
        yes: "Rimetti",
      },
    },
  },
  build: { en: { label: "Build the site" }, it: { label: "Costruisci il sito" } },
  conditions: { en: { label: "Make the PDF again" }, it: { label: "Rifai il PDF" } },
};
