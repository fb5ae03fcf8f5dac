type RowOptions = {
  /** Sum of the ratios that a row should have: the row's width / its height. */
  target: number;
  /** Width of the joint between two pictures, as a part of the narrowest row that is shown; 0 if absent. */
  joint?: number;
};

/** No row is higher than this times another, for its share. */
const heightLimit = 2;

/** The part of `target` that a row has: the first of every three is half as full, so twice as high. */
export function rowShare(row: number): number {
  return row % 3 === 0 ? 0.5 : 1;
}

/** Differences below it are rounding errors. */
const epsilon = 1e-9;

/**
 * Breaks a sequence of pictures into rows that are all equally wide: in a row the pictures are
 * equally high, so it is as high as its width divided by the sum of its ratios.
 * @param ratios width / height of every picture, positive
 * @returns for every row the index after its last picture; empty for no pictures
 */
export function justifiedRows(ratios: number[], { target, joint = 0 }: RowOptions): number[] {
  const sums = [0];
  for (const ratio of ratios) sums.push((sums.at(-1) ?? 0) + ratio);
  const total = sums.at(-1) ?? 0;
  // of so many rows, all of the same height for their share
  const shares = (rows: number) => rows - Math.ceil(rows / 3) / 2;
  const distance = (rows: number) => Math.abs(total / shares(rows) - target);
  const counts = ratios.map((_, index) => index + 1);
  for (const count of counts.sort((one, other) => distance(one) - distance(other))) {
    const ends = Array.from({ length: count }, (_, row) =>
      nearest(sums, (total * shares(row + 1)) / shares(count)),
    );
    const rows = ends.map((end, row) => {
      const start = ends[row - 1] ?? 0;
      const sum = ((sums[end] ?? 0) - (sums[start] ?? 0)) / rowShare(row);
      // where the row is narrowest, its joints take most of it
      const pictures = Math.max(0, 1 - joint * (end - start - 1));
      return { sum, flattest: sum / pictures };
    });
    const least = Math.min(...rows.map(({ sum }) => sum));
    const isEven = rows.every(({ flattest }) => flattest <= least * heightLimit + epsilon);
    if ((isEven && least > 0) || count === 1) return ends;
  }
  return [];
}

/** The index of the value that is nearest; of two the later one, which fills the upper rows first. */
function nearest(values: number[], wanted: number): number {
  const distance = (index: number) => Math.abs((values[index] ?? 0) - wanted);
  return values.reduce(
    (best, _, index) => (distance(index) <= distance(best) + epsilon ? index : best),
    0,
  );
}
