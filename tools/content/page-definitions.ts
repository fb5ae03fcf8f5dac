import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyPage } from "../../src/site/content/define-page.ts";
import { allPages, type PageName } from "../../src/site/site-map/pages.ts";

export type PageDefinitions = ReadonlyMap<PageName, AnyPage>;

const folder = join(import.meta.dirname, "../../src/pages");

/** @throws Error that names a file which is missing or declares another page */
export async function loadPageDefinitions(): Promise<PageDefinitions> {
  const loaded = await Promise.all(
    allPages("").map(async ({ name }) => [name, await loadDefinition(name)] as const),
  );
  return new Map(loaded);
}

async function loadDefinition(name: PageName): Promise<AnyPage> {
  const file = `src/pages/${name}/${name}.content.ts`;
  const url = pathToFileURL(join(folder, name, `${name}.content.ts`)).href;
  const { content }: { content?: AnyPage } = await import(url);
  if (!existsSync(join(folder, name, `${name}.page.tsx`))) {
    throw new Error(
      `src/pages/${name}/${name}.page.tsx is missing; export the component \`Page\` there, the site map has a row for it`,
    );
  }
  if (content?.name === name) return content;
  throw new Error(
    `${file} must export \`content\`, a definePage({ name: "${name}", … }); the site map has a row for it`,
  );
}
