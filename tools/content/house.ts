import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of the house that is the site: the owner's `content` where it exists, else the demo.
 * @param root the project's folder
 */
export function houseFolder(root: string): "content" | "demo" {
  return existsSync(join(root, "content/facts.json")) || !existsSync(join(root, "demo"))
    ? "content"
    : "demo";
}

/** The absolute path of a file of the house that is the site, `content/facts.json`. */
export function housePath(root: string, file: string): string {
  return join(root, file.replace(/^content(?=\/|$)/, houseFolder(root)));
}
