import type { OwnerLanguage } from "../../../../content/owner-language.ts";

/** Texts of the desk itself, in the owner's languages. */
export type Words = Record<OwnerLanguage, string>;
