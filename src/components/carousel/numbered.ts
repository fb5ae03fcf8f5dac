import { fillTemplate } from "../../modules/message-format/fill-template.ts";

/** Fills in a text such as "Slide {n} of {total}"; `index` counts from 0, the text from 1. */
export function numbered(text: string, index: number, total: number): string {
  return fillTemplate(text, { n: index + 1, total });
}
