import { createHash } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";

/** What a visitor asks for. */
export type Visit = { path: string; headers?: Record<string, string> };

/** What must not change under load, to be compared as a whole: status, headers, checksum of the body. */
export type Seen = string;

/** Headers that belong to the moment or the connection. */
const momentary = ["date", "connection", "keep-alive"];

/** Asks over a connection of `agent`, or over a new one. */
export function ask(url: string, { path, headers = {} }: Visit, agent?: Agent): Promise<Seen> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers, agent: agent ?? false };
    httpRequest(options, (response) => {
      const body = createHash("sha256");
      response.on("data", (data) => body.update(data));
      response.on("error", reject);
      response.on("end", () => {
        const kept = Object.entries(response.headers).filter(([name]) => !momentary.includes(name));
        resolve(JSON.stringify([response.statusCode, kept.toSorted(), body.digest("hex")]));
      });
    })
      .on("error", reject)
      .end();
  });
}

/** The answers of a server that has nothing else to do. */
export async function quietAnswers(url: string, visits: Visit[]): Promise<Map<Visit, Seen>> {
  const answers = new Map<Visit, Seen>();
  for (const visit of visits) answers.set(visit, await ask(url, visit));
  return answers;
}

/**
 * Asks for all visits in turns, over as many connections as requests are under way at once.
 * @returns what differs from `wanted`, a line each
 */
export async function crowd(
  url: string,
  wanted: Map<Visit, Seen>,
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const visits = [...wanted];
  const wrong: string[] = [];
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const [visit, answer] = visits[sent++ % visits.length] ?? [];
      if (visit) wrong.push(...(await difference(url, visit, answer, agent)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return wrong;
}

/** Nothing, or a line that says how the answer to a visit differs from the wanted one. */
export async function difference(
  url: string,
  visit: Visit,
  wanted: Seen | undefined,
  agent?: Agent,
): Promise<string[]> {
  const given = await ask(url, visit, agent).catch((error: Error) => error.message);
  return given === wanted ? [] : [`${visit.path}: ${given.slice(0, 200)}`];
}
