import type { Lang } from "../../../../src/site/site-map/languages.ts";

/** Words of the desk's own, in the languages of owners. */
export type Words = Record<Lang, string>;
