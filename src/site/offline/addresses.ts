import { type Languages, localizedPath, splitPath } from "../site-map/languages.ts";

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

/** Sent by a page to the worker after the page was shown: its address, and the files it has loaded. */
export type SeenMessage = { type: "seen"; page: string; files: string[] };

export function isSeenMessage(data: unknown): data is SeenMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "seen";
}

/** Sent by a new worker to all pages: the scripts of its version. */
export type VersionMessage = { type: "version"; scripts: string[] };

export function isVersionMessage(data: unknown): data is VersionMessage {
  return typeof data === "object" && data !== null && "type" in data && data.type === "version";
}

/** The site's only Trusted Types policy, which the content security policy allows by name. */
export const workerPolicyName = "villa-offline";

/** TypeScript's DOM types lack Trusted Types; a TrustedScriptURL is declared as a string here. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

export function workerAddress(): string {
  const address = "/sw.js";
  const policy = window.trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
