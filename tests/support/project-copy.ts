import { cp, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { shareCache } from "../../tools/content/files/share-cache.ts";
import { ContentCopy } from "./content-copy.ts";

/**
 * A copy of the project to build: the content with tiny pictures, the sources, and the project's own
 * cache of fonts and pictures.
 */
export async function copyProject(): Promise<ContentCopy> {
  // inside the project, where modules find `node_modules`
  await mkdir(".cache", { recursive: true });
  const project = await ContentCopy.make(resolve(".cache"));
  for (const part of ["src", "tools"]) {
    await cp(part, join(project.root, part), { recursive: true });
  }
  await shareCache(".", project.root);
  return project;
}
