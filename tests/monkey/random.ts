/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to 1, like `Math.random`. */
  next(): number;
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** @throws Error if the list is empty */
  pick<Item>(items: readonly Item[]): Item;
};

/** Mulberry32: 32 bits of state, enough for a visit of some hundred actions. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
  };
}
