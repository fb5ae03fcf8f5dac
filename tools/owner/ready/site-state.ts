import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { langs } from "../../../src/site/site-map/languages.ts";
import { allWarnings } from "../../build/warnings.ts";
import { ContentError } from "../../content/faults.ts";
import { housePath } from "../../content/house.ts";
import { loadContent } from "../../content/load.ts";
import { readJson } from "../../content/read-json.ts";
import { inspectSite } from "./built-site.ts";
import { drawingHashes, photographHashes, readDemoHashes } from "./demo-hashes.ts";
import { deadOutsideLinks } from "./outside-links.ts";
import type { SiteState } from "./readiness.ts";

export type StateOptions = {
  /** The project's folder. */
  root: string;
  /** The built site to look at, relative to it; it may be missing. */
  dist: string;
  today?: Date;
  /** Whether to try the links to other sites. */
  online?: boolean;
};

/** Gathers the input of the readiness list. */
export async function siteState({
  root,
  dist,
  today = new Date(),
  online = false,
}: StateOptions): Promise<SiteState> {
  const loaded = await loadContent(root).catch((error: unknown) => {
    if (error instanceof ContentError) return error;
    throw error;
  });
  const content = loaded instanceof ContentError ? undefined : loaded;
  return {
    content,
    faults: loaded instanceof ContentError ? loaded.faults : [],
    warnings: content ? allWarnings(content) : [],
    today,
    demo: await readDemoHashes(),
    written: content ? await writtenFiles(root) : new Map(),
    photographs: content ? await photographHashes(housePath(root, "content/photos")) : new Map(),
    drawings: await drawingHashes(housePath(root, "content/drawings")),
    analyticsKey: process.env.VITE_POSTHOG_KEY || undefined,
    site: await inspectSite(resolve(root, dist)),
    deadOutside: content && online ? await deadOutsideLinks(content) : [],
  };
}

/** The files of texts, parsed, by path. */
async function writtenFiles(root: string): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const lang of langs) {
    const names = await readdir(housePath(root, `content/${lang}`));
    for (const name of names.filter((each) => each.endsWith(".json"))) {
      const path = `content/${lang}/${name}`;
      files.set(path, (await readJson(root, path)).value);
    }
  }
  return files;
}
