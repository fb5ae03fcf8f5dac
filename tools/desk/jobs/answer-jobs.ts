import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { sendRefusal } from "../gitea/gitea.ts";
import { readBody } from "../saving/read-body.ts";
import { Refusal } from "../saving/refusal.ts";
import { type Work, type Works, workNames } from "./works.ts";

/** Bytes of a request. */
const largest = 1024;

const wanted = z.object({ work: z.enum(workNames) });

/** A work as the page is told of it. */
export type ShownWork = {
  name: Work["name"];
  steps: string[];
  outcome?: { isDone: boolean; sentences: string[] };
};

/** Begins a work (POST), or says how the last one stands (GET). */
export async function answerWorks(
  request: IncomingMessage,
  response: ServerResponse,
  works: Works,
  lang: Lang,
): Promise<void> {
  try {
    const work = request.method === "POST" ? await begin(request, works) : works.last;
    response
      .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(JSON.stringify({ work: work ? shown(work, lang) : null }));
  } catch (error) {
    sendRefusal(request, response, error);
  }
}

/** A second press gets the work of the first. */
async function begin(request: IncomingMessage, works: Works): Promise<Work> {
  const body = wanted.safeParse(await readBody(request, largest));
  if (!body.success) throw new Refusal(400, "The desk does not know this work.");
  const work = works.start(body.data.work);
  if (work.name !== body.data.work) throw new Refusal(409, busy.en, busy.it);
  return work;
}

const busy = {
  en: "The desk is doing something else; try again when it has ended.",
  it: "La scrivania sta facendo altro; riprovate quando ha finito.",
};

function shown({ name, steps, outcome }: Work, lang: Lang): ShownWork {
  return {
    name,
    steps: steps.map((step) => step[lang]),
    ...(outcome && {
      outcome: { ...outcome, sentences: outcome.sentences.map((sentence) => sentence[lang]) },
    }),
  };
}
