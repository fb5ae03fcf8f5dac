import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Languages, localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages } from "../../src/site/site-map/pages.ts";
import { contentHash } from "../content/files/cache-key.ts";
import { filesBelow } from "../content/files/files-below.ts";
import type { PageDefinitions } from "../content/page-definitions.ts";
import { bundleScript } from "./bundle/bundle-script.ts";
import { pageFile } from "./hosting/policy.ts";
import type { ClientAssets } from "./pages/client-assets.ts";

/** What a press or a visit opens on any page. */
const onDemand = [
  "src/components/cookies/banner.tsx",
  "src/components/cookies/preferences-dialog.tsx",
  "src/components/carousel/lightbox.tsx",
  "src/components/header/menu.tsx",
];

/** Paths of what any page may load later, and must work without a network. */
export function laterFiles({ sheetFiles, filesOf }: ClientAssets): string[] {
  // a page that was read as a document comes without its sheets when the application draws it
  return [...sheetFiles, ...onDemand.flatMap(filesOf)];
}

type WorkerOptions = {
  definitions: PageDefinitions;
  languages: Languages;
  /** Address of the online editor, whose requests the worker leaves alone. */
  editor?: string;
};

/** To be called after all pages, before compression. VITE_OFFLINE=off removes visitors' workers. */
export async function writeServiceWorker(
  dist: string,
  { definitions, languages, editor = "" }: WorkerOptions,
  later: string[],
): Promise<void> {
  if (process.env.VITE_OFFLINE === "off") {
    await writeFile(join(dist, "sw.js"), await bundleWorker("kill-switch.ts", languages));
    return;
  }
  const files = new Set([...(await shellFiles(dist, definitions, languages)), ...later]);
  const shell = await Promise.all(
    [...files].sort().map(async (file) => ({
      url: `/${file.replace(/\.html$/, "")}`,
      // files with a hash in their name need no other revision
      revision: file.endsWith(".html") ? contentHash(await readFile(join(dist, file))) : null,
    })),
  );
  const code = await bundleWorker("service-worker.ts", languages, {
    __SHELL__: JSON.stringify(shell),
    __SHELL_VERSION__: JSON.stringify(contentHash(JSON.stringify(shell))),
    __EDITOR__: JSON.stringify(editor),
  });
  await writeFile(join(dist, "sw.js"), code);
}

/** Pages that are kept offline, with all files that they name, and the fonts. */
async function shellFiles(
  dist: string,
  definitions: PageDefinitions,
  languages: Languages,
): Promise<string[]> {
  const pages = allPages("")
    .filter(({ name }) => definitions.get(name)?.keptOffline)
    .flatMap(({ path }) =>
      languages.map((lang) => pageFile(localizedPath(path, lang, languages)).slice(1)),
    );
  const named = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(dist, page), "utf8");
      return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    }),
  );
  const fonts = (await filesBelow(join(dist, "fonts"))).map((file) => `fonts/${file}`);
  return [...pages, ...named.flat(), ...fonts];
}

function bundleWorker(
  file: string,
  languages: Languages,
  define?: Record<string, string>,
): Promise<string> {
  const entry = new URL(`../../src/site/offline/${file}`, import.meta.url);
  return bundleScript(entry, languages, define);
}
