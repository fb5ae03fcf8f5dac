import {
  createReadStream,
  existsSync,
  openSync,
  ReadStream,
  readFileSync,
  statSync,
} from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { extname, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream";
import sirv from "sirv";
import {
  type HostingPolicy,
  headersFor,
  notFoundPage,
  notFoundPages,
  pageFile,
  policyFile,
  type ResponseHeaders,
  readPolicy,
  redirectFor,
} from "../build/hosting/policy.ts";
import { formerSites } from "../build/replace-site.ts";
import { errorCode } from "../content/files/errors.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { reportWords } from "../content/problems/report.ts";

export type RunningServer = { url: string; close(): Promise<void> };

/** As the documented hosts do. @throws Error when it is not built, or with `EADDRINUSE` */
export async function startServer(options: { dist: string; port: number }): Promise<RunningServer> {
  const server = createServer(await siteHandler(options.dist));
  await listen(server, options.port);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", failed).listen({ port, host }, listening);
  });
}

/** Commands do this before anything else, so that a taken port is reported at once. */
export async function takePort(
  server: Server,
  { port, host, command }: { port: number; host?: string; command: string },
): Promise<void> {
  try {
    await listen(server, port, host);
  } catch (error) {
    const code = errorCode(error);
    const known = (["EADDRINUSE", "EACCES", "ERR_SOCKET_BAD_PORT"] as const).find(
      (each) => each === code,
    );
    const values = { port: process.env.PORT || port, other: port + 1, command, code };
    console.error(reportWords(known ?? "portFailed", ownerLanguage(), values));
    process.exit(1);
  }
}

export function portOf({ PORT }: Record<string, string | undefined>, usual = 4173): number {
  return Number(PORT || usual);
}

/** Also while another build takes the site's place, and after. @throws Error when it is not built yet */
export async function siteHandler(dist: string): Promise<RequestListener> {
  const site = resolve(dist);
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(reportWords("notBuilt", ownerLanguage(), { site }));
  }
  let shown = { folder: site, version: versionOf(site), policy: await readPolicy(site) };

  /** One variable says what is shown: the old site, wherever its folder is, until the new one stands. */
  function update(): void {
    for (const folder of foldersOf(site)) {
      const version = versionOf(folder);
      const policy = version === shown.version ? shown.policy : policyOf(folder);
      if (!version || !policy) continue;
      shown = { folder, version, policy };
      return;
    }
  }

  return function answer(request, response): void {
    update();
    const { folder, policy, version } = shown;
    const { url } = request;
    // at once, since the folder may be moved before a stream opens its file
    response.once("pipe", (stream) => {
      if (!(stream instanceof ReadStream)) return;
      const path = relative(folder, String(stream.path));
      const fd = openedIn(folder, site, path);
      const [start, end] = ["start", "end"].map((each): number => Reflect.get(stream, each));
      stream.on("error", () => {}).destroy();
      if (fd === undefined) response.destroy();
      else pipeline(createReadStream("", { fd, start, end }), response, () => {});
    });
    answerBy(policy, filesOf(folder), request, response, () => {
      if (versionOf(folder) === version) return false;
      // it was exchanged while the file was looked for
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      Reflect.deleteProperty(response, "writeHead");
      if (url) request.url = url;
      answer(request, response);
      return true;
    });
  };
}

/** The open file of the first folder that has it; each is looked for when those before had none. */
function openedIn(folder: string, site: string, path: string): number | undefined {
  for (const each of foldersOf(site, folder)) {
    try {
      return openSync(join(each, path), "r");
    } catch {
      // moved, or removed after it was found
    }
  }
  return undefined;
}

function* foldersOf(site: string, first = site): Generator<string> {
  yield first;
  yield* formerSites(site);
  // the new one may have come while the old one went
  yield site;
}

function filesOf(folder: string) {
  // with `dev` it looks for each file at the request: without, it ends when the site is exchanged
  return sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
}

/** Differs for each build of a site; undefined where there is none. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(join(folder, "index.html"), { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

function policyOf(folder: string): HostingPolicy | undefined {
  try {
    return JSON.parse(readFileSync(policyFile(folder), "utf8"));
  } catch {
    // its folder is being moved
    return undefined;
  }
}

function answerBy(
  policy: HostingPolicy,
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
  isAnsweredAnew: () => boolean,
): void {
  const { path, query } = splitAddress(request.url ?? "/");
  const headers = headersFor(policy, path);
  const target = redirectFor(policy, path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
  } else if (target) {
    response.writeHead(301, { ...headers, Location: target + query }).end();
  } else if (isPrivate(policy, path)) {
    sendNotFound();
  } else {
    if (!isRange(request.headers.range)) delete request.headers.range;
    const file = policy.addresses.includes(path) ? pageFile(path) : path;
    send(file, headers, sendNotFound);
  }

  function send(file: string, headers: ResponseHeaders, otherwise: () => void): void {
    const type = policy.contentTypes[extname(file).slice(1)] ?? "application/octet-stream";
    response.setHeaders(new Map(Object.entries({ ...headers, "Content-Type": type })));
    request.url = encodeURI(file);
    files(request, response, () => {
      if (!isAnsweredAnew()) otherwise();
    });
  }
  function sendNotFound(): void {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    delete request.headers.range;
    delete request.headers["if-none-match"];
    const { writeHead } = response;
    response.writeHead = (_status: number, ...others: unknown[]) =>
      Reflect.apply(writeHead, response, [404, ...others]);
    const page = notFoundPage(policy, path);
    send(page, headersFor(policy, page), () => response.writeHead(404).end());
  }
}

/** Whether a range is one that sirv can send; others are answered with the whole file. */
function isRange(header = ""): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
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
    /\.(br|gz)$|^\/_|\/\.(?!well-known\/)|.\/$|[?#]/.test(path) ||
    notFoundPages(policy).includes(path)
  );
}
