import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { normalize, sep } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { type Encoding, encodings } from "./accepted-encodings.ts";
import { createFileCache, type FileVersion } from "./file-cache.ts";
import type { ResponseHeaders } from "./policy.ts";

type Variant = FileVersion & { encoding?: Encoding };

/** All files of a site of a hundred photographs, but for the largest of them on screens. */
const cache = createFileCache({ file: 512 * 1024, total: 64 * 1024 * 1024 });

export type Sending = {
  /** Folder of the site. */
  site: string;
  /** Address of the file below it, decoded. */
  path: string;
  accepted: Encoding[];
  headers: ResponseHeaders;
  status: 200 | 404;
};

/**
 * Sends a file of the site, or a precompressed copy that the client accepts. Supports conditional
 * requests, and ranges of uncompressed files. If reading fails midway, as when the site is rebuilt,
 * only this response is aborted.
 *
 * @returns whether there is such a file; if not, nothing was sent
 * @throws Error before anything was sent, when the file cannot be read, as when the process cannot
 * open any more
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  sending: Sending,
): Promise<boolean> {
  const variant = findVariant(sending);
  if (!variant) return false;
  const answer = answerOf(request, sending, variant);
  const { start, end } = answer;
  if (request.method === "HEAD" || end < start) {
    response.writeHead(answer.status, answer.headers).end();
  } else if (cache.keeps(variant.size)) {
    const body = await cache.read(variant);
    response.writeHead(answer.status, answer.headers).end(body.subarray(start, end + 1));
    await finished(response).catch(() => {});
  } else {
    const handle = await open(variant.path);
    response.writeHead(answer.status, answer.headers);
    await pipeline(handle.createReadStream({ start, end }), response).catch(() => {
      response.destroy();
    });
  }
  return true;
}

function findVariant({ site, path, accepted }: Sending): Variant | undefined {
  const file = normalize(site + path);
  if (!file.startsWith(site + sep)) return;
  for (const encoding of [...accepted, undefined]) {
    const variant = versionOf(file + (encoding ? encodings[encoding] : ""));
    if (variant) return { ...variant, ...(encoding && { encoding }) };
  }
}

/** Synchronous, because an asynchronous call takes longer than the answer. */
function versionOf(path: string): FileVersion | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) return { path, size: stats.size, modified: stats.mtime };
  } catch {
    // the name contains a character that no file name can have
  }
}

type Answer = {
  status: number;
  headers: ResponseHeaders;
  /** The bytes that are sent, both ends included; none if the end comes first. */
  start: number;
  end: number;
};

function answerOf(
  request: IncomingMessage,
  { headers, status }: Sending,
  { size, modified, encoding }: Variant,
): Answer {
  const etag = `"${modified.getTime().toString(36)}-${size.toString(36)}${encoding ?? ""}"`;
  const common = {
    ...headers,
    ETag: etag,
    "Last-Modified": modified.toUTCString(),
    Vary: "Accept-Encoding",
    ...(encoding && { "Content-Encoding": encoding }),
  };
  const nothing = { start: 0, end: -1 };
  if (status === 200 && isNotModified(request, etag)) {
    return { status: 304, headers: common, ...nothing };
  }
  const range =
    status === 200 && !encoding && isSameVersion(request, etag, modified)
      ? rangeOf(request.headers.range, size)
      : undefined;
  if (range === "outside") {
    const told = { ...headers, "Content-Range": `bytes */${size}` };
    return { status: 416, headers: told, ...nothing };
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const told = {
    ...common,
    "Content-Length": String(end - start + 1),
    ...(encoding ? {} : { "Accept-Ranges": "bytes" }),
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  };
  return { status: range ? 206 : status, headers: told, start, end };
}

function isNotModified(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  return Boolean(known?.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag));
}

/** Whether a client that continues a download has the beginning of this version (RFC 9110, 13.1.5). */
function isSameVersion(request: IncomingMessage, etag: string, modified: Date): boolean {
  const known = request.headers["if-range"];
  return known === undefined || known === etag || known === modified.toUTCString();
}

/** A single byte range, both ends included; undefined for several, which get the whole file. */
function rangeOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? ("outside" as const) : { start, end };
}
