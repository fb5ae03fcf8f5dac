/** What every measurement gets. */
export type BenchContext = {
  /** Folder of the built site; `build` measures its own. */
  dist: string;
  /** How often each figure is measured; the median counts. */
  runs: number;
  /** Only the page of this name. */
  only: string | undefined;
};

/** What a measurement leaves: a text to read, and the same figures for machines. */
export type BenchReport = { text: string; figures: unknown };

export type Bench = (context: BenchContext) => Promise<BenchReport>;
