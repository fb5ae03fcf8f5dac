import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { z } from "zod";
import { languageOf } from "../../content/owner-language.ts";
import { OwnerError, sentence } from "../words.ts";

/**
 * Refuses requests that another site has made a browser send, or under a name of its own that it lets
 * resolve to this machine. @throws OwnerError
 */
export function checkSite({ headers, headersDistinct, method }: IncomingMessage, port: number) {
  const own = ["localhost", "127.0.0.1"].map((name) => `${name}:${port}`);
  const [host = "", ...more] = headersDistinct.host ?? [];
  if (more.length > 0 || !own.includes(host)) {
    throw new OwnerError("refuse.host", { port: String(port) }, { status: 421 });
  }
  const site = headers["sec-fetch-site"];
  const isSafe = method === "GET" || method === "HEAD";
  const isOwnOrigin = own.some((name) => headers.origin === `http://${name}`);
  // `none` means typed into the address bar; clients other than browsers send no such header
  const isOwnSite = isSafe
    ? site === undefined || ["same-origin", "none"].includes(site)
    : site === "same-origin" && isOwnOrigin;
  if (isOwnSite && (headers.origin === undefined || isOwnOrigin)) return;
  throw new OwnerError("refuse.otherSite", {}, { status: 403 });
}

/** @throws OwnerError for a request without the token of the desk's own page */
export function checkToken({ headers }: IncomingMessage, token: string) {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`token ${token}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new OwnerError("refuse.restarted", {}, { status: 401 });
}

/** Bytes of one request: a dozen photographs of a good camera, as the editor sends them. */
const largestRequest = 160 * 1024 * 1024;

/** @throws OwnerError when it is too large, of another type, not JSON or of another shape */
export async function readBody<Body>(
  request: IncomingMessage,
  schema: z.ZodType<Body>,
  largest = largestRequest,
): Promise<Body> {
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw new OwnerError("refuse.notJson", {}, { status: 415 });
  }
  // browsers name the length, and the server reads no more than that
  if (!(Number(request.headers["content-length"]) <= largest)) {
    const most = Math.floor(largest / 1024 / 1024);
    throw new OwnerError("refuse.tooMuch", { most }, { status: 413 });
  }
  const body = await json(request).catch(() => {
    throw new OwnerError("refuse.notJson", {}, { status: 400 });
  });
  const { data, success } = schema.safeParse(body);
  if (!success) throw new OwnerError("refuse.malformed", {}, { status: 400 });
  return data;
}

export function sendJson(response: ServerResponse, json: unknown, status = 200): void {
  sendBytes(response, JSON.stringify(json), "application/json; charset=utf-8", status);
}

export function sendBytes(
  response: ServerResponse,
  bytes: Buffer | string,
  type: string,
  status = 200,
): void {
  response
    .writeHead(status, {
      "Content-Type": type,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(bytes);
}

export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const isRefusal = error instanceof OwnerError;
  if (!isRefusal) console.error(error);
  const said = isRefusal ? error.sentence : sentence("refuse.unforeseen");
  // the rest of a request that is too large is not read
  if (!request.complete) response.setHeader("Connection", "close");
  sendJson(response, { message: said(languageOf(request)) }, isRefusal ? error.status : 500);
}
