import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Problem } from "../../../src/site/content/problem.ts";
import type { House } from "../../content/house.ts";
import { languageOf, ownerLanguage } from "../../content/owner-language.ts";
import { ContentError, sentencesOf } from "../../content/problems/report.ts";
import { levelOf } from "../../content/problems/say.ts";
import { removeLanguage } from "../add-language.ts";
import {
  NotReady,
  outcomeOf,
  type Published,
  publishSite,
  undoPublication,
} from "../publish/publish-site.ts";
import { OwnerError, type Sentence, sentence } from "../words.ts";
import { readBody, sendJson } from "./requests.ts";

const jobName = z.union([z.enum(["publish", "undo"]), z.templateLiteral(["remove-", z.string()])]);
/** `remove-de` takes German off the site. */
export type JobName = z.output<typeof jobName>;

type Job<Said = Sentence> = {
  name: JobName;
  steps: Said[];
  /** Absent while the job is running. */
  outcome?: { isDone: boolean; sentences: Said[] };
};
type Outcome = NonNullable<Job["outcome"]>;

export type ShownJob = Job<string>;

/** Starts a job, unless one is running, and returns the one that runs; without a name the last one. */
export type Jobs = (name?: JobName) => Job | undefined;

export function jobsOf(root: string): Jobs {
  let last: Job | undefined;
  return (name) => {
    if (!name || (last && !last.outcome)) return last;
    const job: Job = { name, steps: [] };
    last = job;
    void run(name, root, (step) => job.steps.push(step)).then((outcome) => {
      job.outcome = outcome;
    });
    return job;
  };
}

/** @throws OwnerError */
export async function answerJobs(
  request: IncomingMessage,
  response: ServerResponse,
  jobs: Jobs,
): Promise<void> {
  const job = request.method === "POST" ? await begin(request, jobs) : jobs();
  const words = (said: Sentence[]) => said.map((each) => each(languageOf(request)));
  const { name, steps = [], outcome } = job ?? {};
  const ended = outcome && { ...outcome, sentences: words(outcome.sentences) };
  const shown = name && ({ name, steps: words(steps), outcome: ended } satisfies ShownJob);
  sendJson(response, { job: shown ?? null });
}

/** A request for the job that is already running returns that job. */
async function begin(request: IncomingMessage, jobs: Jobs): Promise<Job | undefined> {
  const wanted = await readBody(request, z.object({ job: jobName }), 1024);
  const job = jobs(wanted.job);
  if (job?.name !== wanted.job) throw new OwnerError("job.busy", {}, { status: 409 });
  return job;
}

/** Runs a job; an error becomes an outcome with sentences for the owner. Never rejects. */
async function run(
  name: JobName,
  root: string,
  report: (step: Sentence) => void,
): Promise<Outcome> {
  try {
    return await taskOf(name)(root, report);
  } catch (error) {
    if (error instanceof NotReady) return stopped(error);
    if (error instanceof ContentError) {
      return { isDone: false, sentences: told(error.problems.slice(0, mostTold), error.house) };
    }
    if (error instanceof OwnerError) return { isDone: false, sentences: [error.sentence] };
    console.error(error);
    return { isDone: false, sentences: [sentence("job.unforeseen")] };
  }
}

type Task = (root: string, report: (step: Sentence) => void) => Promise<Outcome>;

function taskOf(name: JobName): Task {
  if (name === "publish" || name === "undo") return tasks[name];
  return async (root) => {
    const said = await removeLanguage(root, name.slice("remove-".length), ownerLanguage());
    return { isDone: true, sentences: [said] };
  };
}

const tasks: Record<"publish" | "undo", Task> = {
  async publish(root, report) {
    return published(await publishSite({ root, report }));
  },
  async undo(root, report) {
    report(sentence("job.undoing"));
    return published(await undoPublication({ root }), sentence("job.undone"));
  },
};

function published(result: Published, ...before: Sentence[]): Outcome {
  return { isDone: result.faults.length === 0, sentences: [...before, ...outcomeOf(result)] };
}

const mostTold = 5;

function stopped({ findings, house }: NotReady): Outcome {
  const stops = findings.filter((each) => levelOf(each) === "stops");
  const count = stops.length;
  const more = count - mostTold;
  return {
    isDone: false,
    sentences: [
      sentence("job.stopped", { count }),
      ...told(stops.slice(0, mostTold), house),
      ...(more > 0 ? [sentence("job.more", { count: more })] : []),
    ],
  };
}

function told(problems: readonly Problem[], house: House): Sentence[] {
  return problems.map((each) => (lang) => sentencesOf([each], house, lang).join());
}
