import { type HostingPolicy, pageFile } from "./policy.ts";

/**
 * `_redirects` for Cloudflare Pages and Netlify. Both redirect trailing slashes by themselves, and
 * match case-sensitively: the usual spellings with capitals are listed (`/Interni`, `/INTERNI`,
 * `/IT/interni`, `/It/Interni`, `/IT/INTERNI`), others get the 404 page. The last line is for Netlify;
 * Cloudflare finds `/it/404.html` by itself and ignores it.
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
