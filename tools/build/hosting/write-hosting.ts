import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLookupUrl } from "../../../src/modules/country-lookup.ts";
import { analyticsAccount, analyticsServices } from "../../../src/site/analytics/services.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import type { Content } from "../../content/load.ts";
import type { EditorSetting } from "../../content/owner-files.ts";
import type { InlineCode } from "../pages/write-pages.ts";
import editorHosts from "./editor-hosts.json" with { type: "json" };
import {
  type EditorOrigins,
  type HostingPolicy,
  hostingFolder,
  hostingPolicy,
  policyFile,
} from "./policy.ts";
import { htaccess, nginxConfig } from "./servers.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

export const serverRoot = "/var/www/villa";

/** To be called after all pages are written and before compression. */
export async function writeHosting(
  dist: string,
  content: Content,
  { styles, scripts }: InlineCode,
): Promise<HostingPolicy> {
  const { facts, settings, pages } = content;
  const policy = hostingPolicy({
    pages,
    languages: settings.languages,
    styleHashes: [...styles].map(hashSource),
    scriptHashes: [...scripts].map(hashSource),
    ...serviceOrigins(content, process.env),
    editor: settings.editor && editorOrigins(settings.editor),
  });
  const files = (await filesBelow(dist)).map((file) => `/${file}`);
  const { hostname } = new URL(facts.villa.siteUrl);
  const folder = hostingFolder(dist);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(dist, "_headers"), headersFile(policy, files)),
    writeFile(join(dist, "_redirects"), redirectsFile(policy)),
    writeFile(policyFile(dist), JSON.stringify(policy, undefined, 2)),
    writeFile(
      join(folder, "nginx.conf"),
      nginxConfig(policy, { serverName: hostname, root: serverRoot }),
    ),
    writeFile(join(folder, ".htaccess"), htaccess(policy, facts.villa.siteUrl)),
  ]);
  return policy;
}

/** What a page may connect to or frame, by the content and the environment. */
export function serviceOrigins(
  { facts, settings, texts }: Pick<Content, "facts" | "settings" | "texts">,
  environment: Record<string, string | undefined>,
) {
  const engines = settings.languages
    .map((lang) => texts[lang].shared.navbar.url_amenitiz)
    .filter((address) => address !== null);
  const account = analyticsAccount(settings.analytics, environment);
  const booking = engines.filter((address) => !address.startsWith("/"));
  return {
    bookingOrigins: [...new Set(booking.map((address) => new URL(address).origin))],
    demoEngine: booking.length < engines.length,
    mapOrigin: new URL(facts.geo.mapEmbedUrl).origin,
    geoOrigin: new URL(environment.VITE_GEO_URL || defaultLookupUrl).origin,
    analyticsOrigins:
      settings.analytics !== "none" && account
        ? analyticsServices[settings.analytics].origins(account.host)
        : [],
    hidden: Boolean(environment.SITE_HIDDEN),
  };
}

/** With the address of a host that is the owner's choice. */
export function editorOrigins({ host, url }: EditorSetting): EditorOrigins {
  const { connect, images } = editorHosts[host];
  const filled = (origins: string[]) => origins.map((each) => each.replace("{url}", url));
  return { connect: filled(connect), images: filled(images) };
}

/** As a source of a security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
