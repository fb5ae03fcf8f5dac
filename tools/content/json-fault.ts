import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** What is wrong with the JSON of a file, and where in its text. */
export type JsonFault = { offset: number; message: string };

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** The first syntax error of a text in JSON, in words for people who do not know JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  if (first) return describeError(text, first);
  return tree && repeatedKey(tree);
}

function describeError(text: string, { error: code, offset, length }: ParseError): JsonFault {
  const error = printParseErrorCode(code);
  const found = text.slice(offset, offset + Math.max(1, length));
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const end = text.slice(0, offset).trimEnd().length;
  const before = text[end - 1] ?? "";
  const at = (message: string): JsonFault => ({ offset, message });
  const atEndBefore = (message: string): JsonFault => ({ offset: Math.max(0, end - 1), message });

  if (text.trim() === "") return at("the file is empty; restore its content");
  if (error === "UnexpectedEndOfString") {
    const [curly] = /[“”’](?=,?\s*$)/.exec(found) ?? [];
    return curly
      ? at(`the text that begins here ends with ${curly}; write " at its end`)
      : at('the text that begins here has no " at its end; add it in this line');
  }
  if (error === "InvalidCharacter") return controlCharacter(found, offset);
  if (error === "InvalidEscapeCharacter" || error === "InvalidUnicode") {
    const message = "a backslash \\ has a meaning of its own here; write \\\\ or leave it out";
    return { offset: offset + Math.max(0, found.indexOf("\\")), message };
  }
  if (offset >= text.trimEnd().length) {
    return atEndBefore(
      'the file ends too early; add the closing } or ] that is missing, and a " before it if a text is open',
    );
  }
  if (/[“”„«»‘’‚‹›]/.test(character)) {
    return at(
      `${character} stands where a straight quotation mark is needed; write " at the beginning and at the end of a text (curly ones belong inside it)`,
    );
  }
  if (character === "'" || character === "`") {
    return at(`${character} stands where " is needed; write " at both ends of a text`);
  }
  if (/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/.test(character)) {
    return at(
      `an invisible character (${codePoint(character)}) stands between the texts; delete it, and write a plain space if one is needed`,
    );
  }
  if (error === "InvalidCommentToken" || /^\/[/*]/.test(text.slice(offset))) {
    return at("a comment stands here, which JSON does not know; remove it");
  }
  if (before === '"' && end === offset && /[^\s,:}\]]/.test(character)) {
    return atEndBefore('a straight " inside the text ends it here; write “ or ” inside a text');
  }
  if (/[}\]]/.test(character) && before === ",") {
    return atEndBefore(
      `a comma stands before ${character}; remove it, it belongs between entries only`,
    );
  }
  if (/^\d/.test(found) && /\d,$/.test(text.slice(0, end))) {
    return atEndBefore("a number has a comma; write a point, such as 43.2");
  }
  if (error === "InvalidSymbol" || /[\p{L}_]/u.test(character)) {
    const word = /^[\p{L}\p{N}_-]+/u.exec(text.slice(offset))?.[0] ?? character;
    return at(`${word} stands outside of quotation marks; write "${word}", or remove it`);
  }
  switch (error) {
    case "CommaExpected":
      if (/[}\]]/.test(character))
        return at(
          `${character} closes what was not opened with it; look for a bracket before that is not closed`,
        );
      return atEndBefore("a comma is missing after this; add it");
    case "ColonExpected":
      return atEndBefore("a colon is missing after the name; add : between it and its text");
    case "EndOfFileExpected":
      return at(`${character} stands after the end; remove it, or a } or ] before it`);
    default:
      return at(
        `${character} stands where ${expectedAt(error)}; look here and just before for one sign too many or too few`,
      );
  }
}

function expectedAt(error: string): string {
  const expected: Record<string, string> = {
    PropertyNameExpected: "a name in quotation marks is expected",
    ValueExpected: "a text, a number or a group is expected",
    CloseBraceExpected: "} is expected",
    CloseBracketExpected: "] is expected",
  };
  return expected[error] ?? "something else is expected";
}

function controlCharacter(found: string, start: number): JsonFault {
  const index = Math.max(
    0,
    [...found].findIndex((each) => each < " "),
  );
  const character = found[index] ?? "";
  const message =
    character === "\t"
      ? "a tab stands inside the text; write a space"
      : `the text holds an invisible character (${codePoint(character)}); delete it`;
  return { offset: start + index, message };
}

/** A key that occurs twice in a group: the second would silently replace the first. */
function repeatedKey(node: Node): JsonFault | undefined {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const [name] = child.type === "property" ? (child.children ?? []) : [];
    if (name && names.has(name.value)) {
      const message = `"${name.value}" stands twice in this group; remove one of them`;
      return { offset: name.offset, message };
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
