import { existsSync } from "node:fs";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import { bundleInlineScript } from "./bundle-inline-script.ts";

const commonEntry = new URL("../../../src/site/start-up/head-script.ts", import.meta.url);
let common: Promise<string> | undefined;

/**
 * The inline scripts of a page's head: the one of every page, bundled once, and the page's own where
 * there is `src/pages/<page>/<page>.head-script.ts`.
 * @throws Error when a source contains `</script`, which would end its element
 */
export async function headScriptsOf(page: PageName): Promise<string[]> {
  common ??= bundleInlineScript(commonEntry);
  const own = new URL(`../../../src/pages/${page}/${page}.head-script.ts`, import.meta.url);
  return [await common, ...(existsSync(own) ? [await bundleInlineScript(own)] : [])];
}
