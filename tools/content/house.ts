import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of the house that is the site: the owner's `content` where it exists, else the demo.
 * @param root the project's folder
 */
export function houseFolder(root: string): "content" | "demo" {
  if (!existsSync(join(root, "demo"))) return "content";
  // so that the tests of the code run on the demo at an owner's too
  const isDemo = process.env.HOUSE === "demo" || !existsSync(join(root, "content/facts.json"));
  return isDemo ? "demo" : "content";
}

/** The absolute path of a file of the house that is the site, `content/facts.json`. */
export function housePath(root: string, file: string): string {
  return join(root, file.replace(/^content(?=\/|$)/, houseFolder(root)));
}
