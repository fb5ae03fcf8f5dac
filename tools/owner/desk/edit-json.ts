import { applyEdits, type JSONPath, modify, parse } from "jsonc-parser";
import { isGroup } from "../../content/values.ts";

/** What stays keeps its text; a list that gets longer or shorter is laid out anew. */
export function editJson(text: string, value: unknown): string {
  if (text.trim() === "") return `${JSON.stringify(value, null, 2)}\n`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? "  ";
  const insertSpaces = !indent.startsWith("\t");
  const formattingOptions = { eol, insertSpaces, tabSize: insertSpaces ? indent.length : 1 };
  return changesOf(parse(text), value).reduce((edited, { path, value, after }) => {
    const getInsertionIndex = (names: string[]) => names.indexOf(after) + 1;
    return applyEdits(
      edited,
      modify(edited, path, value, { formattingOptions, getInsertionIndex }),
    );
  }, text);
}

/** Of one key or entry. @param after the key that a new one follows */
type Change = { path: JSONPath; value: unknown; after: string };

function changesOf(old: unknown, value: unknown, path: JSONPath = [], after = ""): Change[] {
  if (isEqual(old, value)) return [];
  if (Array.isArray(old) && Array.isArray(value) && old.length === value.length) {
    return value.flatMap((each, index) => changesOf(old[index], each, [...path, index]));
  }
  if (!isGroup(old) || !isGroup(value)) return [{ path, value, after }];
  const names = Object.keys(value);
  return [
    ...Object.keys(old)
      .filter((name) => !names.includes(name))
      .map((name) => ({ path: [...path, name], value: undefined, after })),
    ...names.flatMap((name, index) =>
      changesOf(old[name], value[name], [...path, name], names[index - 1]),
    ),
  ];
}

/** Whether two values of JSON are the same, in whatever order their keys are; for Node and the browser. */
export function isEqual(one: unknown, other: unknown): boolean {
  const [text, others] = [one, other].map((value) =>
    JSON.stringify(value, (_, part) =>
      isGroup(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
    ),
  );
  return text === others;
}
