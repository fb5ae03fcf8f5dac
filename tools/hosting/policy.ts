import { workerPolicyName } from "../../src/site/offline/worker-address.ts";
import { type Lang, langs, localizedPath, splitPath } from "../../src/site/site-map/languages.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";

/** What a response carries beside its body, by header name. */
export type ResponseHeaders = Record<string, string>;

/** Addresses (`/sw.js`, or all below a folder: `/photos/*`) and what their responses carry. */
export type HeaderRule = { paths: string[]; headers: ResponseHeaders; documents?: true };

/** How the built site is to be served. Every server's configuration is written from it. */
export type HostingPolicy = {
  /** Addresses at which a page stands: `/interni` is the file `/interni.html`, `/` is `/index.html`. */
  addresses: string[];
  /** The first rule that matches counts; the last one matches everything. */
  rules: HeaderRule[];
  /** Content types by the ending of the file. */
  contentTypes: Record<string, string>;
};

export type PolicyRequest = {
  villaSlug: string;
  /** CSP sources of what is inlined, such as `'sha256-…'` (see `inlineHashes`). */
  styleHashes: string[];
  scriptHashes: string[];
  /** Origins of the booking engines; none while the demo stands in their place. */
  bookingOrigins: string[];
  mapOrigin: string;
  geoOrigin: string;
  /** Where events go; none without a project key. */
  analyticsOrigins: string[];
  /** A preview that search engines must not list. */
  hidden?: boolean;
};

const year = 365 * 24 * 60 * 60;
const demoAddresses = langs.map((lang) => `/demo/booking-engine/${lang}`);
const offlineAddresses = langs.map((lang) => localizedPath("/offline", lang));

const iconPaths = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icons/*"];

const manifestPaths = langs.map((lang) => localizedPath("/site.webmanifest", lang));

const cache = {
  // a name with a hash never comes back with other bytes
  immutable: `public, max-age=${year}, immutable`,
  day: `public, max-age=${24 * 60 * 60}`,
  // a new version is seen at the next visit: kept, but asked about each time
  revalidate: "public, max-age=0, must-revalidate",
};

/** The rules of the whole site: security, caching, addresses. Reasons stand beside the values. */
export function hostingPolicy(request: PolicyRequest): HostingPolicy {
  const page = pageHeaders(request);
  const demo = request.bookingOrigins.length > 0 ? page : demoHeaders(request, page);
  const noIndex = { "X-Robots-Tag": "noindex" };
  return {
    addresses: siteAddresses(request.villaSlug),
    contentTypes,
    rules: [
      fileRule(["/assets/*", "/fonts/*"], cache.immutable, "same-origin"),
      // previews and picture searches show these on pages of their own
      fileRule(["/photos/*", "/social/*"], cache.immutable, "cross-origin"),
      fileRule(iconPaths, cache.day, "cross-origin"),
      fileRule(manifestPaths, cache.revalidate, "same-origin"),
      { paths: ["/sw.js"], headers: workerHeaders },
      { paths: ["/demo/*"], headers: { ...demo, ...noIndex }, documents: true },
      { paths: offlineAddresses, headers: { ...page, ...noIndex }, documents: true },
      { paths: ["/*"], headers: page, documents: true },
    ],
  };
}

function siteAddresses(villaSlug: string): string[] {
  const pages = sitePages(villaSlug).flatMap(({ path }) =>
    langs.map((lang: Lang) => localizedPath(path, lang)),
  );
  return [...pages, ...offlineAddresses, ...demoAddresses];
}

const everywhere: ResponseHeaders = {
  // no `preload`: that list is for owners who know every subdomain, and it takes months to leave
  "Strict-Transport-Security": `max-age=${year}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
};

/** Files that are no documents: what rules documents would only make them heavier. */
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
    // the same as frame-ancestors 'none', for browsers that do not know it
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...unusedFeatures.map((feature) => `${feature}=()`),
      `payment=(${booking})`,
      `fullscreen=(${booking})`,
    ].join(", "),
    // windows of the booking engine (a bank's, say) must be able to answer the frame that opened them
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(request.hidden ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

const unusedFeatures = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
];

/**
 * What a page may load. `upgrade-insecure-requests` is not in it: every source is the site itself
 * or an https origin, and it would break the site on a local network without https.
 */
function pageSecurityPolicy(request: PolicyRequest): string {
  const { styleHashes, scriptHashes, bookingOrigins, mapOrigin } = request;
  const frames = bookingOrigins.length > 0 ? bookingOrigins : ["'self'"];
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", ...styleHashes],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", request.geoOrigin, ...request.analyticsOrigins],
    "frame-src": [...frames, mapOrigin],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [workerPolicyName],
  });
}

const workerHeaders: ResponseHeaders = {
  // the one file that can free visitors of a broken version
  "Cache-Control": "no-cache",
  ...everywhere,
  "Cross-Origin-Resource-Policy": "same-origin",
  // rules the fetches that the worker makes for its pages
  "Content-Security-Policy": writePolicy({
    "default-src": ["'none'"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  }),
};

/** While no booking engine is chosen, its demo stands in a frame of the site itself. */
function demoHeaders({ styleHashes }: PolicyRequest, page: ResponseHeaders): ResponseHeaders {
  const { "X-Frame-Options": _framedByNobody, ...headers } = page;
  return {
    ...headers,
    "Content-Security-Policy": writePolicy({
      "default-src": ["'none'"],
      "style-src": styleHashes,
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'self'"],
    }),
  };
}

function writePolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

const contentTypes = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
  vcf: "text/vcard; charset=utf-8",
  gpx: "application/gpx+xml",
};

/** The headers that an address is answered with. */
export function headersFor({ rules }: HostingPolicy, path: string): ResponseHeaders {
  const rule = rules.find(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  return rule?.headers ?? {};
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The file of the page that stands at an address, below the folder of the site. */
export function pageFile(address: string): string {
  return address === "/" ? "/index.html" : `${address}.html`;
}

/**
 * Every spelling that leads to a page's address by one redirect: capitals, `.html`, `index.html`,
 * slashes at the end and doubled ones at the start. For engines without look-behind; anchored, and
 * to be read without regard to case.
 */
export function spellings(address: string): string {
  const path = address === "/" ? "/*" : `/+${escapePattern(address.slice(1))}`;
  const ending = address === "/" ? "/(index(\\.html)?)?" : "(\\.html|/+index(\\.html)?)?";
  return `^${path}${ending}/*$`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Where a misspelt address of a page leads; nothing for right and for unknown ones. */
export function redirectFor({ addresses }: HostingPolicy, path: string): string | undefined {
  if (addresses.includes(path)) return;
  return addresses.find((address) => new RegExp(spellings(address), "i").test(path));
}

export const notFoundPages = langs.map(notFoundFile);

/** The 404 page in the language of an unknown address. */
export function notFoundPage(path: string): string {
  return notFoundFile(splitPath(path.toLowerCase()).lang);
}

function notFoundFile(lang: Lang): string {
  return pageFile(localizedPath("/404", lang));
}
