import type { InLanguages } from "../ready/finding.ts";

/** Why a site could not be published, in the owner's words; the one that stood before still stands. */
export class PublishError extends Error {
  readonly texts: InLanguages;

  constructor(en: string, it: string, cause?: unknown) {
    super(en, { cause });
    this.name = "PublishError";
    this.texts = { en, it };
  }
}
