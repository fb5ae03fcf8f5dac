export type Group = Record<string, unknown>;

/** Whether a value of JSON is a group of names and values. */
export function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
