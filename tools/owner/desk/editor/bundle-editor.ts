import { join } from "node:path";
import { bundle } from "./bundle.ts";

const desk = join(import.meta.dirname, "..");

/**
 * Bundles the desk's pages. The site contains nothing of them.
 * @returns the folder of the bundle
 */
export function bundleEditor(cacheDir: string): Promise<string> {
  const entries = ["editor/client/desk.ts", "ready-page/client/ready.ts", "add-page/client/add.ts"];
  return bundle({ cacheDir, name: "desk", entries: entries.map((file) => join(desk, file)) });
}
