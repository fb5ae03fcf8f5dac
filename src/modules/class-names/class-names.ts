/** Joins class names, leaving out what is not there: `classNames("a", false, undefined, "b")` is `"a b"`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
