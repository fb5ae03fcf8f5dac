import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { KeyPath, Problem } from "../../../src/site/content/problem.ts";
import { calendarsFile, type NamedHouse, textIn } from "../house.ts";

export type Place = {
  /** Both count from 1. */
  line: number;
  column: number;
  text: string;
};

/** Where a problem is in its file; undefined for one that is about no line. */
export function placeOf({ file, path, at, line }: Problem, house: NamedHouse): Place | undefined {
  // its lines are secrets
  const source = file === calendarsFile ? undefined : textIn(house, file);
  if (source === undefined) return undefined;
  const offset =
    at ?? (file.endsWith(".md") ? lineOfKey(source, path, line) : offsetOf(source, path));
  if (offset === undefined) return undefined;
  const before = linesOf(source.slice(0, offset));
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    text: linesOf(source)[before.length - 1] ?? "",
  };
}

function offsetOf(source: string, path: KeyPath): number | undefined {
  const tree = path.length > 0 ? parseTree(source) : undefined;
  const node = tree && nearestNode(tree, path);
  // a value is found by its name, which stands before it
  return node?.parent?.type === "property" ? node.parent.offset : node?.offset;
}

/** In the head of a page of the owner's, or a line of the text below it. */
function lineOfKey(source: string, [key]: KeyPath, line?: number): number | undefined {
  const head = /^---[ \t]*$.*?^---[ \t]*$\s*/ms.exec(source)?.[0];
  if (key === "body" && head !== undefined && line !== undefined) {
    const lines = source.slice(head.length).split("\n");
    return head.length + lines.slice(0, line - 1).join("\n").length + Math.min(line - 1, 1);
  }
  return key === undefined ? undefined : new RegExp(`^${key}:`, "m").exec(source)?.index;
}

/** The node at a path, or the deepest group on the way that is there; nothing if all is missing. */
function nearestNode(tree: Node, path: KeyPath): Node | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return path.length === 1 ? tree : undefined;
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Columns, which fit a terminal. */
const longest = 76;

/** Of a long line the part around the place is shown. */
export function excerpt({ line, column, text }: Place): string {
  const from = Math.max(0, Math.min(column - 1 - longest / 2, text.length - longest));
  // a tab would be as wide as the terminal thinks
  const shown = text.slice(from, from + longest).replaceAll("\t", " ");
  const before = from > 0 ? "…" : "";
  const after = from + longest < text.length ? "…" : "";
  return [
    `${line} | ${before}${shown}${after}`,
    `${" ".repeat(String(line).length)} | ${" ".repeat(before.length + column - 1 - from)}^`,
  ].join("\n");
}
