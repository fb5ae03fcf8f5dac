import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { langs } from "../../src/site/site-map/pages.ts";
import { bundleHeadScript } from "../bundle/head-script.ts";
import { contentRules, modulesNamedIn } from "../bundle/sheet/page-sheet.ts";
import type { Shorten } from "../bundle/sheet/short-names.ts";
import { bareHeadTags, headTags } from "../head/head.ts";
import { demoEngineData } from "../pages/page-data.ts";
import { type PageTexts, pageTexts, writePageTexts } from "../pages/page-texts.ts";
import { type Route, siteRoutes } from "../pages/routes.ts";
import type { PreparedSite } from "../prepare.ts";
import { cardKey, previewPhoto } from "../social/site-cards.ts";
import { type ClientAssets, readClientAssets } from "./client-assets.ts";
import { documentHtml, plainDocumentHtml } from "./document.ts";
import { fontPreload, heroPreloads } from "./preloads.ts";

type Server = typeof import("../../src/app/entry-server.tsx");

type WriteOptions = { outDir: string; serverEntry: string; shorten: Shorten };

/** Draws every document of the site with the built server bundle and writes it. */
export async function writePages(
  site: PreparedSite,
  { outDir, serverEntry, shorten }: WriteOptions,
): Promise<void> {
  const server: Server = await import(pathToFileURL(serverEntry).href);
  const assets = await readClientAssets(outDir, site.generatedCss, shorten);
  const headScript = await bundleHeadScript();
  await writePageTexts(site, outDir);
  for (const route of siteRoutes(site.content.facts.villa.slug)) {
    const texts = pageTexts(site, route.name, route.lang);
    const app = await server.renderPage(route, async () => JSON.parse(texts.json));
    const html = pageHtml(site, route, { app, assets, headScript, texts });
    await writePage(join(outDir, route.file), shorten(html));
  }
  for (const lang of langs) {
    const { text, maximumGuests } = demoEngineData(site.content, lang);
    const body = await server.renderDemoBookingEngine({ text, maximumGuests });
    const rules = assets.rulesOfModules(modulesNamedIn(body));
    const html = plainDocumentHtml({
      lang,
      head: bareHeadTags(text.title),
      css: [site.fonts.css, rules, server.demoSheet].join("\n"),
      body,
    });
    await writePage(join(outDir, `demo/booking-engine/${lang}.html`), shorten(html));
  }
}

type Drawn = { app: string; assets: ClientAssets; headScript: string; texts: PageTexts };

function pageHtml(
  site: PreparedSite,
  route: Route,
  { app, assets, headScript, texts }: Drawn,
): string {
  const { content, pictures, fonts, socialCards } = site;
  const { name, lang } = route;
  const card = socialCards.get(cardKey(name, lang));
  return documentHtml({
    lang,
    page: name,
    head: headTags({
      content,
      pictures,
      lang,
      page: name,
      head: content.texts[lang].meta[name],
      ...(card && {
        socialCard: { href: card, alt: previewPhoto(content, name).caption[lang] },
      }),
    }),
    headScript,
    css: [fonts.css, contentRules(site.generatedCss, app, texts.json), assets.rulesOf(name)].join(
      "\n",
    ),
    sheet: assets.sheet,
    preloads: heroPreloads(app) + fonts.hrefs.map(fontPreload).join(""),
    app,
    scripts: { entry: assets.entry, modules: assets.modulesOf(name), texts: texts.href },
  });
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
