/** `classNames("a", false, "b")` is `"a b"`; undefined if empty, so that no attribute is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
