/**
 * Joins class names and leaves out false ones: `classNames("a", false, "b")` is `"a b"`.
 * @returns undefined if there are none, so that the element has no empty attribute
 */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
