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

/** A page sends the worker its address and the files it has loaded, a new worker all pages its scripts. */
export type Messages = {
  seen: { type: "seen"; page: string; files: string[] };
  version: { type: "version"; scripts: string[] };
};

export function isMessage<Type extends keyof Messages>(
  data: unknown,
  type: Type,
): data is Messages[Type] {
  return Object(data).type === type;
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
