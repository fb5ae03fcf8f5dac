export type Group = Record<string, unknown>;

/** Whether a value of JSON is an object. */
export function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
