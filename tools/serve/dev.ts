import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { createServer, type ViteDevServer } from "vite";
import { viteConfig } from "../build/bundle/vite-config.ts";
import { writePageTexts } from "../build/pages/page-text-files.ts";
import { type PreparedSite, prepareSite } from "../build/prepare.ts";
import { readArguments } from "../content/files/read-arguments.ts";
import { housePath } from "../content/house.ts";
import { type Report, reportOf, reportText } from "../content/messages/report.ts";
import { type Draft, pageHtml } from "./page-html.ts";
import { sendReport } from "./report-page.ts";
import { runLatest } from "./run-latest.ts";
import { portOf, takePort } from "./serve.ts";

/** What stands before the site: the owner's desk. */
type Front = {
  /** Answers a request; false where it is for the site. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The draft that a request for the site is to show. */
  draftOf(request: IncomingMessage): Draft | undefined;
};

export type DevServerOptions = {
  /** The project's folder. */
  root: string;
  port: number;
  /** How the owner started it: `npm run dev`. */
  command: string;
  /** The only address that it answers; all of this machine without. */
  host?: string;
  /** @param site the site as its files are saved */
  front?: (site: () => PreparedSite, cacheDir: string) => Front | Promise<Front>;
};

/**
 * Renders pages at each request and reloads them when a file is saved. While the content has a fault,
 * every address shows it.
 * @returns when it answers
 */
export async function startDevServer(options: DevServerOptions): Promise<void> {
  const { root, port, command, host } = options;
  const outDir = join(root, ".cache/dev");
  const cacheDir = join(root, "node_modules/.cache/villa");
  let saved: PreparedSite | undefined;
  let report: Report | undefined;
  const site = () => {
    if (!saved) throw new Error("The content has not been read yet");
    return saved;
  };

  const handler = Promise.withResolvers<RequestListener>();
  const server = createHttpServer(async (request, response) =>
    (await handler.promise)(request, response),
  );
  // before the content is read, which takes a while
  await takePort(server, { port, command, ...(host && { host }) });
  const front = await options.front?.(site, cacheDir);
  const vite = await createServer({
    ...viteConfig(root, site),
    logLevel: "info",
    appType: "custom",
    server: {
      middlewareMode: true,
      // the desk builds into this folder: thousands of files that the development server does not show
      watch: { ignored: (path) => path.startsWith(join(root, ".cache")) },
      // reloads pages through the same port
      hmr: { server },
    },
  });
  const readSite = runLatest(async () => {
    try {
      saved = await prepareSite({ root, outDir, cacheDir });
      await writePageTexts(saved.pageTexts, outDir);
      report = undefined;
    } catch (error) {
      report = await reportOf(error, root);
      console.error(`\n${reportText(report)}\n`);
    }
    vite.moduleGraph.invalidateAll();
    vite.ws.send({ type: "full-reload" });
  });
  await readSite();
  vite.watcher.on("all", (_event, file) => {
    // another house may have come meanwhile
    const read = [housePath(root, "content"), join(root, "src/drawings")];
    if (read.some((folder) => file.startsWith(folder))) void readSite();
  });
  // a page that was still loading when the fault came
  vite.ws.on("connection", () => report && vite.ws.send({ type: "full-reload" }));

  const files = sirv(outDir, { dev: true });
  handler.resolve((request, response) => {
    if (front?.answer(request, response)) return;
    const draft = front?.draftOf(request);
    const wanted = draft ? draft.report : report;
    // scripts of an open page are answered, so that it can hear that it must reload
    if (wanted && request.headers.accept?.includes("text/html")) {
      const note = "Correct it and save the file; the page reloads by itself.";
      sendReport(request, response, wanted, note);
      return;
    }
    vite.middlewares(request, response, () =>
      files(request, response, () => sendPage(vite, response, request.url ?? "/", site(), draft)),
    );
  });
}

async function sendPage(
  vite: ViteDevServer,
  response: ServerResponse,
  address: string,
  site: PreparedSite,
  draft: Draft | undefined,
): Promise<void> {
  try {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(await pageHtml({ vite, address, site, draft }));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500).end(String(error));
  }
}

// `npm run dev`: the site as its files are saved
if (import.meta.main) {
  readArguments({});
  const port = portOf(process.env, 5173);
  await startDevServer({ root: process.cwd(), port, command: "npm run dev" });
  console.log(`http://localhost:${port}  (Ctrl+C stops)`);
}
