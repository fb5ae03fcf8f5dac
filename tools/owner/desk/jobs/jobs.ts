import type { InLanguages } from "../../ready/finding.ts";

/** The jobs that an owner can start at the desk. */
export const jobNames = ["publish", "undo", "build", "conditions"] as const;
export type JobName = (typeof jobNames)[number];

/** How a job has ended. */
export type Outcome = { isDone: boolean; sentences: InLanguages[] };

/** Runs a job. Never rejects: an error is an outcome too. */
export type Task = (report: (step: InLanguages) => void) => Promise<Outcome>;

export type Job = {
  name: JobName;
  /** The steps that have started, in order. */
  steps: InLanguages[];
  /** Absent while the job is running. */
  outcome?: Outcome;
};

/** The jobs of a desk, one at a time. */
export class Jobs {
  readonly #tasks: Record<JobName, Task>;
  #last: Job | undefined;

  constructor(tasks: Record<JobName, Task>) {
    this.#tasks = tasks;
  }

  /** The job that is running, or ran last. */
  get last(): Job | undefined {
    return this.#last;
  }

  /** Starts a job unless one is running. @returns the running job */
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
