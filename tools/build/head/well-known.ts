import type { Facts } from "../../../src/site/content/facts.ts";

const day = 24 * 60 * 60 * 1000;

/** `robots.txt`: allows everything; pages that must not be indexed say so in their heads. */
export function robotsTxt({ villa }: Facts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${villa.siteUrl}/sitemap.xml\n`;
}

/**
 * `security.txt`, the contact for vulnerabilities (RFC 9116). It should expire within a year: 330
 * days after the build.
 */
export function securityTxt({ villa, contact }: Facts, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 330 * day).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    "Preferred-Languages: it, en",
    `Canonical: ${villa.siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** `gpc.json`: the site supports Global Privacy Control; the date is that of the statement. */
export function gpcJson(): string {
  return `${JSON.stringify({ gpc: true, lastUpdate: "2026-11-01" })}\n`;
}
