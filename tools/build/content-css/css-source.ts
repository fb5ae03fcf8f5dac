import type { Drawing } from "../../../src/drawings/drawing.ts";
import type { AnyPage, CssSource } from "../../../src/site/content/define-page.ts";
import { readDrawings } from "../../content/drawings/read-drawings.ts";
import { type Content, pageText } from "../../content/load.ts";
import { measureText } from "../fonts/measure-word.ts";

/** The input of a page's rules and of its checks of drawings. */
export function cssSource(content: Content, page: AnyPage): CssSource {
  const { languages } = content.settings;
  return {
    facts: content.facts,
    roadAndMap: content.roadAndMap,
    texts: page.text ? languages.map((lang) => pageText(content, page, lang)) : [],
    textsOf: (other) => languages.map((lang) => pageText(content, other, lang)),
    measure: measureText,
    drawingOf: (name) => readDrawings([name], content.root)[name] as Drawing,
  };
}

/** Warnings for the owner about what the drawings of the content cannot show. */
export function drawingWarnings(content: Content): string[] {
  return [...content.definitions.values()].flatMap(
    (page) => page.drawingWarnings?.(cssSource(content, page)) ?? [],
  );
}
