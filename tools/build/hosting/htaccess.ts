import {
  type HostingPolicy,
  notFoundByPrefix,
  notFoundPages,
  type ResponseHeaders,
  spellings,
} from "./policy.ts";

/** For rented web space: Apache 2.4 with mod_rewrite, mod_headers, mod_mime, at a domain's root. */
export function htaccess(policy: HostingPolicy): string {
  const [notFound = "/404.html"] = notFoundPages(policy);
  return `# Made by the build from tools/build/hosting/policy.ts; changes here are lost with the next one.
# Apache 2.4

Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 ${notFound}
${notFoundByPrefix(policy).map(notFoundIn).join("\n")}

${typeLines(policy).join("\n")}
AddEncoding br .br
AddEncoding gzip .gz
# Breton, and an archive
RemoveLanguage .br
RemoveType .br .gz

RewriteEngine On
# the 404 pages
${compressed("RewriteCond %{ENV:REDIRECT_STATUS} !^$\n")}
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# no addresses: the 404 pages (which would come with status 200), compressed copies, hidden files
RewriteRule (\\.(br|gz)$|(^|/)\\.(?!well-known/)|^_|.{250}) - [R=404,L]
RewriteRule ^(${notFoundPages(policy).map(fileIn).join("|")})$ - [R=404,L]

# a page's address in another spelling (capitals, .html, slashes) leads to it by one redirect
${policy.addresses.map(movedTo).join("\n")}
RewriteCond %{THE_REQUEST} "^\\S+ //"
RewriteRule ^ - [R=404,L]

# the file of a page, and its smallest copy that the browser accepts
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.*[^/])$ $1.html
RewriteCond %{DOCUMENT_ROOT}/$1 -d
RewriteRule ^(.+)$ - [R=404,L]
${compressed()}

Header always merge Vary Accept-Encoding
<If "%{REQUEST_STATUS} == 405">
  Header always set Allow "GET, HEAD"
</If>
${ruleLines(policy).join("\n")}
`;
}

function compressed(condition = ""): string {
  return [
    ["br", "br"],
    ["gzip", "gz"],
  ]
    .map(
      ([name, ending]) => `${condition}RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b
RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f
RewriteRule ^(.*)$ $1.${ending} [END]`,
    )
    .join("\n");
}

function notFoundIn({ prefix, file }: { prefix: string; file: string }): string {
  return `<If "%{REQUEST_URI} =~ m#^${prefix}(/|$)#i">
  ErrorDocument 404 ${file}
</If>`;
}

function fileIn(file: string): string {
  return file.slice(1).replaceAll(".", "\\.");
}

/** Only the request's first line has the address as it was asked for, with all its slashes. */
function movedTo(address: string): string {
  return `RewriteCond %{THE_REQUEST} "!^\\S+ ${address}[? ]"
RewriteCond %{REQUEST_URI} "${spellings(address)}" [NC]
RewriteRule ^ ${address} [R=301,L]`;
}

/** Endings with which the rules above extend an address. */
const extended = "(\\.html)?(\\.br|\\.gz)?$";

function ruleLines({ rules }: HostingPolicy): string[] {
  return rules.map(({ paths, headers }, index) => {
    const pattern = paths.map((path) =>
      path.endsWith("*") ? escaped(path.slice(0, -1)) : `${escaped(path)}${extended}`,
    );
    const condition = `"%{REQUEST_URI} =~ m#^(${pattern.join("|")})#"`;
    const last = index === rules.length - 1;
    const [name, open] = last
      ? ["Else", "Else"]
      : index === 0
        ? ["If", `If ${condition}`]
        : ["ElseIf", `ElseIf ${condition}`];
    return `<${open}>\n${headerLines(headers).join("\n")}\n</${name}>`;
  });
}

function escaped(path: string): string {
  return path.replaceAll(".", "\\.");
}

function headerLines(headers: ResponseHeaders): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
}

function typeLines({ contentTypes }: HostingPolicy): string[] {
  return Object.entries(contentTypes).map(([ending, type]) => `AddType "${type}" .${ending}`);
}
