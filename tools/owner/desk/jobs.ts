import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { languageOf, type OwnerLanguage, ownerLanguage } from "../../content/owner-language.ts";
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
import { OwnerError, type Sentence, say, sentence } from "../words.ts";
import { readBody, sendJson } from "./requests.ts";

const jobName = z.union([z.enum(["publish", "undo"]), z.templateLiteral(["remove-", z.string()])]);
/** `remove-de` takes German off the site. */
export type JobName = z.output<typeof jobName>;

type Outcome = { isDone: boolean; sentences: (lang: OwnerLanguage) => string[] };

type Job = {
  name: JobName;
  steps: Sentence[];
  /** Absent while the job is running. */
  outcome?: Outcome;
};

export type ShownJob = {
  name: JobName;
  steps: string[];
  outcome?: { isDone: boolean; sentences: string[] } | undefined;
};

/** Starts a job, unless one is running, and returns the one that runs; without a name the last one. */
export type Jobs = (name?: JobName) => Job | undefined;

export function jobsOf(root: string, taskFor = taskOf): Jobs {
  let last: Job | undefined;
  return (name) => {
    if (!name || (last && !last.outcome)) return last;
    const job: Job = { name, steps: [] };
    last = job;
    const report = (step: Sentence) => job.steps.push(step);
    void taskFor(name)(root, report)
      // an error is told in sentences for the owner
      .catch((error) => ({ isDone: false, sentences: reasonsOf(error) }))
      .then((outcome) => {
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
  const lang = languageOf(request);
  const { name, steps = [], outcome } = job ?? {};
  const shown: ShownJob | undefined = name && {
    name,
    steps: steps.map((step) => step(lang)),
    outcome: outcome && { ...outcome, sentences: outcome.sentences(lang) },
  };
  sendJson(response, { job: shown ?? null });
}

/** A request for the job that is already running returns that job. */
async function begin(request: IncomingMessage, jobs: Jobs): Promise<Job | undefined> {
  const wanted = await readBody(request, z.object({ job: jobName }), 1024);
  const job = jobs(wanted.job);
  if (job?.name !== wanted.job) throw new OwnerError("job.busy", {}, { status: 409 });
  return job;
}

/** Faults that an outcome names. */
const mostTold = 5;

function reasonsOf(error: unknown): Outcome["sentences"] {
  if (error instanceof NotReady) {
    const { house, findings } = error;
    const stops = findings.filter((each) => levelOf(each) === "stops");
    return (lang) => [
      say("job.stopped", lang, { count: stops.length }),
      ...sentencesOf(stops, house, lang, mostTold),
    ];
  }
  if (error instanceof ContentError) {
    const { problems, house } = error;
    return (lang) => sentencesOf(problems, house, lang, mostTold);
  }
  if (error instanceof OwnerError) return (lang) => [error.sentence(lang)];
  console.error(error);
  return (lang) => [say("job.unforeseen", lang)];
}

type Task = (root: string, report: (step: Sentence) => void) => Promise<Outcome>;

function taskOf(name: JobName): Task {
  if (name === "publish" || name === "undo") return tasks[name];
  return async (root) => {
    const said = await removeLanguage(root, name.slice("remove-".length), ownerLanguage());
    return { isDone: true, sentences: (lang) => [said(lang)] };
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
  const said = [...before, ...outcomeOf(result)];
  return {
    isDone: result.faults.length === 0,
    sentences: (lang) => said.map((each) => each(lang)),
  };
}
