import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import { workerPolicyName } from "../../../src/site/offline/register.ts";
import {
  findLanguage,
  type Lang,
  type Languages,
  localizedPath,
} from "../../../src/site/site-map/languages.ts";
import { editorAddress, listedPages, type Page } from "../../../src/site/site-map/pages.ts";
import policies from "./content-policies.json" with { type: "json" };
import contentTypes from "./content-types.json" with { type: "json" };
import unusedFeatures from "./unused-features.json" with { type: "json" };

export type ResponseHeaders = Record<string, string>;

export type HeaderRule = {
  paths: string[];
  headers: ResponseHeaders;
  documents?: true;
  /** Its content policy is both stricter and looser than that of the pages. */
  apart?: true;
};

/** How the built site is served. The configurations of all servers are generated from it. */
export type HostingPolicy = {
  languages: Languages;
  /** Languages without a prefix of their own: that of one which was taken off, or is the first now. */
  formerPrefixes: Lang[];
  addresses: string[];
  /** The first matching rule applies; the last one matches everything. */
  rules: HeaderRule[];
  /** Content types by file extension. */
  contentTypes: Record<string, string>;
};

export type PolicyRequest = {
  pages: Page[];
  languages: Languages;
  /** CSP sources of inline styles and scripts, such as `'sha256-…'`. */
  styleHashes: string[];
  scriptHashes: string[];
  /** Origins of the booking engines; none while the demo is used, or none at all. */
  bookingOrigins: string[];
  demoEngine: boolean;
  mapOrigin: string;
  geoOrigin: string;
  analyticsOrigins: string[];
  /** A preview that search engines must not list. */
  hidden?: boolean;
  editor?: EditorOrigins | undefined;
};

export type EditorOrigins = { connect: string[]; images: string[] };

const year = 365 * 24 * 60 * 60;
const iconPaths = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icons/*"];

const cache = {
  // the content of a file with a hash in its name never changes
  immutable: `public, max-age=${year}, immutable`,
  day: `public, max-age=${24 * 60 * 60}`,
  // revalidated each time, so that visitors get a new version at once
  revalidate: "public, max-age=0, must-revalidate",
};

const noIndex = { "X-Robots-Tag": "noindex" };

export function hostingPolicy(request: PolicyRequest): HostingPolicy {
  const { languages } = request;
  const page = pageHeaders(request);
  const [, ...others] = languages;
  return {
    languages,
    formerPrefixes: languageCodes.filter((code) => !others.includes(code)),
    addresses: siteAddresses(request),
    contentTypes,
    rules: [
      fileRule(["/assets/*", "/fonts/*"], cache.immutable, "same-origin"),
      // link previews and image searches embed these in other sites
      fileRule(["/photos/*", "/social/*"], cache.immutable, "cross-origin"),
      fileRule(iconPaths, cache.day, "cross-origin"),
      fileRule(inLanguages("/site.webmanifest", languages), cache.revalidate, "same-origin"),
      { paths: ["/sw.js"], headers: workerHeaders },
      ...(request.demoEngine ? [demoRule(request, page)] : []),
      ...(request.editor ? editorRules(request.editor, page) : []),
      {
        paths: inLanguages("/offline", languages),
        headers: { ...page, ...noIndex },
        documents: true,
      },
      { paths: ["/*"], headers: page, documents: true },
    ],
  };
}

function siteAddresses({ pages, languages, demoEngine, editor }: PolicyRequest): string[] {
  return [
    ...listedPages(pages).flatMap(({ path }) => inLanguages(path, languages)),
    ...inLanguages("/offline", languages),
    ...(demoEngine ? languages.map((lang) => `/demo/booking-engine/${lang}`) : []),
    ...(editor ? [editorAddress] : []),
  ];
}

function inLanguages(path: string, languages: Languages): string[] {
  return languages.map((lang) => localizedPath(path, lang, languages));
}

const everywhere: ResponseHeaders = {
  // no `preload`: it affects all subdomains, and takes months to revoke
  "Strict-Transport-Security": `max-age=${year}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
};

function fileRule(paths: string[], caching: string, embedding: string): HeaderRule {
  return {
    paths,
    headers: {
      "Cache-Control": caching,
      ...everywhere,
      "Cross-Origin-Resource-Policy": embedding,
    },
  };
}

function pageHeaders(request: PolicyRequest): ResponseHeaders {
  const booking = ["self", ...request.bookingOrigins.map((origin) => `"${origin}"`)].join(" ");
  return {
    "Cache-Control": cache.revalidate,
    ...everywhere,
    "Content-Security-Policy": pageSecurityPolicy(request),
    // frame-ancestors 'none' for browsers that do not support it
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...unusedFeatures.map((feature) => `${feature}=()`),
      `payment=(${booking})`,
      `fullscreen=(${booking})`,
    ].join(", "),
    // popups of the booking engine, such as a bank's, need access to the frame that opened them
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(request.hidden ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** Without `upgrade-insecure-requests`, which would break the site on a local network without https. */
function pageSecurityPolicy(request: PolicyRequest): string {
  const { styleHashes, scriptHashes, bookingOrigins, mapOrigin } = request;
  const frames = [...bookingOrigins, ...(request.demoEngine ? ["'self'"] : [])];
  return writePolicy("page", {
    "script-src": scriptHashes,
    "style-src": styleHashes,
    "connect-src": [request.geoOrigin, ...request.analyticsOrigins],
    "frame-src": [...frames, mapOrigin],
    "trusted-types": [workerPolicyName],
  });
}

const workerHeaders: ResponseHeaders = {
  // revalidated always: it must be possible to replace a broken worker
  "Cache-Control": "no-cache",
  ...everywhere,
  "Cross-Origin-Resource-Policy": "same-origin",
  // applies to the worker's own fetches
  "Content-Security-Policy": writePolicy("worker"),
};

function demoRule({ styleHashes, scriptHashes }: PolicyRequest, page: ResponseHeaders): HeaderRule {
  const { "X-Frame-Options": _, ...kept } = page;
  const headers = {
    ...kept,
    ...noIndex,
    "Content-Security-Policy": writePolicy("demo", {
      "script-src": scriptHashes,
      "style-src": styleHashes,
    }),
  };
  return { paths: ["/demo/*"], headers, documents: true };
}

function editorRules(origins: EditorOrigins, page: ResponseHeaders): HeaderRule[] {
  const headers = {
    ...page,
    ...noIndex,
    "Content-Security-Policy": editorPolicy(origins),
  };
  const { paths, headers: file } = fileRule(
    [`${editorAddress}/*`],
    cache.revalidate,
    "same-origin",
  );
  return [
    { paths, headers: { ...file, ...noIndex } },
    { paths: [editorAddress], headers, documents: true, apart: true },
  ];
}

/** The editor writes styles into elements and uses no Trusted Types; pages keep their own policy. */
export function editorPolicy({ connect, images }: EditorOrigins, base = "'none'"): string {
  return writePolicy("editor", { "img-src": images, "connect-src": connect, "base-uri": [base] });
}

/** @param added sources by directive, after those of the table */
export function writePolicy(
  name: keyof typeof policies,
  added: Record<string, string[]> = {},
): string {
  return Object.entries(policies[name])
    .map(([directive, sources]) => {
      const all = new Set([...sources, ...(added[directive] ?? [])]);
      return [directive, ...all].join(" ");
    })
    .join("; ");
}

export function headersFor({ rules }: HostingPolicy, path: string): ResponseHeaders {
  const rule = rules.find(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  return rule?.headers ?? {};
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** `/interni.html`, not `/interni/index.html`, which hosts serve with a trailing slash. */
export function pageFile(address: string): string {
  return address === "/" ? "/index.html" : `${address}.html`;
}

/**
 * Spellings that redirect to a page's address, in the first language also those with the prefix of a
 * language that has none any more; no look-around, matched without regard to case.
 */
export function spellings(policy: HostingPolicy, address: string): string {
  const former = policy.formerPrefixes.join("|");
  // no slash can be matched in two ways, or thousands of them would take seconds
  if (address === "/") return `^/+((${former})/*|((${former})/+)?index(\\.html)?/*)?$`;
  const path = address.slice(1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isPrefixed = notFoundByPrefix(policy).some(({ prefix }) =>
    `${address}/`.startsWith(`${prefix}/`),
  );
  return `^/+${isPrefixed ? "" : `((${former})/+)?`}${path}(\\.html|/+index(\\.html)?)?/*$`;
}

export function redirectFor(policy: HostingPolicy, path: string): string | undefined {
  const { addresses } = policy;
  if (addresses.includes(path)) return;
  return addresses.find((address) => new RegExp(spellings(policy, address), "i").test(path));
}

export function notFoundPages({ languages }: Pick<HostingPolicy, "languages">): string[] {
  return inLanguages("/404", languages).map(pageFile);
}

export function notFoundByPrefix({ languages }: Pick<HostingPolicy, "languages">) {
  const [, ...others] = languages;
  return others.map((lang) => ({
    lang,
    prefix: `/${lang}`,
    file: pageFile(localizedPath("/404", lang, languages)),
  }));
}

export function notFoundPage(
  { languages }: Pick<HostingPolicy, "languages">,
  path: string,
): string {
  const [, prefix] = path.toLowerCase().split("/", 2);
  const lang = findLanguage(prefix, languages) ?? languages[0];
  return pageFile(localizedPath("/404", lang, languages));
}

/** Folder beside a built site for server configurations, which must not be public. */
export function hostingFolder(dist: string): string {
  return `${dist}-hosting`;
}

export function policyFile(dist: string): string {
  return join(hostingFolder(dist), "policy.json");
}

/** @throws Error when the file is missing */
export async function readPolicy(dist: string): Promise<HostingPolicy> {
  try {
    return JSON.parse(await readFile(policyFile(dist), "utf8"));
  } catch (cause) {
    throw new Error(`${policyFile(dist)} is missing. Build the site again: npm run build`, {
      cause,
    });
  }
}
