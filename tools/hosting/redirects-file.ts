import { type HostingPolicy, pageFile } from "./policy.ts";

/**
 * `_redirects` for Cloudflare Pages and Netlify. Both send trailing slashes to the clean address by
 * themselves, and match exactly: of the ways to write an address in capitals the usual ones are
 * listed (`/Interni`, `/INTERNI`, `/IT/interni`, `/It/Interni`, `/IT/INTERNI`), others get the 404
 * page. The last line is Netlify's; Cloudflare finds `/it/404.html` by itself and skips the line.
 */
export function redirectsFile({ addresses }: HostingPolicy): string {
  const moved = addresses.flatMap((address) => {
    const files = [pageFile(address), `${address === "/" ? "" : address}/index.html`];
    return [...new Set([...files, ...capitals(address)])].map((from) => `${from} ${address} 301`);
  });
  return [...moved, "/it/* /it/404.html 404", ""].join("\n");
}

function capitals(address: string): string[] {
  const capitalized = address.replace(/\/./g, (start) => start.toUpperCase());
  const spelled = [address.toUpperCase(), capitalized, address.replace(/^\/it\b/, "/IT")];
  return spelled.filter((spelling) => spelling !== address);
}
