import { isUtf8 } from "node:buffer";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Problem, type ProblemCode, problem } from "../../src/site/content/problem.ts";

// What an owner may do to the text of a JSON file: encodings, and errors of syntax.

export type DecodedText =
  | { text: string; fault?: undefined }
  | { text?: undefined; fault: Problem };

/** The text, or the problem at the first place that is not UTF-8. */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const text = new TextDecoder().decode(bytes);
  // line ends of other systems would differ from those of a text that is compared with it
  if (isUtf8(bytes) && !text.includes("\0")) return { text: text.replaceAll("\r\n", "\n") };
  const at = text.search(/[\uFFFD\0]/);
  return { fault: { ...problem("file-encoding", file, []), at } };
}

export type Json = { value?: unknown; fault?: undefined } | { value?: undefined; fault: Problem };

/** Parses JSON; a problem has its position in the text. */
export function parseJson(text: string, file: string): Json {
  const fault = syntaxFault(text);
  if (!fault) return { value: JSON.parse(text) };
  const { code, values = {}, at } = fault;
  return { fault: { code, file, path: [], values, at } };
}

/** Undefined where it is none: an error would show a part of the text, which may be a secret. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fault = { code: ProblemCode; values?: Record<string, unknown>; at: number };

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

function syntaxFault(text: string): Fault | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  if (!first) return tree && repeatedKey(tree);
  const { error, offset: at } = first;
  const column = at - text.lastIndexOf("\n", at - 1);
  return { code: "json", values: { column, expected: printParseErrorCode(error) }, at };
}

/** A key that occurs twice in a group: the second would silently replace the first. */
function repeatedKey(node: Node): Fault | undefined {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const [name] = child.type === "property" ? (child.children ?? []) : [];
    if (name && names.has(name.value)) {
      return { code: "json-twice", values: { key: name.value }, at: name.offset };
    }
    if (name) names.add(name.value);
    const below = repeatedKey(child);
    if (below) return below;
  }
  return undefined;
}
