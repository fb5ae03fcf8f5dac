import type { Drawing } from "../../../src/drawings/drawing.ts";
import type { AnyPage, CssSource } from "../../../src/site/content/define-page.ts";
import type { Problem } from "../../../src/site/content/problem.ts";
import { readDrawings } from "../../content/drawings/read-drawings.ts";
import { type Content, pageText } from "../../content/load.ts";

/** The input of a page's rules and of its checks of drawings. */
export function cssSource(content: Content, page: AnyPage): CssSource {
  const { languages } = content.settings;
  return {
    facts: content.facts,
    roadAndMap: content.roadAndMap,
    texts: page.text ? languages.map((lang) => pageText(content, page, lang)) : [],
    drawingOf: (name) => readDrawings([name], content.house)[name] as Drawing,
  };
}

/** What the drawings of the content cannot show. */
export function drawingWarnings(content: Content): Problem[] {
  return [...content.definitions.values()].flatMap(
    (page) => page.drawingWarnings?.(cssSource(content, page)) ?? [],
  );
}
