import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import sirv from "sirv";
import { createServer, normalizePath, type ViteDevServer } from "vite";
import type { renderPage } from "../../src/app/entry-server.tsx";
import { splitPath } from "../../src/site/site-map/languages.ts";
import { matchPath, newPage } from "../../src/site/site-map/pages.ts";
import { headScriptsOf } from "../build/bundle/bundle-script.ts";
import { siteContentId } from "../build/bundle/content-plugin.ts";
import { viteConfig } from "../build/bundle/vite-config.ts";
import { contentCss } from "../build/content-css.ts";
import { escapeText } from "../build/head/html.ts";
import { documentHtml } from "../build/pages/document.ts";
import { siteRoutes, textsOf, writePageTexts } from "../build/pages/page-text-files.ts";
import { type PreparedSite, prepareSite } from "../build/prepare.ts";
import { tokensOf } from "../content/colours.ts";
import { filledTemplate } from "../content/files/filled-template.ts";
import { readArguments } from "../content/files/read-arguments.ts";
import { housePath } from "../content/house.ts";
import { languageOf, type OwnerLanguage, ownerLanguage } from "../content/owner-language.ts";
import { excerpt } from "../content/problems/place.ts";
import {
  type Message,
  type Report,
  reportOf,
  reportText,
  reportWords,
} from "../content/problems/report.ts";
import { portOf, takePort } from "./serve.ts";

export type Draft = Pick<PreparedSite, "content" | "pageTexts"> & { report?: Report };

type Front = {
  /** Answers a request; false where it is for the site. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The draft that a request for the site is to show. */
  draftOf(request: IncomingMessage): Draft | undefined;
};

export type DevServerOptions = {
  root: string;
  port: number;
  command: string;
  /** The address at which it listens; this machine alone without. */
  host?: string | undefined;
  front?: (site: () => PreparedSite | undefined, cacheDir: string) => Front | Promise<Front>;
};

/** Renders pages at each request; while the content has a fault, every address shows it. */
export async function startDevServer(options: DevServerOptions): Promise<void> {
  const { root, port, command, host = "127.0.0.1" } = options;
  const outDir = join(root, ".cache/dev");
  const cacheDir = join(root, "node_modules/.cache/villa");
  let saved: PreparedSite | undefined;
  let report: Report | undefined;
  const site = () => {
    if (!saved) throw new Error("The content has not been read yet");
    return saved;
  };

  // before the content is read, which takes a while
  const { server, answerBy } = await takePort({ port, command, host });
  const front = await options.front?.(() => saved, cacheDir);
  const vite = await createServer({
    ...viteConfig(root, () => withNewPage(site())),
    logLevel: "info",
    appType: "custom",
    server: {
      middlewareMode: true,
      // a page of another site must not read drafts
      cors: false,
      fs: { deny: [...secretFiles, normalizePath(join(root, ".cache/**"))] },
      watch: { ignored: (path) => isBuilt(relative(root, path)) },
      // reloads pages through the same port
      hmr: { server },
    },
  });
  const drawing = new Set<Promise<void>>();
  const readSite = runLatest(async () => {
    const before = saved;
    try {
      saved = await prepareSite({ root, outDir, cacheDir, readsCalendars: false });
      await writePageTexts(saved.pageTexts, outDir);
      report = undefined;
    } catch (error) {
      report = await reportOf(error, root);
      console.error(`\n${reportText(report, ownerLanguage())}\n`);
    }
    // a page whose modules are half loaded would mix them with their new versions
    while (drawing.size > 0) await Promise.all(drawing);
    const known = vite.moduleGraph.getModuleById(siteContentId);
    if (known) vite.moduleGraph.invalidateModule(known);
    // the sheets have the colours; each transformation of all files takes memory that is not given back
    if (before && saved && tokensOf(before.content.house) !== tokensOf(saved.content.house)) {
      vite.moduleGraph.invalidateAll();
    }
    vite.ws.send({ type: "full-reload" });
  });
  await readSite();
  vite.watcher.on("all", (_event, file) => {
    // another house may have come meanwhile
    const read = [housePath(root), join(root, "src/drawings")];
    if (read.some((folder) => file.startsWith(folder))) void readSite();
  });
  // a page that was still loading when the fault came
  vite.ws.on("connection", () => report && vite.ws.send({ type: "full-reload" }));

  const files = sirv(outDir, { dev: true });
  answerBy((request, response) => {
    if (front?.answer(request, response)) return;
    const draft = front?.draftOf(request);
    const wanted = draft ? draft.report : report;
    // scripts of an open page are answered, so that it can hear that it must reload
    if (wanted && request.headers.accept?.includes("text/html")) {
      return sendReport(request, response, wanted);
    }
    vite.middlewares(request, response, () =>
      files(request, response, () => {
        const page = { vite, address: request.url ?? "/", site: site(), draft };
        const sent = sendPage(response, page).finally(() => drawing.delete(sent));
        drawing.add(sent);
      }),
    );
  });
}

/** Never twice at the same time: all calls while the task is running share one more run afterwards. */
export function runLatest(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const run = () => {
    next = undefined;
    last = task();
    return last;
  };
  return () => {
    next ??= last.then(run, run);
    return next;
  };
}

/** Answers any request with the report as a page, which requests its id every second. */
function sendReport(request: IncomingMessage, response: ServerResponse, report: Report): void {
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    // by which the page detects a change
    "X-Report": stateOf(report),
  });
  response.end(request.method === "HEAD" ? undefined : reportPage(report, languageOf(request)));
}

function stateOf(report: Report): string {
  return encodeURIComponent(JSON.stringify(report.en)).slice(0, 4000);
}

function reportPage(report: Report, lang: OwnerLanguage): string {
  const { title, messages } = report[lang];
  return filledTemplate(join(import.meta.dirname, "report.html.template"), {
    lang,
    title: escapeText(title),
    messages: messages.map(messageHtml).join("\n"),
    next: reportWords("next", lang),
    note: reportWords("note", lang),
    state: JSON.stringify(stateOf(report)),
  });
}

function messageHtml({ where, place, text }: Message): string {
  return [
    ...(where ? [`<h2>${escapeText(where)}</h2>`] : []),
    // reachable by keyboard, since a long line scrolls
    ...(place ? [`<pre tabindex="0">${escapeText(excerpt(place))}</pre>`] : []),
    `<p>${escapeText(text)}</p>`,
  ].join("\n");
}

/** What it never hands out, as patterns of picomatch. */
const secretFiles = [
  ...[".env", ".env.*", "*.{crt,pem,key}", "calendars.json", "publish.json"],
  "**/.git/**",
];

/** Whether a build writes the file: a new `.html` anywhere would reload every open page and preview. */
export function isBuilt(path: string): boolean {
  return /^(\.cache|dist(-hosting)?(\.[^/\\]+)?)([/\\]|$)/.test(path);
}

async function sendPage(response: ServerResponse, page: PageRequest): Promise<void> {
  try {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(await pageHtml(page));
  } catch (error) {
    if (error instanceof Error) page.vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500).end(String(error));
  }
}

/** Scripts know the page, too, that the desk's owner has not saved yet. */
function withNewPage(site: PreparedSite): PreparedSite {
  const row = { name: `own-${newPage}`, route: newPage, path: `/${newPage}` } as const;
  const { pages, settings } = site.content;
  const texts = siteRoutes([row], settings.languages).map((route) => ({
    ...route,
    href: `/assets/${row.name}.${route.lang}-0.json`,
    json: "",
  }));
  return {
    ...site,
    content: { ...site.content, pages: [...pages, row] },
    pageTexts: [...site.pageTexts, ...texts],
  };
}

type PageRequest = {
  vite: ViteDevServer;
  address: string;
  site: PreparedSite;
  draft: Draft | undefined;
};

/** @throws Error when a part of the page fails */
async function pageHtml({ vite, address, site, draft }: PageRequest): Promise<string> {
  const { pathname } = new URL(address, "http://localhost");
  const { content, pageTexts } = draft ?? site;
  const { settings, pages } = content;
  const { languages } = settings;
  const { lang } = splitPath(pathname, languages);
  const page = matchPath(pages, pathname, languages)?.page.name ?? "not-found";
  const texts = textsOf(pageTexts, page, lang);
  if (!texts) throw new Error(`There are no texts of "${page}" in "${lang}"`);
  const entry = await vite.ssrLoadModule("/src/app/entry-server.tsx");
  const render: typeof renderPage = entry.renderPage;
  const { html: app } = await render(texts.page, lang, async () => JSON.parse(texts.json));
  // the sheets have the saved colours; the owner looks at her page, and has nothing to consent to
  const draftCss = draft ? `${tokensOf(content.house)}:root [data-banner]{display:none}` : "";
  const html = documentHtml({
    content,
    texts,
    head: "<title>Development</title>",
    headScripts: await headScriptsOf(page, languages),
    css: site.fonts.css + contentCss(content) + draftCss,
    sheetFiles: [],
    preloads: "",
    app,
    scripts: { entry: "/src/app/entry-client.tsx", chunks: [] },
  });
  return vite.transformIndexHtml(address, html);
}

// `npm run dev`: the site as its files are saved
if (import.meta.main) {
  readArguments({});
  const port = portOf(process.env, 5173);
  const host = process.env.HOST || undefined;
  await startDevServer({ root: process.cwd(), port, command: "npm run dev", host });
  const lang = ownerLanguage();
  console.log(`http://localhost:${port}  ${reportWords("stops", lang)}`);
  if (host) console.warn(reportWords("open", lang, { host }));
}
