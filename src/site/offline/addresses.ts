import { localizedPath, splitPath } from "../site-map/languages.ts";

/** What the worker keeps of an address, if anything. */
export type Kind = "page" | "file" | "photo";

/**
 * Sorts an address of this site: pages, files and photographs with a hash in their names; nothing
 * for all else (maps of the site, documents, the demo of the booking engine, the worker itself).
 */
export function cacheKind({ pathname }: URL): Kind | undefined {
  if (/^\/(assets|fonts)\//.test(pathname)) return "file";
  if (pathname.startsWith("/photos/")) return "photo";
  if (!/\.\w+$|^\/demo\//.test(pathname)) return "page";
}

/** Under which address a page is kept: query and hash do not change what is prerendered. */
export function pageKey({ origin, pathname }: URL): string {
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

/** The page that stands in for one that was never seen, in the language of its address. */
export function offlinePage({ origin, pathname }: URL): string {
  return origin + localizedPath("/offline", splitPath(pathname).lang);
}

/** What a page tells the worker after it was shown: its address, and what it has loaded. */
export type SeenMessage = { type: "seen"; page: string; files: string[] };

export function isSeenMessage(data: unknown): data is SeenMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "seen";
}

/** What a new worker tells the pages: the scripts of the version that it belongs to. */
export type VersionMessage = { type: "version"; scripts: string[] };

export function isVersionMessage(data: unknown): data is VersionMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "version";
}
