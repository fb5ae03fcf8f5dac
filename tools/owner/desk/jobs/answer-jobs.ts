import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { sendRefusal } from "../gitea/gitea.ts";
import { readBody } from "../saving/read-body.ts";
import { Refusal } from "../saving/refusal.ts";
import { type Job, type Jobs, jobNames } from "./jobs.ts";

/** Bytes of a request. */
const largest = 1024;

const wanted = z.object({ job: z.enum(jobNames) });

/** A job as the page receives it. */
export type ShownJob = {
  name: Job["name"];
  steps: string[];
  outcome?: { isDone: boolean; sentences: string[] };
};

/** Starts a job (POST), or returns the state of the last one (GET). */
export async function answerJobs(
  request: IncomingMessage,
  response: ServerResponse,
  jobs: Jobs,
  lang: OwnerLanguage,
): Promise<void> {
  try {
    const job = request.method === "POST" ? await begin(request, jobs) : jobs.last;
    response
      .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(JSON.stringify({ job: job ? shown(job, lang) : null }));
  } catch (error) {
    sendRefusal(request, response, error);
  }
}

/** A request for the job that is already running returns that job. */
async function begin(request: IncomingMessage, jobs: Jobs): Promise<Job> {
  const body = wanted.safeParse(await readBody(request, largest));
  if (!body.success) throw new Refusal(400, "The desk does not know this job.");
  const job = jobs.start(body.data.job);
  if (job.name !== body.data.job) throw new Refusal(409, busy.en, busy.it);
  return job;
}

const busy = {
  en: "The desk is doing something else; try again when it has ended.",
  it: "La scrivania sta facendo altro; riprovate quando ha finito.",
};

function shown({ name, steps, outcome }: Job, lang: OwnerLanguage): ShownJob {
  return {
    name,
    steps: steps.map((step) => step[lang]),
    ...(outcome && {
      outcome: { ...outcome, sentences: outcome.sentences.map((sentence) => sentence[lang]) },
    }),
  };
}
