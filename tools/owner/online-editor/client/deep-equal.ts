/** Replaces `isDeepStrictEqual` of `node:util` in the browser, for values of JSON; ignores the order of keys. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) {
    return one === other;
  }
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        name in other && isDeepStrictEqual(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
