/** Joins class names and leaves out false ones: `classNames("a", false, "b")` is `"a b"`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
