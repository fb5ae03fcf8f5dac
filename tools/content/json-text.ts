import { isUtf8 } from "node:buffer";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Problem, type ProblemCode, problem } from "../../src/site/content/problem.ts";

// What an owner may do to the text of a JSON file: encodings, and errors of syntax, in words for people
// who do not know JSON.

export type DecodedText =
  | { text: string; fault?: undefined }
  | { text?: undefined; fault: Problem };

/** The text, or the problem at the first character that is not UTF-8. */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || bytes.subarray(0, 200).includes(0)) {
    return { fault: problem("file-utf16", file, []) };
  }
  const text = new TextDecoder().decode(bytes);
  const at = text.indexOf("\uFFFD");
  // line ends of other systems would differ from those of a text that is compared with it
  if (at < 0 || isUtf8(bytes)) return { text: text.replaceAll("\r\n", "\n") };
  const mark = bytes[0] === 0xef ? 3 : 0;
  const start = mark + Buffer.byteLength(text.slice(0, at));
  const character = new TextDecoder("windows-1252").decode(bytes.subarray(start, start + 1));
  return { fault: { ...problem("file-encoding", file, [], { character }), at } };
}

export type Json =
  | { value?: unknown; fault?: undefined; retired?: string[] }
  | { value?: undefined; fault: Problem; retired?: undefined };

/** Parses JSON; a problem has its position in the text. */
export function parseJson(text: string, file: string): Json {
  const fault = syntaxFault(text);
  if (!fault) return { value: JSON.parse(text) };
  const { code, values = {}, at } = fault;
  return { fault: { code, file, path: [], values, at } };
}

type Fault = { code: ProblemCode; values?: Record<string, string>; at: number };

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

function syntaxFault(text: string): Fault | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  if (first) return describeError(text, first);
  return tree && repeatedKey(tree);
}

function describeError(text: string, { error: number, offset, length }: ParseError): Fault {
  const error = printParseErrorCode(number);
  const found = text.slice(offset, offset + Math.max(1, length));
  const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const end = text.slice(0, offset).trimEnd().length;
  const before = text[end - 1] ?? "";
  const here = (code: JsonCode, values = {}): Fault => ({ code, values, at: offset });
  const earlier = (code: JsonCode, values = {}): Fault => ({
    code,
    values,
    at: Math.max(0, end - 1),
  });

  if (text.trim() === "") return here("json-empty");
  if (error === "UnexpectedEndOfString") {
    const [curly] = /[“”’](?=,?\s*$)/.exec(found) ?? [];
    return curly ? here("json-curly-end", { sign: curly }) : here("json-open");
  }
  if (error === "InvalidCharacter") return controlCharacter(found, offset);
  if (error === "InvalidEscapeCharacter" || error === "InvalidUnicode") {
    return { code: "json-backslash", at: offset + Math.max(0, found.indexOf("\\")) };
  }
  if (offset >= text.trimEnd().length) return earlier("json-cut");
  if (/[“”„«»‘’‚‹›]/.test(sign)) return here("json-curly", { sign });
  if (sign === "'" || sign === "`") return here("json-quote", { sign });
  if (/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/.test(sign)) {
    return here("json-invisible", { character: codePoint(sign) });
  }
  if (error === "InvalidCommentToken" || /^\/[/*]/.test(text.slice(offset))) {
    return here("json-comment");
  }
  if (before === '"' && end === offset && /[^\s,:}\]]/.test(sign)) {
    return earlier("json-quote-inside");
  }
  if (/[}\]]/.test(sign) && before === ",") return earlier("json-comma-extra", { sign });
  if (/^\d/.test(found) && /\d,$/.test(text.slice(0, end))) return earlier("json-number-comma");
  if (error === "InvalidSymbol" || /[\p{L}_]/u.test(sign)) {
    const word = /^[\p{L}\p{N}_-]+/u.exec(text.slice(offset))?.[0] ?? sign;
    return here("json-word", { word });
  }
  switch (error) {
    case "CommaExpected":
      if (/[}\]]/.test(sign)) return here("json-bracket", { sign });
      return earlier("json-comma-missing");
    case "ColonExpected":
      return earlier("json-colon-missing");
    case "EndOfFileExpected":
      return here("json-after-end", { sign });
    case "PropertyNameExpected":
    case "ValueExpected":
    case "CloseBraceExpected":
    case "CloseBracketExpected":
      return here("json-sign", { sign, wanted: error });
    default:
      return here("json-sign", { sign, wanted: "otherSign" });
  }
}

type JsonCode = Extract<ProblemCode, `json-${string}`>;

function controlCharacter(found: string, start: number): Fault {
  const index = Math.max(
    0,
    [...found].findIndex((each) => each < " "),
  );
  const character = found[index] ?? "";
  const at = start + index;
  if (character === "\t") return { code: "json-tab", at };
  return { code: "json-control", values: { character: codePoint(character) }, at };
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

/** `U+00A0` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
