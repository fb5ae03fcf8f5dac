import type { Lang } from "../site-map/languages.ts";

/** Local storage; also read by the first script of the head, before anything is drawn. */
export const languageKey = "userLocale";

/** A stored value is trusted only if it is exactly one of the two: anything may stand there. */
export function isLang(value: unknown): value is Lang {
  return value === "en" || value === "it";
}
