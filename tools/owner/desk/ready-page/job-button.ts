import type { OwnerLanguage } from "../../../content/owner-language.ts";
import type { JobName } from "../jobs/jobs.ts";
import { jobButtons, pageWords } from "./page-words.ts";

/** A button that starts a job, and its question for confirmation. */
export function jobButton(job: JobName, lang: OwnerLanguage): string {
  const { label, question } = jobButtons[job][lang];
  const button = `<button type="button"${job === "publish" ? ' class="main"' : ""} data-job="${job}">${label}</button>`;
  if (!question) return button;
  const id = `ask-${job}`;
  return `${button}<dialog id="${id}" aria-labelledby="${id}-title" aria-describedby="${id}-text">
<h3 id="${id}-title">${question.title}</h3>
<p id="${id}-text">${question.text}</p>
<div class="buttons"><button type="button" class="main" value="yes">${question.yes}</button><button type="button" value="">${pageWords[lang].cancel}</button></div>
</dialog>`;
}
