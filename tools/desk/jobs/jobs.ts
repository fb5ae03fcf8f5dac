import type { InLanguages } from "../../ready/finding.ts";

/** What an owner may have the desk do, besides saving. */
export const jobNames = ["publish", "undo", "build", "conditions"] as const;
export type JobName = (typeof jobNames)[number];

/** How a job has ended. */
export type Outcome = { isDone: boolean; sentences: InLanguages[] };

/** Does a job; whatever may go wrong is an outcome. */
export type Task = (report: (step: InLanguages) => void) => Promise<Outcome>;

export type Job = {
  name: JobName;
  /** What was begun so far, in order. */
  steps: InLanguages[];
  /** Absent while it is being done. */
  outcome?: Outcome;
};

/** The jobs of a desk, one at a time. */
export class Jobs {
  readonly #tasks: Record<JobName, Task>;
  #last: Job | undefined;

  constructor(tasks: Record<JobName, Task>) {
    this.#tasks = tasks;
  }

  /** The job that is being done, or was done last. */
  get last(): Job | undefined {
    return this.#last;
  }

  /** Begins a job, unless one is being done. @returns the one that is being done now */
  start(name: JobName): Job {
    if (this.#last && !this.#last.outcome) return this.#last;
    const job: Job = { name, steps: [] };
    this.#last = job;
    void this.#tasks[name]((step) => job.steps.push(step)).then((outcome) => {
      job.outcome = outcome;
    });
    return job;
  }
}
