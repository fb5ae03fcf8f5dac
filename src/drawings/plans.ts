import type { Drawing } from "./drawing.ts";

export type Plans = Partial<Record<string, Drawing>>;
