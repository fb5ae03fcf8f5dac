import { serverLimits } from "./limits.ts";
import {
  type HeaderRule,
  type HostingPolicy,
  notFoundByPrefix,
  notFoundPages,
  type ResponseHeaders,
  spellings,
} from "./policy.ts";

export type NginxOptions = {
  serverName: string;
  root: string;
  /** `listen` and certificate lines; unless given, https on 443 with a redirect from http. */
  listen?: string[];
};

/** For nginx 1.22 or newer. Each location lists all headers, because nginx drops inherited ones. */
export function nginxConfig(policy: HostingPolicy, options: NginxOptions): string {
  const { serverName, root, listen = secureListen(serverName) } = options;
  const last = policy.rules.at(-1)?.headers ?? {};
  return `# Made by the build from tools/build/hosting/policy.ts; changes here are lost with the next one.
# nginx 1.22+, with libnginx-mod-http-brotli-static (without it, take the line brotli_static out).

# a page's address in another spelling (capitals, .html, slashes) leads to it by one redirect
map $request_uri $villa_moved {
${indent(movedPages(policy), 1)}
}
map $uri $villa_not_found {
  default /404.html;
${indent(
  notFoundByPrefix(policy).map(({ prefix, file }) => `"~*^${prefix}(/|$)" ${file};`),
  1,
)}
}
${options.listen ? "" : plainServer(serverName)}
server {
${indent(listen, 1)}
  server_name ${serverName};
  server_tokens off;
  root ${root};
  absolute_redirect off;
  etag on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  default_type application/octet-stream;
  types {
${indent(types(policy), 2)}
  }
  error_page 403 404 =404 $villa_not_found;
  error_page 405 @not_allowed;

${indent(limitLines(), 1)}

${indent(addHeaders(last), 1)}

  if ($request_method !~ "^(GET|HEAD)$") {
    return 405;
  }
  if ($villa_moved) {
    return 301 $villa_moved$is_args$args;
  }
  location = / {
    try_files /index.html =404;
${indent(addHeaders(last), 2)}
  }
  location / {
    try_files $uri.html $uri =404;
${indent(addHeaders(last), 2)}
  }
  location @not_allowed {
${indent(addHeaders({ ...last, Allow: "GET, HEAD" }), 2)}
    return 405;
  }
  # no addresses: the 404 pages (which would come with status 200), compressed copies, hidden files
${notFoundPages(policy)
  .map(
    (file) => `  location = ${file} {
    internal;
${indent(addHeaders(last), 2)}
  }`,
  )
  .join("\n")}
  location ~ (\\.(br|gz)$|/\\.(?!well-known/)|^/_) {
    return 404;
  }
${policy.rules.slice(0, -1).flatMap(locations).join("\n")}
}
`;
}

/** No request needs a body; connections of slow clients are closed before they slow the others down. */
function limitLines(): string[] {
  const { headerSeconds, idleSeconds, headerKilobytes } = serverLimits;
  const buffer = Math.ceil(headerKilobytes / 2);
  return [
    `client_header_timeout ${headerSeconds}s;`,
    `client_body_timeout ${headerSeconds}s;`,
    `send_timeout ${idleSeconds}s;`,
    `keepalive_timeout ${idleSeconds}s;`,
    "reset_timedout_connection on;",
    // one for the address, one for the rest
    `large_client_header_buffers 2 ${buffer}k;`,
    "client_max_body_size 16k;",
  ];
}

function movedPages({ addresses }: HostingPolicy): string[] {
  const query = "(?:\\?|$)";
  const right = addresses.map((address) => address.replaceAll(".", "\\.")).join("|");
  return [
    'default "";',
    `"~^(?:${right})${query}" "";`,
    ...addresses.map((address) => {
      const pattern = spellings(address).replace(/\$$/, query);
      return `"~*${pattern}" "${address}";`;
    }),
  ];
}

function secureListen(serverName: string): string[] {
  return [
    "listen 443 ssl http2;",
    "listen [::]:443 ssl http2;",
    `ssl_certificate /etc/letsencrypt/live/${serverName}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${serverName}/privkey.pem;`,
  ];
}

function plainServer(serverName: string): string {
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${serverName};
  # where certbot proves that the domain is yours, at each renewal too
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/letsencrypt;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}
`;
}

function types({ contentTypes }: HostingPolicy): string[] {
  return Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending};`);
}

/** With `always`, so that errors and redirects have them too. */
function addHeaders(headers: ResponseHeaders): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
}

function locations({ paths, headers }: HeaderRule): string[] {
  return paths.map((path) => {
    const match = path.endsWith("*") ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
    return `  location ${match} {
    try_files $uri $uri.html =404;
${indent(addHeaders(headers), 2)}
  }`;
  });
}

function indent(lines: string[], depth: number): string {
  return lines.map((line) => "  ".repeat(depth) + line).join("\n");
}
