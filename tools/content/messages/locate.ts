import { readFile } from "node:fs/promises";
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";
import { housePath } from "../house.ts";

/** A line of a file of the content, and the place in it. */
export type Place = {
  /** Path relative to the project: `content/it/home.json`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The text of the line. */
  text: string;
};

/** What is wrong with the content, and where. */
export type Message = {
  place?: Place;
  /** What was found, and what to do; begins with the file if there is no place. */
  text: string;
};

const withLine = /^(content\/[^:]+): line (\d+), column (\d+):? (.*)$/s;
const withKey = /^(content\/[^:]+\.json): ((?:in )?"([^"]+)"(?: of ([\w.-]+))?.*)$/s;
const withPhoto = /^(content\/[^:]+\/captions\.json): ((?:the caption of )?([\w.-]+\.\w+) .*)$/s;

/**
 * Finds the line to which a fault or a warning refers, by its line number, its key, or the photograph of
 * its caption.
 * @param fault as the checks of the content write it
 */
export async function locate(root: string, fault: string): Promise<Message> {
  const [, lined, line, column, what] = withLine.exec(fault) ?? [];
  if (lined) {
    const source = await textOf(root, lined);
    const text = linesOf(source)[Number(line) - 1] ?? "";
    return {
      place: { file: lined, line: Number(line), column: Number(column), text },
      text: what ?? "",
    };
  }
  const [, keyed, about, key, photo] = withKey.exec(fault) ?? [];
  if (keyed)
    return withPlace(fault, keyed, about, placeOfKey(await textOf(root, keyed), key, photo));
  const [, captions, rest, named] = withPhoto.exec(fault) ?? [];
  if (captions) {
    const source = await textOf(root, captions);
    return withPlace(fault, captions, rest, placeOfKey(source, undefined, named));
  }
  return { text: fault };
}

type LinePlace = Omit<Place, "file">;

function withPlace(fault: string, file: string, text = "", place?: LinePlace): Message {
  return place ? { place: { file, ...place }, text } : { text: fault };
}

/**
 * The place of a key of a JSON text, or of the group that lacks it.
 * @param key `services.items[3].title`
 * @param photo the file whose caption has the key
 */
function placeOfKey(source: string, key?: string, photo?: string): LinePlace | undefined {
  const tree = parseTree(source);
  const path = key ? pathOf(key) : [];
  const caption = tree && photo ? captionIndex(tree, photo) : undefined;
  if (photo && caption === undefined) return undefined;
  const node = tree && nearestNode(tree, caption === undefined ? path : [caption, ...path]);
  if (!node) return undefined;
  // a value is found by its name, which stands before it
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  const before = linesOf(source.slice(0, offset));
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    text: linesOf(source)[before.length - 1] ?? "",
  };
}

/** The node at a path, or the deepest group on the way that is there; nothing if all is missing. */
function nearestNode(tree: Node, path: JSONPath): Node | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return path.length === 1 ? tree : undefined;
}

function captionIndex(tree: Node, photo: string): number | undefined {
  const index = tree.children?.findIndex(
    (caption) => findNodeAtLocation(caption, ["file"])?.value === photo,
  );
  return index === undefined || index < 0 ? undefined : index;
}

function pathOf(key: string): JSONPath {
  return [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  );
}

async function textOf(root: string, file: string): Promise<string> {
  const text = await readFile(housePath(root, file), "utf8").catch(() => "");
  return text.replace(/^\uFEFF/, "");
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}
