import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { languageOf, ownerLanguage } from "../../content/owner-language.ts";
import { ContentError, levelOf, sentencesOf } from "../../content/problems/report.ts";
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

/** Of what is going on, or of how the job has ended. */
type Line<Text> = { kind: "step" | "done" | "failed"; text: Text };

type Job = { name: JobName; isRunning: boolean; lines: Line<Sentence>[] };

/** Of the last job. */
export type ShownJob = { isRunning: boolean; lines: Line<string>[] };

/** Starts a job, unless one is running, and returns the one that runs; without a name the last one. */
export type Jobs = (name?: JobName) => Job | undefined;

export function jobsOf(root: string, run = runJob): Jobs {
  let last: Job | undefined;
  return (name) => {
    if (!name || last?.isRunning) return last;
    const job: Job = { name, isRunning: true, lines: [] };
    last = job;
    const add = (kind: Line<string>["kind"], ...said: Sentence[]) =>
      job.lines.push(...said.map((text) => ({ kind, text })));
    void run(name, root, (step) => add("step", step))
      .then(
        ({ isDone, messages }) => add(isDone ? "done" : "failed", ...messages),
        (error) => add("failed", reasonOf(error)),
      )
      .finally(() => (job.isRunning = false));
    return job;
  };
}

/** @throws OwnerError */
export async function answerJobs(
  request: IncomingMessage,
  response: ServerResponse,
  jobs: Jobs,
): Promise<void> {
  const { isRunning = false, lines = [] } =
    (request.method === "POST" ? await begin(request, jobs) : jobs()) ?? {};
  const lang = languageOf(request);
  const shown = lines.map(({ kind, text }) => ({ kind, text: text(lang) }));
  sendJson(response, { isRunning, lines: shown } satisfies ShownJob);
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

function reasonOf(error: unknown): Sentence {
  if (error instanceof NotReady) {
    const { house, findings } = error;
    const stops = findings.filter((each) => levelOf(each) === "stops");
    const stopped = sentence("job.stopped", { count: stops.length });
    return (lang) => [stopped(lang), ...sentencesOf(stops, house, lang, mostTold)].join("\n");
  }
  if (error instanceof ContentError) {
    const { problems, house } = error;
    return (lang) => sentencesOf(problems, house, lang, mostTold).join("\n");
  }
  if (error instanceof OwnerError) return error.sentence;
  console.error(error);
  return sentence("job.unforeseen");
}

type Outcome = { isDone: boolean; messages: Sentence[] };

async function runJob(
  name: JobName,
  root: string,
  report: (step: Sentence) => void,
): Promise<Outcome> {
  if (name === "publish") return outcome(await publishSite({ root, report }));
  if (name === "undo") {
    report(sentence("job.undoing"));
    return outcome(await undoPublication({ root }), sentence("job.undone"));
  }
  const message = await removeLanguage(root, name.slice("remove-".length), ownerLanguage());
  return { isDone: true, messages: [message] };
}

function outcome(result: Published, ...before: Sentence[]): Outcome {
  return { isDone: result.faults.length === 0, messages: [...before, ...outcomeOf(result)] };
}
