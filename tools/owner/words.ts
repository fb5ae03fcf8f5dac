import { fillTemplate } from "../../src/modules/message-format.ts";
import { errorCode, errorText } from "../content/files/errors.ts";
import type { InOwnerLanguages, OwnerLanguage } from "../content/owner-language.ts";
import english from "./words/en.json" with { type: "json" };
import italian from "./words/it.json" with { type: "json" };

export type WordKey = keyof typeof english;
type Values = Readonly<Record<string, string | number | Sentence>>;

const words: InOwnerLanguages<Record<WordKey, string>> = { en: english, it: italian };

export function isWord(key: string): key is WordKey {
  return key in english;
}

/** @param values replace names in braces; a name without a value stays as it is */
export function say(key: WordKey, lang: OwnerLanguage, values: Values = {}): string {
  const worded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? value(lang) : value,
  ]);
  return fillTemplate(words[lang][key], Object.fromEntries(worded), lang);
}

/** A sentence that is worded later, when it is known who reads it. */
export type Sentence = (lang: OwnerLanguage) => string;

export function sentence(key: WordKey, values?: Values): Sentence {
  return (lang) => say(key, lang, values);
}

/** Why a system or a server has failed; a server's own words stay as they are. */
export function reasonOf(error: unknown, code = errorCode(error)): Sentence {
  return (lang) => {
    const said: Partial<Record<string, string>> = words[lang];
    return said[`reason.${code}`] ?? (code === "unknown" ? errorText(error) : code);
  };
}

export function languageName(language: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: "language" }).of(language) ?? language;
}

/** Why something was not done, in a sentence for the owner. Nothing has been changed. */
export class OwnerError extends Error {
  readonly sentence: Sentence;
  /** The HTTP status with which the desk answers. */
  readonly status: number;

  constructor(
    said: Sentence | WordKey,
    values?: Values,
    { status = 422, cause }: { status?: number; cause?: unknown } = {},
  ) {
    const wording = typeof said === "string" ? sentence(said, values) : said;
    super(wording("en"), { cause });
    this.name = "OwnerError";
    this.sentence = wording;
    this.status = status;
  }
}
