import type { Content } from "./content/load.ts";
import { drawingWarnings } from "./content-css/css-source.ts";
import { photoWarnings } from "./photographs/photo-warnings.ts";

/** What the owner is told of valid content: of its texts and facts, photographs and drawings. */
export function allWarnings(content: Content): string[] {
  return [...content.warnings, ...photoWarnings(content), ...drawingWarnings(content)];
}
