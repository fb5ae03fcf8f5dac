import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join, resolve } from "node:path";
import { acceptedEncodings } from "../build/hosting/accepted-encodings.ts";
import { limitedServer } from "../build/hosting/limited-server.ts";
import { type ServerLimits, serverLimits } from "../build/hosting/limits.ts";
import {
  type HostingPolicy,
  headersFor,
  notFoundPage,
  notFoundPages,
  pageFile,
  type ResponseHeaders,
  redirectFor,
} from "../build/hosting/policy.ts";
import { readPolicy } from "../build/hosting/policy-file.ts";
import { sendFile } from "../build/hosting/send-file.ts";
import { errorCode, errorText } from "../content/files/errors.ts";

export type ServerOptions = {
  /** Folder of the built site. */
  dist: string;
  /** 0 for any free port. */
  port: number;
  /** How to serve it; read from the build's file beside the site unless given. */
  policy?: HostingPolicy;
  /** Limits for one client; the documented ones unless given. */
  limits?: ServerLimits;
};

export type RunningServer = { url: string; close(): Promise<void> };

/**
 * Serves the built site as the documented hosts do: clean addresses, one redirect for other
 * spellings, precompressed files, 404 pages in the language of the address, the policy's headers.
 * @throws Error when the site is not built yet, or with the code `EADDRINUSE` when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dist, port, policy, limits } = options;
  return listen(await siteHandler(dist, policy), port, limits);
}

/**
 * Answers requests at a port of this machine.
 * @param port 0 for any free one
 * @throws Error with the code `EADDRINUSE` when the port is taken
 */
export async function listen(
  handler: RequestListener,
  port: number,
  limits: ServerLimits = serverLimits,
): Promise<RunningServer> {
  const server = limitedServer(handler, limits);
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, listening);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers requests with the built site.
 * @param policy how to serve it; read from the build's file beside the site unless given
 * @throws Error when the site is not built yet
 */
export async function siteHandler(dist: string, policy?: HostingPolicy): Promise<RequestListener> {
  const site = resolve(dist);
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(`There is no site in ${site} yet. Build it first: npm run build`);
  }
  return policyHandler(site, policy ?? (await readPolicy(site)));
}

function policyHandler(site: string, policy: HostingPolicy): RequestListener {
  return async (request, response) => {
    const { path, query } = splitAddress(request.url ?? "/");
    const headers = headersFor(policy, path);
    // with two host names a request could bypass the rules of a proxy (RFC 9112, 3.2)
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      response.writeHead(400, { ...headers, Connection: "close" }).end();
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
      return;
    }
    const target = redirectFor(policy, path);
    if (target) {
      response.writeHead(301, { ...headers, Location: target + query }).end();
      return;
    }
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    const send = (file: string, status: 200 | 404) =>
      sendFile(request, response, {
        site,
        path: file,
        accepted,
        headers: withType(policy, file, status === 404 ? headersFor(policy, file) : headers),
        status,
      });
    const file = policy.addresses.includes(path) ? pageFile(path) : path;
    try {
      if (!isPrivate(policy, path) && (await send(file, 200))) return;
      if (!(await send(notFoundPage(policy, path), 404))) response.writeHead(404, headers).end();
    } catch {
      const later = { ...headers, "Cache-Control": "no-store", "Retry-After": "5" };
      response.writeHead(503, later).end();
    }
  };
}

function withType({ contentTypes }: HostingPolicy, file: string, headers: ResponseHeaders) {
  const type = contentTypes[extname(file).slice(1)] ?? "application/octet-stream";
  return { ...headers, "Content-Type": type };
}

/**
 * Splits a request's address and decodes the path, for matching: `%69nterni` is `interni`. Proxies
 * may send the whole address, `http://villa.example/`.
 */
function splitAddress(url: string): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  const [encoded = "/", ...rest] = target.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return { path: encoded, query };
  }
}

/** Files without an address of their own: compressed, hidden, and 404 pages, which need status 404. */
function isPrivate(policy: HostingPolicy, path: string): boolean {
  return /\.(br|gz)$|^\/_|\/\.(?!well-known\/)/.test(path) || notFoundPages(policy).includes(path);
}

/**
 * The message for a server that cannot listen on its port.
 * @param command the command that started it
 */
export function portAdvice(error: unknown, port: number, command = "npm start"): string {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} ${command}`;
    case "EACCES":
      return `Port ${port} may not be used without rights. Choose one above 1023: PORT=4173 ${command}`;
    case "ERR_SOCKET_BAD_PORT":
      return `PORT="${process.env.PORT}" is no port. Choose a number from 1 to 65535: PORT=4173 ${command}`;
    default:
      return errorText(error);
  }
}

/** The port that the environment names; 4173 where it names none. */
export function portOf({ PORT }: Record<string, string | undefined>): number {
  return Number(PORT || 4173);
}

// without a build before it, as the bench needs it
if (import.meta.main) await startServer({ dist: "dist", port: portOf(process.env) });
