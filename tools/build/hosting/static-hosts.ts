import { extname } from "node:path";
import {
  type HeaderRule,
  type HostingPolicy,
  headersFor,
  notFoundByPrefix,
  pageFile,
  type ResponseHeaders,
} from "./policy.ts";

const contentPolicy = "Content-Security-Policy";

/** Files whose content types a host may not know. */
const unusualEndings = /\.(vcf|gpx|webmanifest)$/;

/**
 * `_headers` for Cloudflare Pages and Netlify. Both hosts join the values of all matching rules, so a
 * specific rule can only add restrictions. Therefore `/*` has only the headers that no rule loosens, and
 * the others are listed for each address (with an online editor, the sources of all pages too). Where a
 * header holds two content policies, both apply: so a page gets its `frame-ancestors`, and the service
 * worker its stricter sources. `Cache-Control` is listed where it differs from these hosts' default.
 *
 * @param files of the site, as addresses
 */
export function headersFile(policy: HostingPolicy, files: string[]): string {
  const { rules, addresses, contentTypes } = policy;
  const page = rules.at(-1)?.headers ?? {};
  const same = Object.entries(page).filter(([name, value]) =>
    rules.every(({ headers, documents }) => (headers[name] ?? (documents ? "" : value)) === value),
  );
  const shared = directives(page).filter((text) => !isLoosened(rules, text));
  const everywhere: ResponseHeaders = {
    ...Object.fromEntries(same),
    [contentPolicy]: shared.join("; "),
  };
  const own = (headers: ResponseHeaders) =>
    Object.entries(headers).flatMap(([name, value]) => {
      if (name !== contentPolicy) {
        const isUsual = name === "Cache-Control" && value === page[name];
        return everywhere[name] === value || isUsual ? [] : [[name, value]];
      }
      const isPages = value === page[contentPolicy];
      const added = directives(headers).filter((text) => !isPages || isLoosened(rules, text));
      return added.length > 0 ? [[name, added.join("; ")]] : [];
    });
  const pathsOf = ({ paths, headers }: HeaderRule) =>
    paths.flatMap((path) =>
      path === "/*" ? addresses.filter((each) => headersFor(policy, each) === headers) : [path],
    );
  return [
    block("/*", everywhere),
    ...rules.flatMap((rule) =>
      pathsOf(rule).map((path) => block(path, Object.fromEntries(own(rule.headers)))),
    ),
    ...files
      .filter((file) => unusualEndings.test(file))
      .map((file) => block(file, { "Content-Type": contentTypes[extname(file).slice(1)] ?? "" })),
  ].join("");
}

function block(path: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return lines.length > 0 ? `${path}\n${lines.join("")}` : "";
}

function directives(headers: ResponseHeaders): string[] {
  return headers[contentPolicy]?.split("; ") ?? [];
}

/** Directives that do not govern what is loaded; `default-src` is no fallback for them. */
const withoutSources = /^(base-uri|form-action|frame-ancestors) /;

/** Some pages may be framed, and the online editor has sources of its own. */
function isLoosened(rules: HeaderRule[], directive: string): boolean {
  if (!withoutSources.test(directive) && rules.some(({ apart }) => apart)) return true;
  const isKept = ({ headers, documents }: HeaderRule) =>
    !documents || directives(headers).includes(directive);
  return directive.startsWith("frame-ancestors") && !rules.every(isKept);
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. Both redirect trailing slashes by themselves, and
 * match case-sensitively: the usual spellings with capitals are listed (`/Interni`, `/INTERNI`,
 * `/IT/interni`, `/It/Interni`, `/IT/INTERNI`), others get the 404 page. The last lines are for Netlify;
 * Cloudflare finds `/it/404.html` by itself and ignores them.
 */
export function redirectsFile(policy: HostingPolicy): string {
  const prefixes = notFoundByPrefix(policy);
  const moved = policy.addresses.flatMap((address) => {
    const files = [pageFile(address), `${address === "/" ? "" : address}/index.html`];
    const language = prefixes.find(({ prefix }) => `${address}/`.startsWith(`${prefix}/`));
    const others = [...files, ...capitals(address, language?.prefix)];
    return [...new Set(others)].map((from) => `${from} ${address} 301`);
  });
  const notFound = prefixes.map(({ prefix, file }) => `${prefix}/* ${file} 404`);
  const former = policy.formerPrefixes.flatMap((lang) => [
    `/${lang} / 301`,
    `/${lang}/* /:splat 301`,
  ]);
  return [...moved, ...former, ...notFound, ""].join("\n");
}

/** @param prefix of its language, if it has one */
function capitals(address: string, prefix = ""): string[] {
  const capitalized = address.replace(/\/./g, (start) => start.toUpperCase());
  const spelled = [
    address.toUpperCase(),
    capitalized,
    prefix.toUpperCase() + address.slice(prefix.length),
  ];
  return spelled.filter((spelling) => spelling !== address);
}
