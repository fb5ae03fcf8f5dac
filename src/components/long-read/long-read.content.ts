import type { RichText, TextKinds } from "../../site/content/text-kinds.ts";

export type TextSection = {
  id: string;
  heading: string;
  body: RichText;
  lists?: { title?: string; items: RichText[] }[];
  notes?: RichText[];
};

export function legalHeader({ text, display }: TextKinds) {
  return { title: display, subtitle: display, updated: text };
}
