import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Encoding, encodings } from "./accepted-encodings.ts";
import type { ResponseHeaders } from "./policy.ts";

type Variant = { handle: FileHandle; size: number; modified: Date; encoding?: Encoding };

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
 * @throws Error when the process cannot open any more files
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  sending: Sending,
): Promise<boolean> {
  const variant = await findVariant(sending);
  if (!variant) return false;
  try {
    await send(request, response, sending, variant);
  } catch {
    response.destroy();
  } finally {
    await variant.handle.close().catch(() => {});
  }
  return true;
}

async function findVariant({ site, path, accepted }: Sending): Promise<Variant | undefined> {
  const file = normalize(site + path);
  if (!file.startsWith(site + sep)) return;
  for (const encoding of [...accepted, undefined]) {
    const handle = await openIfThere(file + (encoding ? encodings[encoding] : ""));
    const stats = await handle?.stat().catch(() => undefined);
    if (handle && stats?.isFile()) {
      return { handle, size: stats.size, modified: stats.mtime, ...(encoding && { encoding }) };
    }
    await handle?.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // under load; a page that exists must not be called missing
    if (code === "EMFILE" || code === "ENFILE") throw error;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, status }: Sending,
  { handle, size, modified, encoding }: Variant,
): Promise<void> {
  const etag = `"${modified.getTime().toString(36)}-${size.toString(36)}${encoding ?? ""}"`;
  const common = {
    ...headers,
    ETag: etag,
    "Last-Modified": modified.toUTCString(),
    Vary: "Accept-Encoding",
    ...(encoding && { "Content-Encoding": encoding }),
  };
  if (status === 200 && isNotModified(request, etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const range =
    status === 200 && !encoding && isSameVersion(request, etag, modified)
      ? rangeOf(request.headers.range, size)
      : undefined;
  if (range === "outside") {
    response.writeHead(416, { ...headers, "Content-Range": `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    ...common,
    "Content-Length": end - start + 1,
    ...(encoding ? {} : { "Accept-Ranges": "bytes" }),
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === "HEAD" || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
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
