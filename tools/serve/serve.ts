import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { extname, join, resolve } from "node:path";
import {
  type HostingPolicy,
  headersFor,
  notFoundPage,
  notFoundPages,
  pageFile,
  type ResponseHeaders,
  readPolicy,
  redirectFor,
} from "../build/hosting/policy.ts";
import { formerSites } from "../build/replace-site.ts";
import { contentHash } from "../content/files/cache-key.ts";
import { errorCode } from "../content/files/errors.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { reportWords } from "../content/problems/report.ts";

/**
 * Commands do this before anything else, so that a taken port is reported at once.
 * @returns the server, whose requests wait for `answerBy`
 */
export async function takePort(options: { port: number; host?: string; command: string }) {
  const { port, host, command } = options;
  const { promise, resolve: answerBy } = Promise.withResolvers<RequestListener>();
  const server = createServer(async (request, response) => (await promise)(request, response));
  try {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed).listen({ port, host }, listening);
    });
  } catch (error) {
    const code = errorCode(error);
    const known = (["EADDRINUSE", "EACCES", "ERR_SOCKET_BAD_PORT"] as const).find(
      (each) => each === code,
    );
    const values = { port: process.env.PORT || port, other: port + 1, command, code };
    console.error(reportWords(known ?? "portFailed", ownerLanguage(), values));
    process.exit(1);
  }
  return { server, answerBy };
}

export function portOf({ PORT }: Record<string, string | undefined>, usual = 4173): number {
  return Number(PORT || usual);
}

/** Also while another build takes the site's place, and after. @throws Error when it is not built yet */
export function siteHandler(dist: string): RequestListener {
  const site = resolve(dist);
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(reportWords("notBuilt", ownerLanguage(), { site }));
  }
  let shown = { folder: site, version: versionOf(site), policy: readPolicy(site) };

  /** One variable says what is shown: the old site, wherever its folder is, until the new one stands. */
  function update(): void {
    // the new one may have come while the old one went
    for (const folder of [site, ...formerSites(site), site]) {
      const version = versionOf(folder);
      const policy = version === shown.version ? shown.policy : policyOf(folder);
      if (!version || !policy) continue;
      shown = { folder, version, policy };
      return;
    }
  }

  return function handle(request, response): void {
    let answer: Answer;
    let isSame: boolean;
    let attempts = 0;
    // what was read counts if the same site still stands there; a build moves folders a few times
    do {
      update();
      const { folder, policy, version } = shown;
      answer = answerTo(policy, folder, request);
      isSame = versionOf(folder) === version;
    } while (!isSame && ++attempts < 10);
    const { status, headers, body } = answer;
    if (body) response.setHeader("Content-Length", body.length);
    response.writeHead(status, headers).end(body);
  };
}

/** Differs for each build of a site; undefined where there is none. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(join(folder, "index.html"), { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

function policyOf(folder: string): HostingPolicy | undefined {
  try {
    return readPolicy(folder);
  } catch {
    // its folder is being moved
    return undefined;
  }
}

type Answer = { status: number; headers: ResponseHeaders; body?: Buffer };

/** With the whole file read: whatever becomes of the folder, the answer is complete. */
function answerTo(policy: HostingPolicy, folder: string, request: IncomingMessage): Answer {
  const { path, query } = splitAddress(request.url ?? "/");
  const headers = headersFor(policy, path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, headers: { ...headers, Allow: "GET, HEAD" } };
  }
  const target = redirectFor(policy, path);
  if (target) return { status: 301, headers: { ...headers, Location: target + query } };
  const page = policy.addresses.includes(path) ? pageFile(path) : path;
  const found = isPrivate(policy, path) ? undefined : fileAnswer(page);
  if (!found) {
    const { headers, body } = fileAnswer(notFoundPage(policy, path)) ?? { headers: {} };
    return { status: 404, headers, ...(body && { body }) };
  }
  const isKnown = request.headers["if-none-match"] === found.headers.ETag;
  return isKnown ? { status: 304, headers: found.headers } : found;

  /** In the smallest form that the browser accepts. */
  function fileAnswer(name: string) {
    const { "accept-encoding": named } = request.headers;
    const accepted = String(named).replace(/\w+ *; *q=0(\.0*)?(?![.\d])/g, "");
    for (const [encoding, ending] of Object.entries({ br: ".br", gzip: ".gz", "": "" })) {
      const body = accepted.includes(encoding) && bytesOf(join(folder, name + ending));
      if (!body) continue;
      const headers: ResponseHeaders = {
        ...headersFor(policy, name === page ? path : name),
        "Content-Type": policy.contentTypes[extname(name).slice(1)] ?? "application/octet-stream",
        Vary: "Accept-Encoding",
        ETag: `W/"${contentHash(body)}"`,
        ...(encoding && { "Content-Encoding": encoding }),
      };
      return { status: 200, headers, body };
    }
    return undefined;
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // none, or a folder
    return undefined;
  }
}

/** Decoded for matching: `%69nterni` is `interni`. Proxies may send `http://villa.example/`. */
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

/** What is no address: compressed and hidden files, folders, and 404 pages, which need status 404. */
function isPrivate(policy: HostingPolicy, path: string): boolean {
  return (
    /\.(br|gz)$|^\/_|[\\/]\.(?!well-known\/)|.\/$|[?#]/.test(path) ||
    notFoundPages(policy).includes(path)
  );
}
