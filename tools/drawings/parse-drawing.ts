import { parseXml, XmlComment, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import type { Drawing } from "../../src/drawings/drawing.ts";

/** Allowed elements with their own attributes: no styles, text, links, scripts or foreign objects. */
const elements: Record<Drawing["tag"], string[]> = {
  svg: ["viewBox", "x", "y", "width", "height"],
  g: [],
  path: ["d"],
  rect: ["x", "y", "width", "height", "rx"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
};

const commonAttributes = [
  "data-part",
  "fill",
  "fill-rule",
  "stroke",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-width",
  "transform",
];

/**
 * Parses the SVG source of a drawing.
 * @param file its name, for error messages
 * @throws Error with file and line at the first element, attribute or text that is not allowed
 */
export function parseDrawing(svg: string, file: string): Drawing {
  const { root } = parse(svg, file);
  if (root?.name !== "svg" || !root.attributes.viewBox) {
    throw new Error(`${file}: the outermost element must be <svg viewBox="…">`);
  }
  const { xmlns: _, ...attributes } = root.attributes;
  root.attributes = attributes;
  return toDrawing(root, (node, fault) => {
    const line = svg.slice(0, node.start).split("\n").length;
    return new Error(`${file}: line ${line}: ${fault}`);
  });
}

function parse(svg: string, file: string) {
  try {
    return parseXml(svg, { includeOffsets: true });
  } catch (error) {
    if (error instanceof XmlError) throw new Error(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

type FaultAt = (node: { start: number }, fault: string) => Error;

function toDrawing(element: XmlElement, faultAt: FaultAt): Drawing {
  const tag = element.name;
  if (!isTag(tag)) {
    const known = Object.keys(elements).join(", ");
    throw faultAt(element, `<${tag}> is no element of a drawing; use ${known}`);
  }
  const children = element.children.flatMap((child) => {
    if (child instanceof XmlElement) return toDrawing(child, faultAt);
    if (child instanceof XmlComment) return [];
    if (child instanceof XmlText && child.text.trim() === "") return [];
    throw faultAt(child, `<${tag}> holds a text; the component that shows the drawing sets texts`);
  });
  const attrs = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => {
      if (elements[tag].includes(name) || commonAttributes.includes(name)) {
        return [reactName(name), value];
      }
      const known = [...elements[tag], ...commonAttributes].join(", ");
      throw faultAt(element, `<${tag}> has the attribute "${name}"; a drawing knows only ${known}`);
    }),
  );
  return { tag, attrs, ...(children.length > 0 && { children }) };
}

function isTag(name: string): name is Drawing["tag"] {
  return Object.hasOwn(elements, name);
}

/** React's name of an attribute: `strokeWidth` for `stroke-width`, but `data-part`. */
function reactName(name: string): string {
  if (name.startsWith("data-")) return name;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
