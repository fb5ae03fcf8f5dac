import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

/** The values that requests are checked against. */
export type Guard = {
  port: number;
  /** Known to the desk's own page alone, new at each start. */
  token: string;
};

const names = ["localhost", "127.0.0.1"];

/**
 * Refuses requests with another host name: a page of the internet can let its own name resolve to this
 * machine (DNS rebinding), and browsers would then treat it and the desk as one site.
 * @throws Refusal
 */
export function checkHost({ headersDistinct }: IncomingMessage, { port }: Pick<Guard, "port">) {
  const [host, ...more] = headersDistinct.host ?? [];
  if (more.length === 0 && names.some((name) => host === `${name}:${port}`)) return;
  throw new Refusal(
    421,
    `The desk answers at http://localhost:${port} alone.`,
    `La scrivania risponde soltanto a http://localhost:${port}.`,
  );
}

/**
 * Refuses requests that another site has made a browser send.
 * @throws Refusal
 */
export function checkSite({ headers, method }: IncomingMessage, { port }: Pick<Guard, "port">) {
  const site = headers["sec-fetch-site"];
  const isSafe = method === "GET" || method === "HEAD";
  const isOwnOrigin = names.some((name) => headers.origin === `http://${name}:${port}`);
  // `none` means typed into the address bar; clients other than browsers send no such header
  const isOwnSite = isSafe
    ? site === undefined || ["same-origin", "none"].includes(site)
    : site === "same-origin" && isOwnOrigin;
  if (isOwnSite && (headers.origin === undefined || isOwnOrigin)) return;
  throw new Refusal(403, "This was asked by another site. Only the desk's own page may ask it.");
}

/**
 * Refuses requests without the token of the desk's own page.
 * @throws Refusal
 */
export function checkToken({ headers }: IncomingMessage, { token }: Pick<Guard, "token">) {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`token ${token}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new Refusal(
    401,
    "The desk was started anew. Reload this page and save again.",
    "La scrivania è stata riavviata. Ricaricate questa pagina e salvate di nuovo.",
  );
}
