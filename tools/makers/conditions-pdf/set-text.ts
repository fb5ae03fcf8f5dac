import type { RichNode } from "../../../src/site/content/rich-text.ts";

/** A stretch of text in one weight. */
export type Stretch = { text: string; bold: boolean };

/** A word with the space after it, in as many weights as it has. */
type Word = { stretches: Stretch[]; width: number; visibleWidth: number };

type Measure = (stretch: Stretch) => number;

/** Rich text as stretches of one weight; a link's address is printed after it, as on paper. */
export function stretchesOf(nodes: RichNode[], siteUrl: string, bold = false): Stretch[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node.replaceAll("\n", " "), bold }];
    const inner = stretchesOf(node.children, siteUrl, bold || node.tag === "strong");
    if (node.tag !== "a" || !node.href) return inner;
    const address = new URL(node.href, siteUrl).href.replace(/^https:\/\//, "");
    return [...inner, { text: ` (${address})`, bold }];
  });
}

/**
 * Breaks text into lines that are at most as wide as the column. Only plain spaces are places to
 * break; a space at the end of a line stays in it, so that copied text keeps its words apart.
 */
export function breakLines(stretches: Stretch[], column: number, measure: Measure): Stretch[][] {
  const lines: Word[][] = [[]];
  let filled = 0;
  for (const word of words(stretches, measure)) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && filled + word.visibleWidth > column) {
      lines.push([word]);
      filled = word.width;
    } else {
      line.push(word);
      filled += word.width;
    }
  }
  return lines.map((line) => joined(line.flatMap(({ stretches }) => stretches)));
}

function words(stretches: Stretch[], measure: Measure): Word[] {
  const found: Stretch[][] = [[]];
  for (const { text, bold } of stretches) {
    for (const piece of text.split(/(?<= )/)) {
      found.at(-1)?.push({ text: piece, bold });
      if (piece.endsWith(" ")) found.push([]);
    }
  }
  const width = (parts: Stretch[]) => parts.reduce((sum, part) => sum + measure(part), 0);
  return found
    .filter((parts) => parts.length > 0)
    .map((parts) => {
      const visible = parts.map((part) => ({ ...part, text: part.text.trimEnd() }));
      return { stretches: parts, width: width(parts), visibleWidth: width(visible) };
    });
}

/** Neighbours of the same weight as one stretch. */
function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { text, bold } of stretches) {
    const last = result.at(-1);
    if (last?.bold === bold) last.text += text;
    else result.push({ text, bold });
  }
  return result;
}
