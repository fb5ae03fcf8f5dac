import type { OwnerLanguage } from "../../../../content/owner-language.ts";
import { factWords } from "./fact-words.ts";
import { hintWords } from "./hint-words.ts";
import { optionWords } from "./option-words.ts";
import { numberedWords, plainWords } from "./plain-words.ts";
import { textWords } from "./text-words.ts";
import type { Words } from "./words-of.ts";

/**
 * The label of a field in the owner's language; its key if it has no label.
 * @param path key path, beginning with the file name, without entries of lists: `facts.villa.name`
 */
export function fieldLabel(path: string, lang: OwnerLanguage): string {
  const words = labelWords(path);
  const name = lastOf(path);
  if (words) return words[lang];
  return (lang === "it" && textWords[name]) || labelOf(name);
}

/** The label of a set of photographs. @param set the name of its folder */
export function setLabel(set: string, lang: OwnerLanguage): string {
  return fieldLabel(set.replace(/-(\d+)$/, "$1"), lang);
}

/** The label of a field in both languages, if it has one of its own. */
export function labelWords(path: string): Words | undefined {
  return lookUp({ ...plainWords, ...factWords }, path) ?? numbered(lastOf(path));
}

/** The hint below a field, if it has one. */
export function fieldHint(path: string, lang: OwnerLanguage): string | undefined {
  return lookUp(hintWords, path)?.[lang];
}

/** The label of an option. */
export function optionLabel(value: unknown, lang: OwnerLanguage): string {
  return optionWords[String(value)]?.[lang] ?? String(value);
}

/** A key as a label: `checkInFrom` becomes “Check in from”. */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Looks a label up by the whole path, then by file and key, then by the key alone. */
function lookUp(words: Record<string, Words>, path: string): Words | undefined {
  const [file] = path.split(".");
  return words[path] ?? words[`${file}.${lastOf(path)}`] ?? words[lastOf(path)];
}

/** For `hero1`, the label of `hero` with the number. */
function numbered(name: string): Words | undefined {
  const [, stem = "", figure] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  const words = numberedWords[stem];
  return words && { en: `${words.en} ${figure}`, it: `${words.it} ${figure}` };
}

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}
