import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { errorCode } from "../files/errors.ts";
import privateNetworks from "./private-networks.json" with { type: "json" };

/** The file of a calendar, or why there is none: a status of HTTP, a code of the system, or a term of the catalogue of problems. */
export type Fetched = { text: string } | { reason: string };

/** Milliseconds for a whole answer. */
const timeout = 10_000;
const largestBytes = 5 * 1024 * 1024;
const mostRedirects = 5;

/** Portals refuse programs without a name, and those of common libraries. */
const userAgent = "villa-website (calendar import)";

const notPublic = new BlockList();
for (const network of privateNetworks) {
  const [address = "", bits] = network.split("/");
  notPublic.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}

export function isPublicAddress(address: string): boolean {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(ipv4);
  return version !== 0 && !notPublic.check(ipv4, version === 4 ? "ipv4" : "ipv6");
}

/** Refuses private addresses at the moment of the connection, so that no name can lead to one. */
const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const isPublic = !error && found.every(({ address }) => isPublicAddress(address));
    const [first] = found ?? [];
    if (!isPublic || !first) answer(error ?? new Error("private", { cause: host }), "", 4);
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

/** `https` from the internet only. The address is a secret: no answer and no error names it. */
export async function fetchCalendar(
  address: string,
  get: typeof httpsGet = httpsGet,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  let next = address;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const url = URL.parse(next);
    const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
    if (url?.protocol !== "https:") return { reason: "no-https" };
    if (isIP(host) && !isPublicAddress(host)) return { reason: "private" };
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
      get(url, { headers, lookup: publicLookup, signal }, answered).on("error", failed);
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
    const isPrivate = error instanceof Error && error.message === "private";
    return { reason: signal.aborted ? "timeout" : isPrivate ? "private" : errorCode(error) };
  }
}
