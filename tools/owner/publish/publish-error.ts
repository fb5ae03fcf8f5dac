import type { InLanguages } from "../ready/finding.ts";

/** The reason why a site could not be published, for the owner. The version before is still shown. */
export class PublishError extends Error {
  readonly texts: InLanguages;

  constructor(en: string, it: string, cause?: unknown) {
    super(en, { cause });
    this.name = "PublishError";
    this.texts = { en, it };
  }
}
