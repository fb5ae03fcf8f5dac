import type { Shape } from "../../../content/shape.ts";
import { isGroup } from "../../../content/values.ts";
import { editJson } from "../edit-json.ts";
import { normalizeEditorValue } from "../normalize-editor-value.ts";

type Format = { fromFile(text: string): unknown; toFile(value: unknown): string };

/** Unchanged parts stay as the owner wrote them; an empty field becomes the schema's empty value. */
export function ownFormat(shape: Shape): Format {
  const read: { text: string; value: unknown }[] = [];
  return {
    fromFile(text) {
      const value = JSON.parse(text);
      read.push({ text: `${text}\n`, value });
      return structuredClone(value);
    },
    toFile(value) {
      // the editor does not pass the language
      const [before] = read.toSorted((a, b) => inCommon(b.value, value) - inCommon(a.value, value));
      if (!before) return JSON.stringify(normalizeEditorValue(value, {}, shape), null, 2);
      return editJson(before.text, normalizeEditorValue(value, before.value, shape));
    },
  };
}

function inCommon(one: unknown, other: unknown): number {
  if (typeof one !== "object" || one === null) return one === other ? 1 : 0;
  if (!isGroup(other) && !Array.isArray(other)) return 0;
  return Object.entries(one).reduce(
    (sum, [name, inner]) => sum + inCommon(inner, Reflect.get(other, name)),
    0,
  );
}
