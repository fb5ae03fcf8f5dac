import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { startLocalServer } from "./local-server.ts";
import { lookupPort } from "./third-parties.ts";

type Answer = (response: ServerResponse) => unknown;

export type LookupServer = Awaited<ReturnType<typeof startLookupServer>>;

/** Stands in for the IP geolocation service; in Germany unless told otherwise. */
export async function startLookupServer() {
  const requests: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  let answer = country("DE");
  const server = await startLocalServer(lookupPort, (request, response) => {
    requests.push({
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
    });
    answer(response);
  });
  return {
    ...server,
    requests,
    answerWith(next: Answer) {
      answer = next;
    },
  };
}

/** The answer for a visitor in a country, after so many milliseconds. */
export function country(code: string, delay = 0): Answer {
  return (response) => {
    setTimeout(() => sendJson(response, { ip: "192.0.2.1", country: code }), delay);
  };
}

/** The answer for a visitor in a country, sent when the test releases it. */
export function heldCountry(code: string): { answer: Answer; release(): void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return { answer: (response) => released.then(() => country(code)(response)), release };
}

/** An answer of a status and a text. */
export function text(status: number, body: string): Answer {
  return (response) => {
    response.writeHead(status, { "Content-Type": "text/html" }).end(body);
  };
}

/** No answer at all. */
export const hang: Answer = () => {};

/** An answer that starts and never ends. */
export const hangInBody: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write('{"country":');
};

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
}
