import { join } from "node:path";
import { filledTemplate } from "../../content/files/filled-template.ts";
import {
  type HostingPolicy,
  notFoundByPrefix,
  notFoundPages,
  pageFile,
  type ResponseHeaders,
  spellings,
} from "./policy.ts";

function configuration(name: string, values: Record<string, string | string[]>): string {
  return filledTemplate(join(import.meta.dirname, "templates", name), values);
}

function lastHeaders({ rules }: HostingPolicy): ResponseHeaders {
  return rules.at(-1)?.headers ?? {};
}

function escaped(text: string): string {
  return text.replaceAll(".", "\\.");
}

export type NginxOptions = {
  serverName: string;
  root: string;
  /** `listen` and certificate lines; unless given, https on 443 with a redirect from http. */
  listen?: string[];
};

/** For nginx 1.22 or newer. */
export function nginxConfig(policy: HostingPolicy, options: NginxOptions): string {
  const { serverName, root, listen } = options;
  const { addresses, contentTypes, rules } = policy;
  const query = "(?:\\?|$)";
  const addHeaders = (headers: ResponseHeaders) =>
    // with `always`, so that errors and redirects have them too; files without a copy vary as others do
    Object.entries({ ...headers, Vary: "Accept-Encoding" }).map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    );
  const location = (match: string, first: string | string[], headers: ResponseHeaders) => [
    `location ${match} {`,
    ...[first, addHeaders(headers)].flat().map((line) => `  ${line}`),
    "}",
  ];
  return configuration("nginx.conf", {
    serverName,
    root,
    moved: [
      'default "";',
      `"~^(?:${addresses.map(escaped).join("|")})${query}" "";`,
      ...addresses.map(
        (address) => `"~*${spellings(policy, address).replace(/\$$/, query)}" "${address}";`,
      ),
    ],
    notFound: notFoundByPrefix(policy).map(({ prefix, file }) => `"~*^${prefix}(/|$)" ${file};`),
    plainServer: listen ? [] : configuration("nginx-http.conf", { serverName }),
    listen: listen ?? [
      "listen 443 ssl http2;",
      "listen [::]:443 ssl http2;",
      `ssl_certificate /etc/letsencrypt/live/${serverName}/fullchain.pem;`,
      `ssl_certificate_key /etc/letsencrypt/live/${serverName}/privkey.pem;`,
    ],
    types: Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending};`),
    headers: addHeaders(lastHeaders(policy)),
    notFoundPages: notFoundPages(policy).flatMap((file) => [
      `location = ${file.replace(".html", "")} {`,
      "  return 404;",
      "}",
      ...location(`= ${file}`, "internal;", lastHeaders(policy)),
    ]),
    rules: rules.slice(0, -1).flatMap(({ paths, headers }) =>
      paths.flatMap((path) => {
        const match = path.endsWith("*") ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
        // such a location comes before those that refuse compressed copies
        const first = path.endsWith("*") ? ["if ($uri ~ \\.(br|gz)$) {", "  return 404;", "}"] : [];
        return location(match, [...first, "try_files $uri $uri.html =404;"], headers);
      }),
    ),
  });
}

/** For rented web space: Apache 2.4 at a domain's root, with any `AllowOverride` that reads `.htaccess`. */
export function htaccess(policy: HostingPolicy, siteUrl: string): string {
  const { addresses, contentTypes, rules } = policy;
  const notFound = notFoundPages(policy);
  const below = [...addresses, ...rules.flatMap(({ paths }) => paths)];
  const folders = addresses.filter((page) => below.some((path) => path.startsWith(`${page}/`)));
  // the endings with which the rewriting extends an address
  const pattern = (path: string) =>
    path.endsWith("*") ? escaped(path.slice(0, -1)) : `${escaped(path)}(\\.html)?(\\.br|\\.gz)?$`;
  return configuration("htaccess", {
    firstNotFound: notFound[0] ?? "",
    notFound: notFoundByPrefix(policy).flatMap(({ prefix, file }) => [
      `<If "%{REQUEST_URI} =~ m#^${prefix}(/|$)#i">`,
      `  ErrorDocument 404 ${file}`,
      "</If>",
    ]),
    pagesOfFolders: folders.flatMap((page) => [
      `<If "%{REQUEST_URI} == '${page}'">`,
      `  ErrorDocument 200 ${pageFile(page)}`,
      "</If>",
    ]),
    folders: folders.map((page) => `RewriteRule ^${escaped(page.slice(1))}$ - [R=200,L]`),
    types: Object.entries(contentTypes).map(([ending, type]) => `AddType "${type}" .${ending}`),
    notFoundPages: notFound.map((file) => file.slice(1).replace(".html", "(\\.html)?")).join("|"),
    moved: addresses.flatMap((address) => [
      `RewriteCond %{THE_REQUEST} "!^\\S+ ${address}[? ]"`,
      `RewriteCond %{REQUEST_URI} "${spellings(policy, address)}" [NC]`,
      // of a path alone Apache would make an address with the host that was asked for
      `RewriteRule ^ ${siteUrl}${address} [R=301,L]`,
    ]),
    rules: rules.flatMap(({ paths, headers }, index) => {
      const name = index === 0 ? "If" : index < rules.length - 1 ? "ElseIf" : "Else";
      const condition = ` "%{REQUEST_URI} =~ m#^(${paths.map(pattern).join("|")})#"`;
      return [
        `<${name}${name === "Else" ? "" : condition}>`,
        ...Object.entries(headers).map(
          ([key, value]) => `  Header always set ${key} "${value.replaceAll('"', '\\"')}"`,
        ),
        `</${name}>`,
      ];
    }),
  });
}
