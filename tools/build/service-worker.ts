import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Languages, localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages } from "../../src/site/site-map/pages.ts";
import { contentHash } from "../content/files/cache-key.ts";
import { filesBelow } from "../content/files/files-below.ts";
import { withImports } from "../content/files/script-imports.ts";
import type { PageDefinitions } from "../content/page-definitions.ts";
import { bundleScript } from "./bundle/bundle-script.ts";
import { pageFile } from "./hosting/policy.ts";

/** Files that any page may load later, which must work without a network: dialogs, styles and fonts. */
const onDemand =
  /^assets\/(menu|banner|preferences-dialog|lightbox)-[^/]*\.js$|^assets\/[^/]*\.css$|^fonts\/[^/]*\.woff2$/;

/** To be called after all pages, before compression. VITE_OFFLINE=off removes visitors' workers. */
export async function writeServiceWorker(
  dist: string,
  definitions: PageDefinitions,
  languages: Languages,
  editor = "",
): Promise<void> {
  if (process.env.VITE_OFFLINE === "off") {
    await writeFile(join(dist, "sw.js"), await bundleWorker("kill-switch.ts", languages));
    return;
  }
  const files = await shellFiles(dist, definitions, languages);
  const shell = await Promise.all(
    files.map(async (file) => ({
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
      return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|json))"/g)].map(
        ([, file = ""]) => file,
      );
    }),
  );
  const others = (await filesBelow(dist)).filter((file) => onDemand.test(file));
  const files = await withImports([...pages, ...named.flat(), ...others], (script) =>
    readFile(join(dist, script), "utf8"),
  );
  return files.sort();
}

function bundleWorker(
  file: string,
  languages: Languages,
  define?: Record<string, string>,
): Promise<string> {
  const entry = new URL(`../../src/site/offline/${file}`, import.meta.url);
  return bundleScript(entry, languages, define);
}
