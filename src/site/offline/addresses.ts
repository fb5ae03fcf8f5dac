import { type Languages, localizedPath, splitPath } from "../site-map/languages.ts";

/** Names of caches begin with the first, those of the files that a version keeps with the second. */
export const cachePrefix = "villa-";
export const shellPrefix = `${cachePrefix}shell-`;

/** Undefined for what is not cached: sitemap, PDF, the demo booking engine, the worker itself. */
export function cacheKind({ pathname }: URL): "page" | "file" | "photo" | undefined {
  if (/^\/(assets|fonts)\//.test(pathname)) return "file";
  if (pathname.startsWith("/photos/")) return "photo";
  if (!/\.\w+$|^\/demo\//.test(pathname)) return "page";
}

/** The cache key of a page: without query and hash, which do not change its HTML. */
export function pageKey({ origin, pathname }: URL): string {
  return origin + (pathname.replace(/\/+$/, "") || "/");
}

export function offlinePage({ origin, pathname }: URL, languages: Languages): string {
  return origin + localizedPath("/offline", splitPath(pathname, languages).lang, languages);
}
