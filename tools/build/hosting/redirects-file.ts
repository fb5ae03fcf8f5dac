import { type HostingPolicy, notFoundByPrefix, pageFile } from "./policy.ts";

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
  return [...moved, ...notFound, ""].join("\n");
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
