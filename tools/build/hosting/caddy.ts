import { serverLimits } from "./limits.ts";
import {
  type HostingPolicy,
  notFoundByPrefix,
  notFoundPages,
  type ResponseHeaders,
  spellings,
} from "./policy.ts";

export type CaddyOptions = {
  /** `villa.example`, for which Caddy obtains a certificate, or `:8080`. */
  site: string;
  root: string;
  globals?: string[];
};

/** Configuration for Caddy 2.6 or newer. The matchers are disjoint, so their order does not matter. */
export function caddyfile(policy: HostingPolicy, options: CaddyOptions): string {
  const { site, root, globals = [] } = options;
  const named = policy.rules.slice(0, -1);
  const last = policy.rules.at(-1)?.headers ?? {};
  const special = named.flatMap(({ paths }) => paths).join(" ");
  return `# Made by the build from tools/build/hosting/policy.ts; changes here are lost with the next one.
# Caddy 2.6+

{
${[...globals, ...limitLines()].map((line) => `\t${line}`).join("\n")}
}

${site} {
	root * ${root}

	# a page's address in another spelling (capitals, .html, slashes) leads to it by one redirect
	map {http.request.uri.path} {villa_moved} {
${movedPages(policy)
  .map((line) => `\t\t${line}`)
  .join("\n")}
	}
	@movedWithQuery expression \`{villa_moved} != "" && {http.request.uri.query} != ""\`
	redir @movedWithQuery {villa_moved}?{http.request.uri.query} 301
	@moved expression \`{villa_moved} != ""\`
	redir @moved {villa_moved} 301

${named.map(({ paths, headers }, index) => headerBlock(headers, 1, { name: `rule${index}`, match: `path ${paths.join(" ")}` })).join("\n")}
${headerBlock(last, 1, { name: "others", match: `not path ${special}` })}
${typeLines(policy).join("\n")}
	header -Server

	# no addresses: the 404 pages (which would come with status 200), compressed copies, hidden files
	@private path ${notFoundPages(policy).join(" ")} *.br *.gz /_* */.git*
	error @private 404
	# no file can have such a name: a 404, which Caddy would answer as an error of its own
	@invalidName path_regexp (?s)^.{250}|\\x00
	error @invalidName 404
	@writing not method GET HEAD
	header @writing Allow \`GET, HEAD\`
	respond @writing 405

	try_files {path}.html {path}
	file_server {
		precompressed br gzip
	}

	handle_errors {
${notFoundLines(policy)
  .map((line) => `\t\t${line}`)
  .join("\n")}
${headerBlock({ ...last, "Content-Type": policy.contentTypes.html ?? "" }, 2)}
		header -Server
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function notFoundLines(policy: HostingPolicy): string[] {
  const [first] = notFoundPages(policy);
  const prefixes = notFoundByPrefix(policy);
  const below = ({ prefix }: (typeof prefixes)[number]) => `${prefix} ${prefix}/*`;
  const others = prefixes.map(below).join(" ");
  return [
    ...prefixes.flatMap((each) => [
      `@${each.lang} path ${below(each)}`,
      `rewrite @${each.lang} ${each.file}`,
    ]),
    ...(others ? [`@first not path ${others}`, `rewrite @first ${first}`] : [`rewrite ${first}`]),
  ];
}

/** By default Caddy waits without limit for the rest of a request, and reads a megabyte of headers. */
function limitLines(): string[] {
  return [
    "servers {",
    "\ttimeouts {",
    `\t\tread_header ${serverLimits.headerSeconds}s`,
    `\t\tread_body ${serverLimits.headerSeconds}s`,
    `\t\twrite ${serverLimits.answerSeconds}s`,
    `\t\tidle ${serverLimits.idleSeconds}s`,
    "\t}",
    `\tmax_header_size ${serverLimits.headerKilobytes}KB`,
    "}",
  ];
}

/** Go's patterns have no look-ahead, so the right spellings come first, without a redirect. */
function movedPages({ addresses }: HostingPolicy): string[] {
  const right = addresses.join("|");
  return [
    `~^(?:${right})$ ""`,
    ...addresses.map((address) => `"~(?i)${spellings(address)}" ${address}`),
    'default ""',
  ];
}

function headerBlock(
  headers: ResponseHeaders,
  depth: number,
  matcher?: { name: string; match: string },
): string {
  const tabs = "\t".repeat(depth);
  const lines = Object.entries(headers).map(([name, value]) => `${tabs}\t${name} \`${value}\``);
  const head = matcher ? `${tabs}@${matcher.name} ${matcher.match}\n` : "";
  return `${head}${tabs}header ${matcher ? `@${matcher.name} ` : ""}{\n${lines.join("\n")}\n${tabs}}`;
}

function typeLines({ contentTypes }: HostingPolicy): string[] {
  return Object.entries(contentTypes)
    .filter(([ending]) => ending !== "html")
    .map(
      ([ending, type]) =>
        `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type \`${type}\``,
    );
}
