import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { createServer, type ViteDevServer } from "vite";
import { splitPath } from "../src/site/site-map/languages.ts";
import { matchPath, sitePages } from "../src/site/site-map/pages.ts";
import { bundleHeadScript, bundleOwnHeadScript } from "./bundle/bundle-head-script.ts";
import { viteConfig } from "./bundle/vite-config.ts";
import { contentCss } from "./content-css/content-css.ts";
import { writePageTexts } from "./pages/page-text-files.ts";
import { prepareSite } from "./prepare.ts";
import { documentHtml } from "./prerender/document.ts";

/** The development server: renders pages at each request and reloads them when a file is saved. */
const root = process.cwd();
const outDir = join(root, ".cache/dev");
const port = Number(process.env.PORT ?? 5173);
const folders = { root, outDir, cacheDir: join(root, "node_modules/.cache/villa") };

const site = await prepareSite(folders);
await writePageTexts(site.pageTexts, outDir);
const vite = await createServer({
  ...viteConfig(root, site),
  logLevel: "info",
  appType: "custom",
  server: { middlewareMode: true },
});
const dataFolders = [join(root, "content"), join(root, "src/drawings")];
vite.watcher.add(dataFolders).on("all", (_event, file) => {
  if (dataFolders.some((folder) => file.startsWith(folder))) void reloadContent(vite);
});

const files = sirv(outDir, { dev: true });
const statics = sirv(join(root, "public"), { dev: true });
const headScript = await bundleHeadScript();

createHttpServer((request, response) => {
  vite.middlewares(request, response, () =>
    files(request, response, () => statics(request, response, () => render(request.url ?? "/"))),
  );
  async function render(address: string): Promise<void> {
    try {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await pageHtml(vite, address));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  }
}).listen(port, () => console.log(`http://localhost:${port}  (Ctrl+C stops)`));

async function pageHtml(server: ViteDevServer, address: string): Promise<string> {
  const { pathname } = new URL(address, "http://localhost");
  const entry: typeof import("../src/app/entry-server.tsx") = (await server.ssrLoadModule(
    "/src/app/entry-server.tsx",
  )) as never;
  const [{ page, lang }, texts] = documentAt(pathname);
  const { html: app } = await entry.renderPage(page, lang, async () => JSON.parse(texts.json));
  const own = await bundleOwnHeadScript(page.name);
  const html = documentHtml({
    lang,
    page: page.name,
    head: "<title>Development</title>",
    headScripts: own ? [headScript, own] : [headScript],
    css: site.fonts.css + contentCss(site.content),
    preloads: "",
    app,
    scripts: { entry: "/src/app/entry-client.tsx", chunks: [], texts: texts.href },
  });
  return server.transformIndexHtml(address, html);
}

/** The page at an address with its texts; the 404 page where there is none. */
function documentAt(pathname: string) {
  const match = matchPath(sitePages(site.content.facts.villa.slug), pathname);
  const wanted = match?.page.name ?? "not-found";
  const { lang } = splitPath(pathname);
  const found = [...site.pageTexts].find(
    ([route]) => route.page.name === wanted && route.lang === lang,
  );
  if (!found) throw new Error(`There are no texts of "${wanted}" in "${lang}"`);
  return found;
}

/** Reads the owner's files and the drawings again; on a fault, logs it and keeps the last valid content. */
async function reloadContent(server: ViteDevServer): Promise<void> {
  try {
    Object.assign(site, await prepareSite(folders));
    await writePageTexts(site.pageTexts, outDir);
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
