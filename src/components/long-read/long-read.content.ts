import type { TextKinds } from "../../site/content/text-kinds.ts";

export function legalHeader({ text, display }: TextKinds) {
  return { title: display, subtitle: display, updated: text };
}
