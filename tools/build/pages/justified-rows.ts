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

function shares(count: number): number {
  return Array.from({ length: count }, (_, row) => rowShare(row)).reduce(
    (sum, share) => sum + share,
  );
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
  const row = rowMeasure(ratios, joint);
  for (const count of countsAround(row(0, ratios.length).sum, target, ratios.length)) {
    const ends = evenRows(ratios.length, count, row);
    const rows = ends.map((end, index) => {
      const { sum, flattest } = row(ends[index - 1] ?? 0, end);
      return { sum: sum / rowShare(index), flattest: flattest / rowShare(index) };
    });
    const least = Math.min(...rows.map(({ sum }) => sum));
    const isEven = rows.every(({ flattest }) => flattest <= least * heightLimit + epsilon);
    if (isEven || count === 1) return ends;
  }
  return [];
}

type Row = {
  sum: number;
  /** Width / height where the row is narrowest, so that its joints take most of it. */
  flattest: number;
};

type RowMeasure = (start: number, end: number) => Row;

function rowMeasure(ratios: number[], joint: number): RowMeasure {
  const sums = [0];
  for (const ratio of ratios) sums.push((sums.at(-1) ?? 0) + ratio);
  return (start, end) => {
    const sum = (sums[end] ?? 0) - (sums[start] ?? 0);
    const pictures = 1 - joint * (end - start - 1);
    return { sum, flattest: pictures > 0 ? sum / pictures : Number.POSITIVE_INFINITY };
  };
}

/** Numbers of rows from 1 to `most`, those whose rows are nearest to `target` first. */
function countsAround(sum: number, target: number, most: number): number[] {
  const distance = (count: number) => Math.abs(sum / shares(count) - target);
  return Array.from({ length: most }, (_, index) => index + 1).sort(
    (one, other) => distance(one) - distance(other),
  );
}

type Rows = { cost: number; ends: number[] };

/** The rows of least variance. */
function evenRows(pictures: number, count: number, row: RowMeasure): number[] {
  const mean = row(0, pictures).sum / shares(count);
  // for each number of rows the cheapest way to fill them with the first pictures
  let costs: (Rows | undefined)[] = [{ cost: 0, ends: [] }];
  for (let rows = 1; rows <= count; rows++) {
    const next: (Rows | undefined)[] = [];
    for (const [start, before] of costs.entries()) {
      if (!before) continue;
      for (let end = start + 1; end <= pictures; end++) {
        const cost = before.cost + (row(start, end).sum / rowShare(rows - 1) - mean) ** 2;
        // of equal ones the one with the later break, which fills the upper rows first
        if (cost < (next[end]?.cost ?? Number.POSITIVE_INFINITY) + epsilon) {
          next[end] = { cost, ends: [...before.ends, end] };
        }
      }
    }
    costs = next;
  }
  return costs[pictures]?.ends ?? [];
}
