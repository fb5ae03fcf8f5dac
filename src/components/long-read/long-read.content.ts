import type { TextKinds } from "../../site/content/text-kinds.ts";

/** What every law text begins with. */
export function lawHeader({ text, display }: TextKinds) {
  return { title: display, subtitle: display, updated: text };
}
