import type { Lang } from "../../../../src/site/site-map/languages.ts";
import { factWords } from "./fact-words.ts";
import { hintWords } from "./hint-words.ts";
import { optionWords } from "./option-words.ts";
import { numberedWords, plainWords } from "./plain-words.ts";
import { textWords } from "./text-words.ts";
import type { Words } from "./words-of.ts";

/**
 * What a field is called, in the owner's language; its name, where nothing else is known.
 * @param path names from the file on, without those of entries: `facts.villa.name`
 */
export function fieldLabel(path: string, lang: Lang): string {
  const words = labelWords(path);
  const name = lastOf(path);
  if (words) return words[lang];
  return (lang === "it" && textWords[name]) || labelOf(name);
}

/** What a set of photographs is called. @param set the name of its folder */
export function setLabel(set: string, lang: Lang): string {
  return fieldLabel(set.replace(/-(\d+)$/, "$1"), lang);
}

/** The label of a field in both languages, if it has one of its own. */
export function labelWords(path: string): Words | undefined {
  return lookUp({ ...plainWords, ...factWords }, path) ?? numbered(lastOf(path));
}

/** What is said below a field. */
export function fieldHint(path: string, lang: Lang): string | undefined {
  return lookUp(hintWords, path)?.[lang];
}

/** What a value to choose is called. */
export function optionLabel(value: unknown, lang: Lang): string {
  return optionWords[String(value)]?.[lang] ?? String(value);
}

/** A name of the files as a label: `checkInFrom` is “Check in from”. */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** By the whole path, by its file and its name, or by its name alone. */
function lookUp(words: Record<string, Words>, path: string): Words | undefined {
  const [file] = path.split(".");
  return words[path] ?? words[`${file}.${lastOf(path)}`] ?? words[lastOf(path)];
}

/** `hero1`: the words of `hero` with the figure. */
function numbered(name: string): Words | undefined {
  const [, stem = "", figure] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  const words = numberedWords[stem];
  return words && { en: `${words.en} ${figure}`, it: `${words.it} ${figure}` };
}

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}
