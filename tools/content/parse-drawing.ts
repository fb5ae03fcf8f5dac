import { parseXml, XmlComment, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Drawing } from "../../src/site/drawing.ts";
import rules from "./drawing-rules.json" with { type: "json" };

export class DrawingError extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(`${found.file}: ${found.code} ${JSON.stringify(found.values)}`);
    this.name = "DrawingError";
    this.problem = found;
  }
}

/** What a kind of drawing may hold. No kind has styles, links, scripts or foreign objects. */
export type DrawingRules = {
  elements: Partial<Record<Drawing["tag"], string[]>>;
  attributes: string[];
  /** Attributes that are removed, since the style sheet sets these properties. */
  ignored?: string[];
};

/**
 * Of a drawing of `src/drawings`, to which components add its texts, and of a plan: colours and lines in
 * its file are for the drawing program, since the style sheet sets them by class.
 */
export const drawingRules: Record<"own" | "plan", DrawingRules> = rules;

/** @throws DrawingError at the first element, attribute or text that is not allowed */
export function parseDrawing(svg: string, file: string, rules = drawingRules.own): Drawing {
  const { root } = parse(svg, file);
  if (root?.name !== "svg" || !root.attributes.viewBox) {
    throw new DrawingError(problem("drawing-root", file, []));
  }
  const { xmlns: _, ...attributes } = root.attributes;
  root.attributes = attributes;
  return toDrawing(root);

  function toDrawing(element: XmlElement): Drawing {
    const tag = element.name;
    if (!isTag(tag, rules)) {
      const known = Object.keys(rules.elements);
      throw faultAt(element, problem("drawing-element", file, [], { tag, known }));
    }
    const attrs = attributesOf(element, [...(rules.elements[tag] ?? []), ...rules.attributes]);
    const inner = element.children.find((child) => child instanceof XmlElement);
    if (tag === "text" && inner) {
      throw faultAt(inner, problem("drawing-inner", file, [], { tag: inner.name }));
    }
    if (tag === "text") return { tag, attrs, text: element.text.trim() };
    const children = element.children.flatMap((child) => {
      if (child instanceof XmlElement) return toDrawing(child);
      if (child instanceof XmlComment) return [];
      if (child instanceof XmlText && child.text.trim() === "") return [];
      throw faultAt(child, problem("drawing-text", file, [], { tag }));
    });
    return { tag, attrs, ...(children.length > 0 && { children }) };
  }

  function attributesOf(element: XmlElement, known: string[]): Drawing["attrs"] {
    const kept = Object.entries(element.attributes).flatMap(([name, value]) => {
      if (known.includes(name)) return [[reactName(name), value.replace(/\s+/g, " ").trim()]];
      if (rules.ignored?.includes(name)) return [];
      const values = { tag: element.name, name, known };
      throw faultAt(element, problem("drawing-attribute", file, [], values));
    });
    return Object.fromEntries(kept);
  }
}

function faultAt({ start: at }: { start: number }, found: Problem): DrawingError {
  return new DrawingError({ ...found, at });
}

function parse(svg: string, file: string) {
  try {
    return parseXml(svg, { includeOffsets: true });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new DrawingError({ ...problem("drawing-xml", file, []), at: error.pos });
  }
}

function isTag(name: string, { elements }: DrawingRules): name is Drawing["tag"] {
  return Object.hasOwn(elements, name);
}

function reactName(name: string): string {
  if (name.startsWith("data-")) return name;
  if (name === "class") return "className";
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
