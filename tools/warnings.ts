import type { Content } from "./content/load.ts";
import { drawingWarnings } from "./content-css/css-source.ts";
import { photoWarnings } from "./photographs/photo-warnings.ts";

/** All warnings about valid content: about texts and facts, photographs and drawings. */
export function allWarnings(content: Content): string[] {
  return [...content.warnings, ...photoWarnings(content), ...drawingWarnings(content)];
}
