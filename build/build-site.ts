import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { bundleHeadScript } from "./head-script/bundle.ts";
import { type PreparedSite, prepareSite } from "./prepare.ts";
import { readClientAssets } from "./prerender/client-assets.ts";
import { documentHtml } from "./prerender/document.ts";
import { fontPreload, heroPreload } from "./prerender/preloads.ts";
import { prerenderRoutes, siteRoutes } from "./prerender/prerender.ts";
import { step } from "./progress.ts";
import { viteConfig } from "./vite-config.ts";

export type BuildOptions = {
  /** The project's folder. */
  root: string;
  /** Where the site is written; emptied first. */
  outDir: string;
};

/** Builds the whole site into a folder that any static host can serve. */
export async function buildSite({ root, outDir }: BuildOptions): Promise<void> {
  const cacheDir = join(root, "node_modules/.cache/villa");
  // beside the modules that the bundle imports, and apart from a build that runs at the same time
  const serverDir = join(root, `.cache/server-${process.pid}`);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await cp(join(root, "public"), outDir, { recursive: true });
  const site = await step("content, pictures, fonts", () => prepareSite({ root, outDir, cacheDir }));
  const config = viteConfig(root, site);
  await step("scripts and sheet", () => build(clientConfig(config, root, outDir)));
  await step("server bundle", () => build(serverConfig(config, serverDir)));
  try {
    await step("pages", () => writePages(site, outDir, join(serverDir, "entry-server.js")));
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

function clientConfig(config: InlineConfig, root: string, outDir: string): InlineConfig {
  const input = join(root, "src/app/entry-client.tsx");
  return {
    ...config,
    build: {
      ...config.build,
      outDir,
      emptyOutDir: false,
      manifest: true,
      rollupOptions: { input },
    },
  };
}

function serverConfig(config: InlineConfig, outDir: string): InlineConfig {
  return { ...config, build: { ...config.build, outDir, ssr: "src/app/entry-server.tsx" } };
}

async function writePages(site: PreparedSite, outDir: string, serverEntry: string): Promise<void> {
  const assets = await readClientAssets(outDir);
  const headScript = await bundleHeadScript();
  const routes = siteRoutes(site.content.facts.villa.slug);
  await prerenderRoutes(routes, { serverEntry, outDir }, (route, app) =>
    documentHtml({
      lang: route.lang,
      page: route.name,
      head: "<title>Villa Ulia</title>",
      headScript,
      css: assets.css,
      preloads: heroPreload(app) + fontPreload(site.fonts.preload),
      app,
      scripts: { entry: assets.entry, modules: assets.modulesOf(route.name, route.lang) },
    }),
  );
}
