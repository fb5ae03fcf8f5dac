type Repeat<Entry> = { entry: Entry; index: number; first: Entry };

/** The entries of a list with the key of an earlier one. Keys are compared as those of a `Map`. */
export function repeats<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
): Repeat<Entry>[] {
  const firsts = new Map<unknown, { first: Entry }>();
  return entries.flatMap((entry, index) => {
    const earlier = firsts.get(keyOf(entry));
    if (earlier) return [{ entry, index, ...earlier }];
    firsts.set(keyOf(entry), { first: entry });
    return [];
  });
}
