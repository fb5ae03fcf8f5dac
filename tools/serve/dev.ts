import { createServer as createHttpServer, type RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { createServer } from "vite";
import { viteConfig } from "../build/bundle/vite-config.ts";
import { readArguments } from "../content/files/read-arguments.ts";
import { housePath } from "../content/house.ts";
import { deskPath, readyPath } from "../owner/desk/addresses.ts";
import { openDesk } from "../owner/desk/desk-server.ts";
import { Drafts } from "../owner/desk/drafts.ts";
import { bundleEditor } from "../owner/desk/editor/bundle.ts";
import { pageHtml } from "./dev-server/page-html.ts";
import { SavedSite } from "./dev-server/saved-site.ts";
import { sendReport } from "./report-page.ts";
import { runLatest } from "./run-latest.ts";
import { portOf, takePort } from "./serve.ts";

// The development server: renders pages at each request and reloads them when a file is saved. While
// the content has a fault, every address shows it. With `--desk` it also serves the owner's desk, and
// answers this machine alone.

const isDesk = readArguments({ options: { desk: { type: "boolean" } } }).values.desk;
const root = process.cwd();
const outDir = join(root, ".cache/dev");
const port = portOf(process.env, 5173);
const folders = { root, outDir, cacheDir: join(root, "node_modules/.cache/villa") };

const handler = Promise.withResolvers<RequestListener>();
const server = createHttpServer(async (request, response) =>
  (await handler.promise)(request, response),
);
// before the content is read, which takes a while
await takePort(server, {
  port,
  ...(isDesk && { host: "127.0.0.1" }),
  command: isDesk ? "npm run desk" : "npm run dev",
});
const saved = new SavedSite(folders);
const drafts = isDesk ? new Drafts({ root, site: saved.get }) : undefined;
const desk = drafts
  ? openDesk({
      root,
      port,
      drafts,
      editor: await bundleEditor(folders.cacheDir, ["editor", "ready", "add"]),
    })
  : undefined;
const vite = await createServer({
  ...viteConfig(root, saved.get),
  logLevel: "info",
  appType: "custom",
  server: {
    middlewareMode: true,
    // the desk builds into this folder: thousands of files that the development server does not show
    watch: { ignored: (path) => path.startsWith(join(root, ".cache")) },
    // reloads pages through the same port
    ...(isDesk && { hmr: { server } }),
  },
});
const dataFolders = [housePath(root, "content"), join(root, "src/drawings")];
const reloadContent = runLatest(async () => {
  await saved.read();
  vite.moduleGraph.invalidateAll();
  vite.ws.send({ type: "full-reload" });
});
await reloadContent();
vite.watcher.add(dataFolders).on("all", (_event, file) => {
  if (dataFolders.some((folder) => file.startsWith(folder))) void reloadContent();
});

// a page that was still loading when the fault came
vite.ws.on("connection", () => saved.report && vite.ws.send({ type: "full-reload" }));

const files = sirv(outDir, { dev: true });
const statics = sirv(join(root, "public"), { dev: true });

handler.resolve((request, response) => {
  if (desk?.answer(request, response)) return;
  const draft = drafts?.of(request);
  const wanted = draft?.report ?? (draft ? undefined : saved.report);
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
      response.end(await pageHtml({ vite, address, site: saved.get(), draft }));
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
