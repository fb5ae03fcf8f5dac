import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { type Group, isGroup } from "../../../content/values.ts";

/** Characters of a line, as in the formatter of the project. */
const lineWidth = 100;

/** Unchanged parts are copied from the old text, so that a changed word changes only its line. */
export function editJson(text: string, value: unknown): string {
  const source = text.replaceAll("\r\n", "\n");
  const tree = parseTree(source);
  const old = tree && oldOf(tree, source);
  if (old && isEqual(old.value, value)) return text;
  const line = { unit: /^[ \t]+/m.exec(source)?.[0] ?? "  ", indent: "" };
  const edited = old
    ? source.slice(0, old.start) + print(value, old, line) + source.slice(old.end)
    : `${print(value, undefined, line)}\n`;
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
}

type Line = { indent: string; unit: string };

type Old = { value: unknown; node: Node; start: number; end: number; source: string };

function oldOf(node: Node, source: string): Old {
  const { offset: start, length } = node;
  return { value: getNodeValue(node), node, start, end: start + length, source };
}

function textOf({ source, start, end }: Old): string {
  return source.slice(start, end);
}

/** @param like a value whose style a new one is given */
function print(value: unknown, old: Old | undefined, line: Line, like = old): string {
  if (old && isEqual(old.value, value)) return textOf(old);
  if (Array.isArray(value)) return printList(value, old, line, like);
  if (isGroup(value)) return printGroup(value, old, line, like);
  return JSON.stringify(value);
}

function printGroup(group: Group, old: Old | undefined, line: Line, like?: Old): string {
  const properties = new Map(
    old?.node.type === "object"
      ? (old.node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
          name && value ? [[String(name.value), oldOf(value, old.source)] as const] : [],
        )
      : [],
  );
  const parts = inOldOrder([...properties.keys()], Object.keys(group)).map(
    (name) =>
      `${JSON.stringify(name)}: ${print(group[name], properties.get(name), below(line), properties.get(name))}`,
  );
  return enclose("{", parts, "}", line, like ? isOneLine(like) : false);
}

/** The keys of a group: those of the file in its order, each new one after its predecessor. */
function inOldOrder(old: string[], names: string[]): string[] {
  const order = old.filter((name) => names.includes(name));
  for (const [index, name] of names.entries()) {
    if (order.includes(name)) continue;
    const before = names[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
}

function printList(list: unknown[], old: Old | undefined, line: Line, like?: Old): string {
  const items =
    old?.node.type === "array"
      ? (old.node.children ?? []).map((node) => oldOf(node, old.source))
      : [];
  const kept = list.map((value) => {
    const index = items.findIndex((item) => item && isEqual(item.value, value));
    return index < 0 ? undefined : items[index];
  });
  const parts = list.map((value, index) => {
    const same = kept[index];
    if (same) return textOf(same);
    const replaced = items[index];
    const isFree = replaced && !kept.includes(replaced);
    return print(value, isFree ? replaced : undefined, below(line), replaced ?? items[0]);
  });
  const isPlain = list.every((value) => typeof value !== "object" || value === null);
  return enclose("[", parts, "]", line, like ? isOneLine(like) : isPlain);
}

function isOneLine(old: Old): boolean {
  return !textOf(old).includes("\n");
}

function below({ indent, unit }: Line): Line {
  return { indent: indent + unit, unit };
}

function enclose(open: string, parts: string[], close: string, line: Line, inOneLine: boolean) {
  if (parts.length === 0) return open + close;
  const space = open === "{" ? " " : "";
  const short = `${open}${space}${parts.join(", ")}${space}${close}`;
  const fits = !short.includes("\n") && line.indent.length + short.length < lineWidth;
  if (inOneLine && fits) return short;
  const { indent } = below(line);
  return `${open}\n${parts.map((part) => indent + part).join(",\n")}\n${line.indent}${close}`;
}

/** Whether two values of JSON are the same, in whatever order their keys are; for Node and the browser. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) {
    return one === other;
  }
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => name in other && isEqual(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
