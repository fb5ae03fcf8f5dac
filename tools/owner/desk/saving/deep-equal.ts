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
