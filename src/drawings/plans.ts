import type { Drawing } from "./drawing.ts";

/** The floor plans of `content/plans`, by the key of their storey in the facts. */
export type Plans = Partial<Record<string, Drawing>>;
