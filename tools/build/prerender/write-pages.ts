import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage } from "../../../src/app/entry-server.tsx";
import { demoEngine } from "../../../src/pages/booking/demo-engine/demo-engine.content.ts";
import { demoDataId } from "../../../src/pages/booking/demo-engine/script/demo-data.ts";
import type { Page } from "../../../src/site/site-map/pages.ts";
import { bundleInlineScript } from "../bundle/bundle-inline-script.ts";
import { headScriptsOf } from "../bundle/head-scripts.ts";
import type { Shorten } from "../bundle/style-sheet/short-names.ts";
import { contentCss, pageContentCss } from "../content-css/content-css.ts";
import { bareHeadTags, headTags } from "../head/head.ts";
import { timeZoneOf } from "../head/time-zone.ts";
import { pageData } from "../pages/page-data.ts";
import { type PageTextFile, writePageTexts } from "../pages/page-text-files.ts";
import type { Route } from "../pages/routes.ts";
import type { PreparedSite } from "../prepare.ts";
import { cardKey, previewPhoto } from "../social/site-cards.ts";
import { type ClientAssets, readClientAssets } from "./client-assets.ts";
import { documentHtml, plainDocumentHtml } from "./document.ts";
import { fontPreload, picturePreloads } from "./preloads.ts";

type Server = typeof import("../../../src/app/entry-server.tsx");

type WriteOptions = { outDir: string; serverEntry: string; shorten: Shorten };

/** Renders every document of the site with the server bundle and writes it. */
export async function writePages(
  site: PreparedSite,
  { outDir, serverEntry, shorten }: WriteOptions,
): Promise<void> {
  const server: Server = await import(pathToFileURL(serverEntry).href);
  const assets = await readClientAssets(outDir, contentCss(site.content), shorten);
  await writePageTexts(site.pageTexts, outDir);
  const drawn = [];
  for (const [route, texts] of site.pageTexts) {
    const rendered = await server.renderPage(route.page, route.lang, async () =>
      JSON.parse(texts.json),
    );
    drawn.push({ route, texts, rendered });
  }
  for (const { route, texts, rendered } of drawn) {
    const { name } = route.page;
    const alike = drawn.filter(({ route: { page } }) => sharesRules(page, route.page));
    const rules = await assets.rulesOf(
      alike.map(({ route: { page } }) => page.name),
      alike.map(({ rendered: { html } }) => html).join(""),
    );
    const headScripts = await headScriptsOf(name, site.content.settings.languages);
    const html = pageHtml(site, route, { ...rendered, assets, rules, headScripts, texts });
    await writePage(join(outDir, route.file), shorten(html));
  }
  const { settings, texts } = site.content;
  const hasDemoEngine = settings.languages.some((lang) =>
    texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"),
  );
  if (hasDemoEngine) {
    await writeDemoEngine(site, server, { outDir, assets, shorten });
  }
}

/**
 * Whether two documents inline the same rules: those of a page in all languages, those of law texts,
 * and those of 404 and offline. Each set of rules is a hash in the security policy, which every page
 * is sent with.
 */
function sharesRules(one: Page, other: Page): boolean {
  const isText = ({ menuLabel, ending }: Page) => !menuLabel && !ending;
  return one.name === other.name || (isText(one) && isText(other) && one.listed === other.listed);
}

const demoScript = new URL(
  "../../../src/pages/booking/demo-engine/script/demo-script.ts",
  import.meta.url,
);

async function writeDemoEngine(
  { content, pictures, fonts }: PreparedSite,
  server: Server,
  { outDir, assets, shorten }: { outDir: string; assets: ClientAssets; shorten: Shorten },
): Promise<void> {
  const script = await bundleInlineScript(demoScript, content.settings.languages);
  for (const lang of content.settings.languages) {
    const data = pageData(content, pictures, demoEngine, lang);
    const body = await server.renderDemoEngine({ data });
    const rules = assets.rulesOfCssModules(body);
    const html = plainDocumentHtml({
      lang,
      timeZone: timeZoneOf(content.facts.geo),
      head: bareHeadTags(data.title),
      css: [fonts.css, pageContentCss(content, demoEngine.name), rules, server.demoSheet].join(
        "\n",
      ),
      body,
      data: { id: demoDataId, value: data.script },
      script,
    });
    await writePage(join(outDir, `demo/booking-engine/${lang}.html`), shorten(html));
  }
}

type PageParts = RenderedPage & {
  assets: ClientAssets;
  rules: Awaited<ReturnType<ClientAssets["rulesOf"]>>;
  headScripts: string[];
  texts: PageTextFile;
};

function pageHtml(
  site: PreparedSite,
  route: Route,
  { html, heroSources, assets, rules, headScripts, texts }: PageParts,
): string {
  const { content, pictures, fonts, socialCards } = site;
  const { lang, address } = route;
  const { name } = route.page;
  const card = socialCards.get(cardKey(name, lang));
  return documentHtml({
    lang,
    timeZone: timeZoneOf(content.facts.geo),
    page: name,
    path: address,
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
    headScripts,
    css: [fonts.css, pageContentCss(content, name), rules.first].join("\n"),
    sheet: assets.sheet,
    lateSheet: rules.lateSheet,
    preloads: picturePreloads(heroSources) + fonts.hrefs.map(fontPreload).join(""),
    app: html,
    scripts: { entry: assets.entry, chunks: assets.chunksOf(name), texts: texts.href },
  });
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
