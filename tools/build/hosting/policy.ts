import { readFileSync } from "node:fs";
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

const assetPaths = ["/assets/*", "/fonts/*"];
// link previews and image searches embed these in other sites
const imagePaths = ["/photos/*", "/social/*"];

/** Whether the file's name changes with its content. @param path inside the built site */
export function isHashed(path: string): boolean {
  return [...assetPaths, ...imagePaths].some((all) => `/${path}`.startsWith(all.replace("*", "")));
}

const noIndex = { "X-Robots-Tag": "noindex" };

export function hostingPolicy(request: PolicyRequest): HostingPolicy {
  const { languages, demoEngine, editor } = request;
  const page = pageHeaders(request);
  const [, ...others] = languages;
  const offline = inLanguages("/offline", languages);
  return {
    languages,
    formerPrefixes: languageCodes.filter((code) => !others.includes(code)),
    addresses: [
      ...listedPages(request.pages).flatMap(({ path }) => inLanguages(path, languages)),
      ...offline,
      ...(demoEngine ? languages.map((lang) => `/demo/booking-engine/${lang}`) : []),
      ...(editor ? [editorAddress] : []),
    ],
    contentTypes,
    rules: [
      fileRule(assetPaths, cache.immutable, "same-origin"),
      fileRule(imagePaths, cache.immutable, "cross-origin"),
      fileRule(iconPaths, cache.day, "cross-origin"),
      fileRule(inLanguages("/site.webmanifest", languages), cache.revalidate, "same-origin"),
      workerRule,
      ...(demoEngine ? [demoRule(request, page)] : []),
      ...(editor ? editorRules(editor, page) : []),
      { paths: offline, headers: { ...page, ...noIndex }, documents: true },
      { paths: ["/*"], headers: page, documents: true },
    ],
  };
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

/** Of Trusted Types: writes one fixed element, the script of a head that the address of a stay needs. */
export const headPolicyName = "villa-head";

function pageHeaders(request: PolicyRequest): ResponseHeaders {
  const { styleHashes, scriptHashes, bookingOrigins, demoEngine, mapOrigin } = request;
  const booking = ["self", ...bookingOrigins.map((origin) => `"${origin}"`)].join(" ");
  return {
    "Cache-Control": cache.revalidate,
    ...everywhere,
    // without `upgrade-insecure-requests`, which would break the site on a local network without https
    "Content-Security-Policy": writePolicy("page", {
      "script-src": scriptHashes,
      "style-src": styleHashes,
      "connect-src": [request.geoOrigin, ...request.analyticsOrigins],
      "frame-src": [...bookingOrigins, ...(demoEngine ? ["'self'"] : []), mapOrigin],
      "trusted-types": [workerPolicyName, headPolicyName],
    }),
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
    ...(request.hidden ? noIndex : {}),
  };
}

/** The service worker; its policy applies to its own fetches. */
const workerRule: HeaderRule = {
  paths: ["/sw.js"],
  headers: {
    // revalidated always: it must be possible to replace a broken worker
    "Cache-Control": "no-cache",
    ...everywhere,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": writePolicy("worker"),
  },
};

function demoRule({ styleHashes, scriptHashes }: PolicyRequest, page: ResponseHeaders): HeaderRule {
  const { "X-Frame-Options": _, ...kept } = page;
  const sources = { "script-src": scriptHashes, "style-src": styleHashes };
  const headers = { ...kept, ...noIndex, "Content-Security-Policy": writePolicy("demo", sources) };
  return { paths: ["/demo/*"], headers, documents: true };
}

function editorRules(origins: EditorOrigins, page: ResponseHeaders): HeaderRule[] {
  const files = fileRule([`${editorAddress}/*`], cache.revalidate, "same-origin");
  const headers = { ...page, ...noIndex, "Content-Security-Policy": editorPolicy(origins) };
  return [
    { ...files, headers: { ...files.headers, ...noIndex } },
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

type OfLanguages = Pick<HostingPolicy, "languages">;

export function notFoundPages({ languages }: OfLanguages): string[] {
  return inLanguages("/404", languages).map(pageFile);
}

export function notFoundByPrefix({ languages }: OfLanguages) {
  const [, ...others] = notFoundPages({ languages });
  return others.map((file) => ({ prefix: file.replace("/404.html", ""), file }));
}

export function notFoundPage({ languages }: OfLanguages, path: string): string {
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

/** @throws Error that names the file when it is missing */
export function readPolicy(dist: string): HostingPolicy {
  return JSON.parse(readFileSync(policyFile(dist), "utf8"));
}
