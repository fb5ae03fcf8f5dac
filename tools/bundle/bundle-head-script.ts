import { existsSync } from "node:fs";
import type { PageName } from "../../src/site/site-map/pages.ts";
import { bundleInlineScript } from "./bundle-inline-script.ts";

const common = new URL("../../src/site/start-up/head-script.ts", import.meta.url);

/**
 * Bundles the inline script of the head of every page.
 * @throws Error when its source contains `</script`, which would end its element
 */
export function bundleHeadScript(): Promise<string> {
  return bundleInlineScript(common);
}

/**
 * Bundles the inline script that a page's head has besides: `src/pages/<page>/<page>.head-script.ts`.
 * Undefined for a page without one.
 */
export async function bundleOwnHeadScript(page: PageName): Promise<string | undefined> {
  const entry = new URL(`../../src/pages/${page}/${page}.head-script.ts`, import.meta.url);
  return existsSync(entry) ? bundleInlineScript(entry) : undefined;
}
