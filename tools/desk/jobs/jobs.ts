import type { InLanguages } from "../../ready/finding.ts";

/** What an owner may have the desk do, besides saving. */
export const workNames = ["publish", "undo", "build", "conditions"] as const;
export type WorkName = (typeof workNames)[number];

/** How a work has ended. */
export type Outcome = { isDone: boolean; sentences: InLanguages[] };

/** Does a work; whatever may go wrong is an outcome. */
export type Task = (report: (step: InLanguages) => void) => Promise<Outcome>;

export type Work = {
  name: WorkName;
  /** What was begun so far, in order. */
  steps: InLanguages[];
  /** Absent while it is being done. */
  outcome?: Outcome;
};

/** The works of a desk, one at a time. */
export class Works {
  readonly #tasks: Record<WorkName, Task>;
  #last: Work | undefined;

  constructor(tasks: Record<WorkName, Task>) {
    this.#tasks = tasks;
  }

  /** The work that is being done, or was done last. */
  get last(): Work | undefined {
    return this.#last;
  }

  /** Begins a work, unless one is being done. @returns the one that is being done now */
  start(name: WorkName): Work {
    if (this.#last && !this.#last.outcome) return this.#last;
    const work: Work = { name, steps: [] };
    this.#last = work;
    void this.#tasks[name]((step) => work.steps.push(step)).then((outcome) => {
      work.outcome = outcome;
    });
    return work;
  }
}
