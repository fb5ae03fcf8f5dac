import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allPages } from "../../src/site/site-map/pages.ts";
import {
  type HostingPolicy,
  hostingFolder,
  hostingPolicy,
  type PolicyRequest,
  pageFile,
  policyFile,
} from "../../tools/build/hosting/policy.ts";
import { nginxConfig } from "../../tools/build/hosting/servers.ts";
import { serverRoot } from "../../tools/build/hosting/write-hosting.ts";
import { type BuiltVersion, stampSite } from "../../tools/owner/publish/built-version.ts";
import { usualParent } from "./content-copy.ts";

/** The demo's: loads nothing of others but the map and the lookup of the country. */
export function testPolicy(changes: Partial<PolicyRequest> = {}): HostingPolicy {
  return hostingPolicy({
    languages: ["en", "it"],
    pages: allPages("villa-ulia"),
    styleHashes: [],
    scriptHashes: [],
    bookingOrigins: [],
    demoEngine: true,
    mapOrigin: "https://map.example",
    geoOrigin: "https://geo.example",
    analyticsOrigins: [],
    ...changes,
  });
}

export const standInPolicy = testPolicy({ demoEngine: false });

export const testFolder = () => mkdtempDisposable(join(usualParent, "publish-"));

/** Every page contains the text. */
export async function writeStandIn(site: string, text: string): Promise<void> {
  const files = [...standInPolicy.addresses.map(pageFile), "/404.html", "/it/404.html"];
  for (const file of files) await write(join(site, file), `<!doctype html><p>${text}</p>\n`);
  await write(join(site, "photos/villa-01.0badcafe.jpg"), "not a picture, but always the same");
  await write(policyFile(site), JSON.stringify(standInPolicy));
  const nginx = nginxConfig(standInPolicy, { serverName: "villa.example", root: serverRoot });
  await write(join(hostingFolder(site), "nginx.conf"), nginx);
}

let count = 0;

export async function standIn(folder: string, text: string): Promise<BuiltVersion> {
  const site = join(folder, `built-${++count}`, "site");
  await writeStandIn(site, text);
  return { site, hosting: hostingFolder(site), stamp: await stampSite(site, new Date()) };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
