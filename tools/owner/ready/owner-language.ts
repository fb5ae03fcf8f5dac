import { isLang, type Lang } from "../../../src/site/site-map/languages.ts";

/**
 * The language of messages to the owner: the one she asked for, else that of her terminal, else English.
 * @throws Error when she asked for another than `it` and `en`
 */
export function ownerLanguage(
  asked: string | undefined,
  environment: Record<string, string | undefined>,
): Lang {
  if (asked === undefined) {
    const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
    return locale.startsWith("it") ? "it" : "en";
  }
  if (isLang(asked)) return asked;
  throw new Error(`--lang ${asked}: there are it and en`);
}

/**
 * As `ownerLanguage`, for a command: ends the process with a sentence where there is no such language.
 */
export function commandLanguage(asked: string | undefined): Lang {
  try {
    return ownerLanguage(asked, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
