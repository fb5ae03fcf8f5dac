import { languageOf } from "../../../content/owner-language.ts";
import { say, type WordKey } from "../../words.ts";
import { photographsPath } from "../addresses.ts";
import type { PageData } from "../pages/editor-page.ts";

const browserLanguage = languageOf({ headers: { "accept-language": navigator.language } });

/**
 * The data: at the desk in the language of the request, on the published site once per language. Pages
 * beside the editor have token and language alone.
 */
export const pageData: PageData = JSON.parse(
  (document.getElementById("desk-data") ?? document.getElementById(`desk-data-${browserLanguage}`))
    ?.textContent ?? "{}",
);

export function words(key: WordKey, values?: Record<string, string | number>): string {
  return say(key, pageData.lang, values);
}

/** What every request to the desk carries. */
export const headers = {
  Authorization: `token ${pageData.token}`,
  "Content-Type": "application/json",
};

/** @returns undefined for a photograph that the published site does not have yet */
export function photographAddress(photograph: string): string | undefined {
  const { addresses } = pageData;
  if (!addresses) return `${photographsPath}/${photograph}`;
  return addresses[photograph.replace(/\.\w+$/, "")];
}

const progress = document.getElementById("progress");

/** Adds a line of what is going on, which a screen reader announces. */
export function addLine(text: string, kind: "step" | "done" | "failed", ...more: Node[]): void {
  const line = document.createElement("p");
  line.className = kind;
  line.append(text, " ", ...more);
  progress?.append(line);
}

export function clearLines(): void {
  progress?.replaceChildren();
}
