import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import sirv from "sirv";
import { acceptedEncodings, type Encoding, encodings } from "./hosting/accepted-encodings.ts";
import {
  type HostingPolicy,
  headersFor,
  notFoundPage,
  notFoundPages,
  pageFile,
  redirectFor,
} from "./hosting/policy.ts";
import { readPolicy } from "./hosting/policy-file.ts";

export type ServerOptions = {
  /** Folder of the built site. */
  dist: string;
  /** 0 takes any free one. */
  port: number;
  /** How to serve it; as the build wrote it down beside the site, unless given. */
  policy?: HostingPolicy;
};

export type RunningServer = { url: string; close(): Promise<void> };

/**
 * Serves the built site as the documented hosts do: clean addresses, one redirect for misspelt
 * ones, precompressed files, 404 pages in the language of the address, the policy's headers.
 * Rejects when the site is not built yet, and with the code `EADDRINUSE` when the port is taken.
 */
export async function startServer({ dist, port, policy }: ServerOptions): Promise<RunningServer> {
  const site = resolve(dist);
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(`There is no site in ${site} yet. Build it first: npm run build`);
  }
  const server = createServer(await siteHandler(site, policy ?? (await readPolicy(site))));
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

async function siteHandler(site: string, policy: HostingPolicy) {
  const files = sirv(site, { etag: true, brotli: true, gzip: true, extensions: [] });
  const notFound = await notFoundSender(site, policy);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = splitAddress(request.url ?? "/");
    const headers = headersFor(policy, path);
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
      return;
    }
    const target = redirectFor(policy, path);
    if (target) {
      response.writeHead(301, { ...headers, Location: target + query }).end();
      return;
    }
    if (isPrivate(path)) {
      notFound(response, path, accepted);
      return;
    }
    const file = policy.addresses.includes(path) ? pageFile(path) : path;
    const type = policy.contentTypes[extname(file).slice(1)];
    request.url = encodeURI(file);
    request.headers["accept-encoding"] = accepted.join(", ");
    response.setHeaders(new Headers({ ...headers, ...(type ? { "Content-Type": type } : {}) }));
    files(request, response, () => notFound(response, path, accepted));
  };
}

/** The path as it is meant, for matching: `%69nterni` is `interni`. */
function splitAddress(url: string): { path: string; query: string } {
  const [encoded = "/", ...rest] = url.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return { path: encoded, query };
  }
}

/** Files that have no address: compressed copies, the 404 pages (which would come with 200). */
function isPrivate(path: string): boolean {
  return /\.(br|gz)$|^\/_/.test(path) || notFoundPages.includes(path);
}

type Variants = Map<Encoding | "identity", Buffer>;

/** Answers with a 404 page; both are kept in memory, in all encodings, as they are small. */
async function notFoundSender(site: string, policy: HostingPolicy) {
  const pages = new Map<string, Variants>();
  for (const page of notFoundPages) pages.set(page, await readVariants(join(site, page)));
  return (response: ServerResponse, path: string, accepted: Encoding[]) => {
    const variants: Variants = pages.get(notFoundPage(path)) ?? new Map();
    const encoding = accepted.find((name) => variants.has(name));
    const body = variants.get(encoding ?? "identity");
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response
      .writeHead(404, {
        ...headersFor(policy, notFoundPage(path)),
        "Content-Type": policy.contentTypes.html,
        "Content-Length": body?.length ?? 0,
        Vary: "Accept-Encoding",
        ...(encoding ? { "Content-Encoding": encoding } : {}),
      })
      .end(body);
  };
}

async function readVariants(file: string): Promise<Variants> {
  const variants: Variants = new Map();
  if (existsSync(file)) variants.set("identity", await readFile(file));
  for (const name of ["br", "gzip"] as const) {
    const compressed = file + encodings[name];
    if (existsSync(compressed)) variants.set(name, await readFile(compressed));
  }
  return variants;
}

/** `npm start`: serves `dist/` until it is stopped. */
async function main(): Promise<void> {
  const port = Number(process.env.PORT || 4173);
  try {
    const { url } = await startServer({ dist: "dist", port });
    console.log(`\nThe site is at ${url}\nStop it with Ctrl+C.\n`);
  } catch (error) {
    console.error(explain(error, port));
    process.exitCode = 1;
  }
}

function explain(error: unknown, port: number): string {
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
