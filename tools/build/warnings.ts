import type { Content } from "../content/load.ts";
import { photoWarnings } from "../content/photographs/photo-warnings.ts";
import { drawingWarnings } from "./content-css/css-source.ts";

/** All warnings about valid content: about texts and facts, photographs and drawings. */
export function allWarnings(content: Content): string[] {
  return [...content.warnings, ...photoWarnings(content), ...drawingWarnings(content)];
}
