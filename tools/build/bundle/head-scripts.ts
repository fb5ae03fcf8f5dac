import { existsSync } from "node:fs";
import type { Languages } from "../../../src/site/site-map/languages.ts";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import { bundleInlineScript } from "./bundle-script.ts";

const commonEntry = new URL("../../../src/first-view/head-script.ts", import.meta.url);
const common = new Map<string, Promise<string>>();

/** @throws Error when a source contains `</script`, which would end its element */
export async function headScriptsOf(page: PageName, languages: Languages): Promise<string[]> {
  const key = languages.join();
  const bundling = common.get(key) ?? bundleInlineScript(commonEntry, languages);
  common.set(key, bundling);
  const own = new URL(`../../../src/pages/${page}/${page}.head-script.ts`, import.meta.url);
  return [await bundling, ...(existsSync(own) ? [await bundleInlineScript(own, languages)] : [])];
}
