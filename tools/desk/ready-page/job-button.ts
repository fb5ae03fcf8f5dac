import type { Lang } from "../../../src/site/site-map/languages.ts";
import type { WorkName } from "../works/works.ts";
import { pageWords, workButtons } from "./page-words.ts";

/** A button that has the desk do something, and what it asks before. */
export function workButton(work: WorkName, lang: Lang): string {
  const { label, question } = workButtons[work][lang];
  const button = `<button type="button"${work === "publish" ? ' class="main"' : ""} data-work="${work}">${label}</button>`;
  if (!question) return button;
  const id = `ask-${work}`;
  return `${button}<dialog id="${id}" aria-labelledby="${id}-title" aria-describedby="${id}-text">
<h3 id="${id}-title">${question.title}</h3>
<p id="${id}-text">${question.text}</p>
<div class="buttons"><button type="button" class="main" value="yes">${question.yes}</button><button type="button" value="">${pageWords[lang].cancel}</button></div>
</dialog>`;
}
