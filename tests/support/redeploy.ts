import { cp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { writeServiceWorker } from "../../tools/build/service-worker.ts";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { loadPageDefinitions } from "../../tools/content/page-definitions.ts";
import { langs } from "./addresses.ts";

/** Marker of pages of the second version. */
export const secondVersion = "html[data-version]";

/**
 * The site as a later deployment would have it: every script has another name, the old ones are
 * gone, every page says that it is new, and the worker belongs to it.
 */
export async function redeploy(dist: string, folder: string): Promise<void> {
  // photographs stay as they are
  await cp(dist, folder, { recursive: true, filter: (file) => basename(file) !== "photos" });
  await symlink(resolve(dist, "photos"), join(folder, "photos"));
  await cp(`${dist}-hosting`, `${folder}-hosting`, { recursive: true });
  const files = await filesBelow(folder);
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  const renamed = new Map(
    scripts.map((file) => [basename(file), basename(file).replace(/\.js$/, "-v2.js")]),
  );
  for (const file of files) {
    const path = join(folder, file);
    if (/\.(br|gz)$/.test(file)) await rm(path);
    else if (/\.(html|js)$/.test(file)) {
      let text = await readFile(path, "utf8");
      for (const [old, next] of renamed) text = text.replaceAll(old, next);
      await writeFile(path, text.replace("<html ", '<html data-version="2" '));
    }
  }
  for (const file of scripts) {
    const next = renamed.get(basename(file)) ?? "";
    await rename(join(folder, file), join(folder, dirname(file), next));
  }
  await writeServiceWorker(folder, await loadPageDefinitions(), langs);
}
