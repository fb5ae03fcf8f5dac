import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../content/files/files-below.ts";
import type { Content } from "../../content/load.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { inlineHashesOf } from "./inline-hashes.ts";
import { nginxConfig } from "./nginx.ts";
import { type HostingPolicy, hostingPolicy } from "./policy.ts";
import { hostingFolder, policyFile } from "./policy-file.ts";
import { redirectsFile } from "./redirects-file.ts";
import { editorOrigins, serviceOrigins } from "./service-origins.ts";

/** Folder of the site on the owner's server, as in docs/deploy.md. */
export const serverRoot = "/var/www/villa";

/**
 * Writes the hosting configurations of the finished site: `_headers` and `_redirects` into it, those
 * of nginx, Caddy and `npm start` beside it (`dist-hosting/`). Call it after all pages are written
 * and before compression.
 */
export async function writeHosting(dist: string, content: Content): Promise<HostingPolicy> {
  const { facts, settings } = content;
  const policy = hostingPolicy({
    villaSlug: facts.villa.slug,
    languages: settings.languages,
    ...(await inlineHashesOf(dist)),
    ...serviceOrigins(content, process.env),
    editor: settings.editor && editorOrigins(settings.editor),
  });
  const files = (await filesBelow(dist)).map((file) => `/${file}`);
  const { host } = new URL(facts.villa.siteUrl);
  const folder = hostingFolder(dist);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(dist, "_headers"), headersFile(policy, files)),
    writeFile(join(dist, "_redirects"), redirectsFile(policy)),
    writeFile(policyFile(dist), JSON.stringify(policy, undefined, 2)),
    writeFile(
      join(folder, "nginx.conf"),
      nginxConfig(policy, { serverName: host, root: serverRoot }),
    ),
    writeFile(join(folder, "Caddyfile"), caddyfile(policy, { site: host, root: serverRoot })),
  ]);
  return policy;
}
