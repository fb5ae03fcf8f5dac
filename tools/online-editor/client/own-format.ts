import { isGroup } from "../../content/groups.ts";
import { editJson } from "../../desk/saving/edit-json.ts";
import { normalizeEditorValue } from "../../desk/saving/normalize-editor-value.ts";
import type { Shape } from "../../desk/shapes/shape.ts";

type Format = { fromFile(text: string): unknown; toFile(value: unknown): string };

/**
 * Reads and writes a file as the desk does: whatever has not changed stays as the owner wrote it, and
 * an empty field is what the schema calls empty.
 */
export function ownFormat(shape: Shape): Format {
  const read: { text: string; value: unknown }[] = [];
  return {
    fromFile(text) {
      const value = JSON.parse(text);
      read.push({ text: `${text}\n`, value });
      return structuredClone(value);
    },
    toFile(value) {
      // the editor does not say of which language
      const [before] = read.toSorted((a, b) => inCommon(b.value, value) - inCommon(a.value, value));
      if (!before) return JSON.stringify(normalizeEditorValue(value, {}, shape), null, 2);
      return editJson(before.text, normalizeEditorValue(value, before.value, shape));
    },
  };
}

/** How many texts two values have at the same place. */
function inCommon(one: unknown, other: unknown): number {
  if (typeof one !== "object" || one === null) return one === other ? 1 : 0;
  if (!isGroup(other) && !Array.isArray(other)) return 0;
  return Object.entries(one).reduce(
    (sum, [name, inner]) => sum + inCommon(inner, Reflect.get(other, name)),
    0,
  );
}
