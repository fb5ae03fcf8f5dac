import { createServer as createHttpServer, type RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { createServer, type ViteDevServer } from "vite";
import { splitPath } from "../src/site/site-map/languages.ts";
import { matchPath, sitePages } from "../src/site/site-map/pages.ts";
import { bundleHeadScript, bundleOwnHeadScript } from "./bundle/bundle-head-script.ts";
import { viteConfig } from "./bundle/vite-config.ts";
import { contentCss } from "./content-css/content-css.ts";
import { deskPath, readyPath } from "./desk/desk-addresses.ts";
import { openDesk } from "./desk/desk-server.ts";
import { bundleEditor } from "./desk/editor/bundle-editor.ts";
import { type Draft, Drafts } from "./desk/preview/drafts.ts";
import { timeZoneOf } from "./head/time-zone.ts";
import { type Report, reportOf, reportText } from "./messages/report.ts";
import { sendReport } from "./messages/report-page.ts";
import { writePageTexts } from "./pages/page-text-files.ts";
import { type PreparedSite, prepareSite } from "./prepare.ts";
import { documentHtml } from "./prerender/document.ts";
import { readArguments } from "./read-arguments.ts";
import { runLatest } from "./run-latest.ts";
import { portAdvice } from "./serve.ts";

// The development server: renders pages at each request and reloads them when a file is saved. While
// the content has a fault, every address shows it. With `--desk` it also serves the owner's desk, and
// answers this machine alone.

const isDesk = readArguments({ options: { desk: { type: "boolean" } } }).values.desk;
const root = process.cwd();
const outDir = join(root, ".cache/dev");
const port = Number(process.env.PORT || 5173);
const folders = { root, outDir, cacheDir: join(root, "node_modules/.cache/villa") };

const handler = Promise.withResolvers<RequestListener>();
const server = createHttpServer(async (request, response) =>
  (await handler.promise)(request, response),
);
try {
  // at first: to read the content takes a while
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen({ port, ...(isDesk && { host: "127.0.0.1" }) }, listening);
  });
} catch (error) {
  console.error(portAdvice(error, port, isDesk ? "npm run desk" : "npm run dev"));
  process.exit(1);
}
const site = {} as PreparedSite; // filled before the first request that is not answered by `report`
const drafts = isDesk ? new Drafts({ root, site }) : undefined;
const desk = drafts
  ? openDesk({ root, port, drafts, editor: await bundleEditor(folders.cacheDir) })
  : undefined;
let report: Report | undefined;
const vite = await createServer({
  ...viteConfig(root, site),
  logLevel: "info",
  appType: "custom",
  server: {
    middlewareMode: true,
    // a site that the desk publishes is written there, thousands of files that no page here shows
    watch: { ignored: (path) => path.startsWith(join(root, ".cache")) },
    // reloads pages through the same port
    ...(isDesk && { hmr: { server } }),
  },
});
const dataFolders = [join(root, "content"), join(root, "src/drawings")];
const reloadContent = runLatest(readContent);
await reloadContent();
vite.watcher.add(dataFolders).on("all", (_event, file) => {
  if (dataFolders.some((folder) => file.startsWith(folder))) void reloadContent();
});

// a page that was still loading when the fault came
vite.ws.on("connection", () => report && vite.ws.send({ type: "full-reload" }));

const files = sirv(outDir, { dev: true });
const statics = sirv(join(root, "public"), { dev: true });
const headScript = await bundleHeadScript();

handler.resolve((request, response) => {
  if (desk?.answer(request, response)) return;
  const draft = drafts?.of(request);
  const wanted = draft?.report ?? (draft ? undefined : report);
  // scripts of an open page are answered, so that it can hear that it must reload
  if (wanted && request.headers.accept?.includes("text/html")) {
    sendReport(
      request,
      response,
      wanted,
      "Correct it and save the file; the page reloads by itself.",
    );
    return;
  }
  const texts = drafts?.textsFor(request);
  if (texts) {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(texts);
    return;
  }
  vite.middlewares(request, response, () =>
    files(request, response, () => statics(request, response, () => render(request.url ?? "/"))),
  );
  async function render(address: string): Promise<void> {
    try {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await pageHtml(vite, address, draft));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  }
});
const address = `http://localhost:${port}`;
console.log(`${address}${isDesk ? deskPath : ""}  (Ctrl+C stops)`);
if (isDesk) console.log(`${address}${readyPath}  Ready? Publish`);

/** @param draft what is not saved yet; the site as it is saved, without one */
async function pageHtml(server: ViteDevServer, address: string, draft?: Draft): Promise<string> {
  const { pathname } = new URL(address, "http://localhost");
  const entry: typeof import("../src/app/entry-server.tsx") = (await server.ssrLoadModule(
    "/src/app/entry-server.tsx",
  )) as never;
  const [{ page, lang, address: path }, texts] = documentAt(pathname, draft ?? site);
  const { html: app } = await entry.renderPage(page, lang, async () => JSON.parse(texts.json));
  const own = await bundleOwnHeadScript(page.name);
  const html = documentHtml({
    lang,
    timeZone: timeZoneOf(site.content.facts.geo),
    page: page.name,
    path,
    head: "<title>Development</title>",
    headScripts: own ? [headScript, own] : [headScript],
    css: site.fonts.css + (draft?.css ?? contentCss(site.content)),
    preloads: "",
    app,
    scripts: { entry: "/src/app/entry-client.tsx", chunks: [], texts: texts.href },
  });
  return server.transformIndexHtml(address, html);
}

/** The page at an address with its texts; the 404 page where there is none. */
function documentAt(pathname: string, { pageTexts }: Pick<PreparedSite, "pageTexts">) {
  const match = matchPath(sitePages(site.content.facts.villa.slug), pathname);
  const wanted = match?.page.name ?? "not-found";
  const { lang } = splitPath(pathname);
  const found = [...pageTexts].find(([route]) => route.page.name === wanted && route.lang === lang);
  if (!found) throw new Error(`There are no texts of "${wanted}" in "${lang}"`);
  return found;
}

/** Reads the owner's files and the drawings again, and has open pages reload. */
async function readContent(): Promise<void> {
  try {
    Object.assign(site, await prepareSite(folders));
    await writePageTexts(site.pageTexts, outDir);
    report = undefined;
  } catch (error) {
    report = await reportOf(error, root);
    console.error(`\n${reportText(report)}\n`);
  }
  vite.moduleGraph.invalidateAll();
  vite.ws.send({ type: "full-reload" });
}
