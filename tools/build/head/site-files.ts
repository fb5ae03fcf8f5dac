import { housePath } from "../../content/house.ts";
import type { Content } from "../../content/load.ts";
import type { Pictures } from "../pages/page-data.ts";
import { contactCard, contactCardPath } from "../save-contact/contact-card.ts";
import { positionFile, positionPath } from "../save-contact/position.ts";
import { lastModifiedDates } from "./last-modified.ts";
import { sitemap } from "./sitemap.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";
import { gpcJson, robotsTxt, securityTxt } from "./well-known.ts";

type SiteFilesRequest = {
  content: Content;
  pictures: Pictures;
  /** Folder of the project, which holds `content/`. */
  root: string;
  builtAt: Date;
};

/** The text files beside the pages, by address: sitemap, manifests, contact card and the like. */
export async function siteFiles(request: SiteFilesRequest): Promise<Map<string, string>> {
  const { content, pictures, root, builtAt } = request;
  const { facts, settings } = content;
  const lastModified = await lastModifiedDates(content, housePath(root, "content"));
  return new Map([
    ["/robots.txt", robotsTxt(facts)],
    ["/sitemap.xml", sitemap({ content, pictures, lastModified })],
    ...settings.languages.map((lang): [string, string] => [
      manifestPath(lang, settings.languages),
      webManifest(content, lang),
    ]),
    ["/.well-known/security.txt", securityTxt(facts, builtAt)],
    ["/.well-known/gpc.json", gpcJson()],
    [contactCardPath(facts), contactCard(content)],
    [positionPath(facts), positionFile(facts)],
  ]);
}
