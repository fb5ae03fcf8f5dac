import type { Problem } from "../../src/site/content/problem.ts";
import type { Content } from "../content/load.ts";
import { drawingWarnings } from "./content-css/css-source.ts";

/** All problems of valid content: of texts and facts, photographs and drawings. */
export function allWarnings(content: Content): Problem[] {
  return [...content.warnings, ...drawingWarnings(content)];
}
