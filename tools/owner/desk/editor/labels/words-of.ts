import type { Lang } from "../../../../../src/site/site-map/languages.ts";

/** Texts of the desk itself, in the owner's languages. */
export type Words = Record<Lang, string>;
