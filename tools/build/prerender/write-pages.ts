import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage } from "../../../src/app/entry-server.tsx";
import type { PictureSource } from "../../../src/components/picture/picture.tsx";
import { demoEngine } from "../../../src/pages/booking/demo-engine/demo-engine.content.ts";
import { demoDataId } from "../../../src/pages/booking/demo-engine/demo-stay.ts";
import { noticeDays } from "../../../src/site/notices.ts";
import { pageHead } from "../../content/load.ts";
import { bundleInlineScript, headScriptsOf } from "../bundle/bundle-script.ts";
import { contentCss } from "../content-css.ts";
import { bareHeadTags, headTags } from "../head/head.ts";
import { tag } from "../head/html.ts";
import { timeZoneOf } from "../head/time-zone.ts";
import { pageData } from "../pages/page-data.ts";
import { type PageTextFile, type Route, writePageTexts } from "../pages/page-text-files.ts";
import type { PreparedSite } from "../prepare.ts";
import { previewPhoto } from "../social.ts";
import { type ClientAssets, readClientAssets, type StyleSheet } from "./client-assets.ts";
import { documentHtml, plainDocumentHtml } from "./document.ts";

type Server = typeof import("../../../src/app/entry-server.tsx");

export async function writePages(
  site: PreparedSite,
  { outDir, serverEntry }: { outDir: string; serverEntry: string },
): Promise<void> {
  const server: Server = await import(pathToFileURL(serverEntry).href);
  const assets = await readClientAssets(outDir);
  await writePageTexts(site.pageTexts, outDir);
  for (const [route, texts] of site.pageTexts) {
    const rendered = await server.renderPage(route.page, route.lang, async () =>
      JSON.parse(texts.json),
    );
    const html = await pageHtml(site, route, { ...rendered, assets, texts });
    await writePage(join(outDir, route.file), html);
  }
  const { settings, texts } = site.content;
  const hasDemoEngine = settings.languages.some((lang) =>
    texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"),
  );
  if (hasDemoEngine) {
    await writeDemoEngine(site, server, { outDir, assets });
  }
}

const demoScript = new URL(
  "../../../src/pages/booking/demo-engine/demo-script.ts",
  import.meta.url,
);

async function writeDemoEngine(
  site: PreparedSite,
  server: Server,
  { outDir, assets }: { outDir: string; assets: ClientAssets },
): Promise<void> {
  const { content, pictures } = site;
  const { sheets } = await assets.of("booking", "villa");
  const script = await bundleInlineScript(demoScript, content.settings.languages);
  for (const lang of content.settings.languages) {
    const data = pageData(content, pictures, demoEngine, lang);
    const body = await server.renderDemoEngine({ data });
    const html = plainDocumentHtml({
      lang,
      timeZone: timeZoneOf(content.facts.geo),
      head: bareHeadTags(data.title, content.house),
      css: [siteCss(site), ...rulesFor(body, sheets), server.demoSheet].join("\n"),
      body,
      data: { id: demoDataId, value: data.script },
      script,
    });
    await writePage(join(outDir, `demo/booking-engine/${lang}.html`), html);
  }
}

function rulesFor(html: string, sheets: StyleSheet[]): string[] {
  const words = new Set(html.match(/[\w-]+/g));
  return sheets
    .map(({ rules }) => rules)
    .filter((rules) => rules.match(/(?<=\.)[a-z_][\w-]*/gi)?.some((name) => words.has(name)));
}

function siteCss({ content, fonts }: PreparedSite): string {
  return `${fonts.css}\n${contentCss(content)}`;
}

type PageParts = RenderedPage & { assets: ClientAssets; texts: PageTextFile };

async function pageHtml(
  site: PreparedSite,
  route: Route,
  { html, heroSources, assets, texts }: PageParts,
): Promise<string> {
  const { content, pictures, fonts, socialCards } = site;
  const { lang, address } = route;
  const { name } = route.page;
  const card = socialCards.get(name);
  const { sheets, chunks } = await assets.of(name);
  return documentHtml({
    lang,
    timeZone: timeZoneOf(content.facts.geo),
    page: name,
    path: address,
    notices: noticeDays(content.facts),
    head: headTags({
      content,
      pictures,
      lang,
      page: name,
      head: pageHead(content, name, lang),
      ...(card && {
        socialCard: { href: card, alt: previewPhoto(content, name).caption[lang] },
      }),
    }),
    headScripts: await headScriptsOf(name, content.settings.languages),
    css: siteCss(site),
    sheets,
    preloads: [
      picturePreloads(heroSources),
      // which browsers otherwise request only after layout
      ...fonts.hrefs.map(
        (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
      ),
    ].join(""),
    app: html,
    scripts: { entry: assets.entry, chunks, texts: texts.href },
  });
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Each source limited to the windows in which the browser chooses it, so that it never fetches two. */
function picturePreloads(sources: PictureSource[]): string {
  return sources
    .map(({ media, type, sizes, srcSet }, index) => {
      const earlier = sources[index - 1]?.media;
      return tag("link", {
        rel: "preload",
        as: "image",
        type,
        fetchpriority: "high",
        media: media ?? (earlier && `not all and ${earlier}`),
        imagesrcset: srcSet,
        imagesizes: sizes,
      });
    })
    .join("");
}
