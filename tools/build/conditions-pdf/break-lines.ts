import type { RichNode } from "../../../src/site/content/rich-text.ts";

export type TextRun = { text: string; bold: boolean };

type Word = { runs: TextRun[]; width: number; visibleWidth: number };

type Measure = (run: TextRun) => number;

/** Rich text as runs of one weight; a link's address is added after its text. */
export function textRunsOf(nodes: RichNode[], siteUrl: string, bold = false): TextRun[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node.replaceAll("\n", " "), bold }];
    const inner = textRunsOf(node.children, siteUrl, bold || node.tag === "strong");
    if (node.tag !== "a" || !node.href) return inner;
    const address = new URL(node.href, siteUrl).href.replace(/^https:\/\//, "");
    return [...inner, { text: ` (${address})`, bold }];
  });
}

/** At plain spaces, which stay at the ends of lines, so that copied text has them between the words. */
export function breakLines(runs: TextRun[], column: number, measure: Measure): TextRun[][] {
  const lines: Word[][] = [[]];
  let filled = 0;
  for (const word of words(runs, measure).flatMap((each) => inColumn(each, column, measure))) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && filled + word.visibleWidth > column) {
      lines.push([word]);
      filled = word.width;
    } else {
      line.push(word);
      filled += word.width;
    }
  }
  return lines.map((line) => joined(line.flatMap(({ runs }) => runs)));
}

function words(runs: TextRun[], measure: Measure): Word[] {
  const found: TextRun[][] = [[]];
  for (const { text, bold } of runs) {
    for (const piece of text.split(/(?<= )/)) {
      found.at(-1)?.push({ text: piece, bold });
      if (piece.endsWith(" ")) found.push([]);
    }
  }
  const width = (parts: TextRun[]) => parts.reduce((sum, part) => sum + measure(part), 0);
  return found
    .filter((parts) => parts.length > 0)
    .map((parts) => {
      const visible = parts.map((part) => ({ ...part, text: part.text.trimEnd() }));
      return { runs: parts, width: width(parts), visibleWidth: width(visible) };
    });
}

function inColumn(word: Word, column: number, measure: Measure): Word[] {
  const [run, ...others] = word.runs;
  if (word.visibleWidth <= column || !run || others.length > 0) return [word];
  const parts = [""];
  for (const letter of run.text) {
    const longer = `${parts.at(-1)}${letter}`;
    if (letter === " " || measure({ ...run, text: longer }) <= column) parts.splice(-1, 1, longer);
    else parts.push(letter);
  }
  return parts.map((text) => {
    const visible = { ...run, text: text.trimEnd() };
    return {
      runs: [{ ...run, text }],
      width: measure({ ...run, text }),
      visibleWidth: measure(visible),
    };
  });
}

function joined(runs: TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (const { text, bold } of runs) {
    const last = result.at(-1);
    if (last?.bold === bold) last.text += text;
    else result.push({ text, bold });
  }
  return result;
}
