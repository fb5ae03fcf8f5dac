import type { TextKinds } from "../../site/content/text-kinds.ts";

/** The texts that every legal page starts with. */
export function legalHeader({ text, display }: TextKinds) {
  return { title: display, subtitle: display, updated: text };
}
