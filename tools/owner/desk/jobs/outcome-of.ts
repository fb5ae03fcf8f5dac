import { ContentError } from "../../../content/faults.ts";
import { errorText } from "../../../content/files/errors.ts";
import { PublishError } from "../../publish/publish-error.ts";
import { NotReady } from "../../publish/publish-site.ts";
import type { Finding, InLanguages } from "../../ready/finding.ts";
import { faultFindings } from "../../ready/from-messages.ts";
import type { Outcome } from "./jobs.ts";

/** Largest number of findings in an outcome; the readiness list has them all. */
const mostTold = 5;

/** Runs a task; an error becomes an outcome with sentences for the owner. Never rejects. */
export async function outcomeOf(task: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof NotReady) {
      return stopped(error.findings.filter(({ level }) => level === "stops"));
    }
    if (error instanceof PublishError) return { isDone: false, sentences: [error.texts] };
    if (error instanceof ContentError) {
      return { isDone: false, sentences: told(faultFindings(error.faults)) };
    }
    console.error(error);
    return { isDone: false, sentences: [unforeseen(error)] };
  }
}

/** The outcome of a publication that was stopped by these findings. */
export function stopped(stops: Finding[]): Outcome {
  const count = stops.length;
  const sentence = {
    en: `The site was not published: ${count === 1 ? "1 thing stops" : `${count} things stop`} it.`,
    it: `Il sito non è stato pubblicato: lo ${count === 1 ? "ferma 1 cosa" : `fermano ${count} cose`}.`,
  };
  return { isDone: false, sentences: [sentence, ...told(stops)] };
}

function told(findings: Finding[]): InLanguages[] {
  const sentences = findings
    .slice(0, mostTold)
    .map(({ what, where }) => ({ en: `${where}: ${what.en}`, it: `${where}: ${what.it}` }));
  const more = findings.length - sentences.length;
  if (more === 0) return sentences;
  return [
    ...sentences,
    { en: `And ${more} more: see the list.`, it: `E altre ${more}: si veda l’elenco.` },
  ];
}

function unforeseen(error: unknown): InLanguages {
  const said = errorText(error);
  return {
    en: `It did not come to its end: ${said}. Try again; the terminal says more to a developer.`,
    it: `Non è arrivato alla fine: ${said}. Riprovate; il terminale dice di più a uno sviluppatore.`,
  };
}
