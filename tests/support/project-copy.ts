import { cp, mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ContentCopy } from "./content-copy.ts";

/**
 * A copy of the project to build: the content with tiny pictures, the sources, and the project's own
 * cache of fonts and pictures.
 */
export async function copyProject(): Promise<ContentCopy> {
  // inside the project, where modules find `node_modules`
  await mkdir(".cache", { recursive: true });
  const project = await ContentCopy.make(resolve(".cache"));
  for (const part of ["src", "tools", "public"]) {
    await cp(part, join(project.root, part), { recursive: true });
  }
  await mkdir("node_modules/.cache", { recursive: true });
  await mkdir(join(project.root, "node_modules"));
  await symlink(resolve("node_modules/.cache"), join(project.root, "node_modules/.cache"));
  return project;
}
