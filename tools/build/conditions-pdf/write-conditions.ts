import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { conditionsPath } from "../../../src/site/site-map/pages.ts";
import { loadContent } from "../../content/load.ts";
import { conditionsPdf } from "./conditions-pdf.ts";

/**
 * Makes the document from the content of a project.
 * @returns its file, relative to `root`
 * @throws ContentError when the content has faults
 */
export async function writeConditions(root: string): Promise<string> {
  const file = `public${conditionsPath}`;
  const pdf = await conditionsPdf(await loadContent(root));
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), pdf);
  return file;
}
