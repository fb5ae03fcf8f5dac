import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Languages, localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages, editorAddress } from "../../src/site/site-map/pages.ts";
import { contentHash } from "../content/files/cache-key.ts";
import { filesBelow } from "../content/files/files-below.ts";
import type { Content } from "../content/load.ts";
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

type WorkerContent = {
  definitions: PageDefinitions;
  settings: Pick<Content["settings"], "languages" | "editor">;
};

/** To be called after all pages, before compression. VITE_OFFLINE=off removes visitors' workers. */
export async function writeServiceWorker(
  dist: string,
  { definitions, settings: { languages, editor } }: WorkerContent,
  { sheetFiles, filesOf }: Pick<ClientAssets, "sheetFiles" | "filesOf">,
): Promise<void> {
  if (process.env.VITE_OFFLINE === "off") {
    await writeFile(join(dist, "sw.js"), await bundleWorker("kill-switch.ts", languages));
    return;
  }
  const files = new Set([
    ...(await shellFiles(dist, definitions, languages)),
    // a page that was read as a document comes without its sheets when the application draws it
    ...sheetFiles,
    ...onDemand.flatMap(filesOf),
  ]);
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
    // whose requests the worker leaves alone
    __EDITOR__: JSON.stringify(editor ? editorAddress : ""),
  });
  await writeFile(join(dist, "sw.js"), code);
}

/** Pages that are kept offline, with all files that they name, the fonts, and scripts of heads. */
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
  const others = (await filesBelow(dist)).filter((file) => /^(fonts\/|assets\/head-)/.test(file));
  return [...pages, ...named.flat(), ...others];
}

function bundleWorker(
  file: string,
  languages: Languages,
  define?: Record<string, string>,
): Promise<string> {
  const entry = new URL(`../../src/site/offline/${file}`, import.meta.url);
  return bundleScript(entry, languages, define);
}
