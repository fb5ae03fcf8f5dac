import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { conditionsPath } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { conditionsPdf } from "./conditions-pdf.ts";
import { isUpToDate } from "./source-hash.ts";

/**
 * Makes the document in a built site if it is missing, or older than its texts, facts and mark.
 * @param outDir the site, with what `public/` holds
 * @returns a warning if the document of `public/` is out of date
 */
export async function refreshConditions(
  content: Pick<Content, "facts" | "settings" | "files" | "texts" | "root">,
  outDir: string,
): Promise<string | undefined> {
  const file = join(outDir, conditionsPath);
  const old = await readFile(file).catch(() => undefined);
  if (isUpToDate(old, content)) return undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await conditionsPdf(content));
  return `public${conditionsPath} is older than its texts or facts, or than the mark; the site has a new one, \`npm run conditions\` keeps it`;
}
