import type { Facts } from "../../src/site/content/facts.ts";

const day = 24 * 60 * 60 * 1000;

/** Everything may be read: the pages that must not be found say so themselves. */
export function robotsTxt({ villa }: Facts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${villa.siteUrl}/sitemap.xml\n`;
}

/**
 * Whom to tell about a weakness of the site, RFC 9116. It must end within a year, and a site that
 * nobody has built for that long should not promise an answer: 330 days from the build.
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

/** The site honours Global Privacy Control; the date is that of the statement. */
export function gpcJson(): string {
  return `${JSON.stringify({ gpc: true, lastUpdate: "2026-11-01" })}\n`;
}
