import type { InLanguages } from "../../ready/finding.ts";

/** The reason why nothing was saved, in words for the owner. Nothing has been written. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly texts: InLanguages;

  /** @param it in Italian, unless no owner ever sees it */
  constructor(status: number, en: string, it = en) {
    super(en);
    this.name = "Refusal";
    this.status = status;
    this.texts = { en, it };
  }
}
