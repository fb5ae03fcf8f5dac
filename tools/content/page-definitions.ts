import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyPage } from "../../src/site/content/define-page.ts";
import { allPages, type PageName } from "../../src/site/site-map/pages.ts";

export type PageDefinitions = ReadonlyMap<PageName, AnyPage>;

const folder = join(import.meta.dirname, "../../src/pages");

/** @throws Error that names a file which is missing or declares another page */
export async function loadPageDefinitions(): Promise<PageDefinitions> {
  const loaded = allPages("").map(async ({ name }) => {
    const file = join(folder, name, `${name}.content.ts`);
    const { content }: { content?: AnyPage } = await import(pathToFileURL(file).href);
    if (content?.name === name) return [name, content] as const;
    throw new Error(`${file} must export \`content\`, a definePage({ name: "${name}", … })`);
  });
  return new Map(await Promise.all(loaded));
}
