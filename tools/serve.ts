import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { acceptedEncodings } from "./hosting/accepted-encodings.ts";
import {
  type HostingPolicy,
  headersFor,
  notFoundPage,
  notFoundPages,
  pageFile,
  type ResponseHeaders,
  redirectFor,
} from "./hosting/policy.ts";
import { readPolicy } from "./hosting/policy-file.ts";
import { sendFile } from "./hosting/send-file.ts";

export type ServerOptions = {
  /** Folder of the built site. */
  dist: string;
  /** 0 for any free port. */
  port: number;
  /** How to serve it; read from the build's file beside the site unless given. */
  policy?: HostingPolicy;
};

export type RunningServer = { url: string; close(): Promise<void> };

/**
 * Serves the built site as the documented hosts do: clean addresses, one redirect for other
 * spellings, precompressed files, 404 pages in the language of the address, the policy's headers.
 * @throws Error when the site is not built yet, or with the code `EADDRINUSE` when the port is taken
 */
export async function startServer({ dist, port, policy }: ServerOptions): Promise<RunningServer> {
  const site = resolve(dist);
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(`There is no site in ${site} yet. Build it first: npm run build`);
  }
  const server = createServer(siteHandler(site, policy ?? (await readPolicy(site))));
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

function siteHandler(site: string, policy: HostingPolicy) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = splitAddress(request.url ?? "/");
    const headers = headersFor(policy, path);
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
    if (!isPrivate(path) && (await send(file, 200))) return;
    if (!(await send(notFoundPage(path), 404))) response.writeHead(404, headers).end();
  };
}

function withType({ contentTypes }: HostingPolicy, file: string, headers: ResponseHeaders) {
  const type = contentTypes[extname(file).slice(1)] ?? "application/octet-stream";
  return { ...headers, "Content-Type": type };
}

/** Splits a request's address and decodes the path, for matching: `%69nterni` is `interni`. */
function splitAddress(url: string): { path: string; query: string } {
  const [encoded = "/", ...rest] = url.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return { path: encoded, query };
  }
}

/** Files without an address of their own: compressed, hidden, and 404 pages, which need status 404. */
function isPrivate(path: string): boolean {
  return /\.(br|gz)$|^\/_|\/\.(?!well-known\/)/.test(path) || notFoundPages.includes(path);
}

/** `npm start`: serves `dist/` until it is stopped. */
async function main(): Promise<void> {
  const port = Number(process.env.PORT || 4173);
  try {
    const { url } = await startServer({ dist: "dist", port });
    console.log(`\nThe site is at ${url}\nStop it with Ctrl+C.\n`);
  } catch (error) {
    console.error(describeError(error, port));
    process.exitCode = 1;
  }
}

function describeError(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if ("code" in error && error.code === "EACCES") {
    return `Port ${port} may not be used without rights. Choose one above 1023: PORT=4173 npm start`;
  }
  if ("code" in error && error.code === "ERR_SOCKET_BAD_PORT") {
    return `PORT="${process.env.PORT}" is no port. Choose a number from 1 to 65535: PORT=4173 npm start`;
  }
  return error.message;
}

if (import.meta.main) await main();
