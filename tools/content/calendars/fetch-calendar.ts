import type { IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { errorCode } from "../files/errors.ts";

/** The file of a calendar, or why there is none: a status of HTTP, a code of the system, or a term of the catalogue of problems. */
export type Fetched = { text: string } | { reason: string };

/** Milliseconds for a whole answer. */
const timeout = 10_000;
const largestBytes = 5 * 1024 * 1024;
const mostRedirects = 5;

/** Portals refuse programs without a name, and those of common libraries. */
const userAgent = "villa-website (calendar import)";

/** Checks the address of each connection, so that no name can lead into a network of the owner's own. */
const agent = new RequestFilteringHttpsAgent();

/** `https` from the internet only. The address is a secret: no answer and no error names it. */
export async function fetchCalendar(
  address: string,
  get: typeof httpsGet = httpsGet,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  let next = address;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const url = URL.parse(next);
    if (url?.protocol !== "https:") return { reason: "no-https" };
    const answer = await answerOf(url, signal, get);
    if (!("location" in answer)) return answer;
    next = URL.parse(answer.location, url)?.href ?? "";
  }
  return { reason: "redirects" };
}

async function answerOf(
  url: URL,
  signal: AbortSignal,
  get: typeof httpsGet,
): Promise<Fetched | { location: string }> {
  const headers = { "user-agent": userAgent, accept: "text/calendar, */*;q=0.1" };
  try {
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      get(url, { headers, agent, signal }, answered).on("error", failed);
    });
    const { statusCode = 0, headers: answer } = response;
    const isMoved = statusCode >= 300 && statusCode < 400 && answer.location;
    if (isMoved || statusCode !== 200) response.destroy();
    if (isMoved) return { location: isMoved };
    if (statusCode !== 200) return { reason: String(statusCode) };
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > largestBytes) return { reason: "too-large" };
      chunks.push(chunk);
    }
    return { text: Buffer.concat(chunks).toString("utf8") };
  } catch (error) {
    const isPrivate =
      error instanceof Error && / is (private|meta) IP address/i.test(error.message);
    return { reason: signal.aborted ? "timeout" : isPrivate ? "private" : errorCode(error) };
  }
}
