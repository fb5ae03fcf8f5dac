import type { ViteDevServer } from "vite";
import type { renderPage } from "../../src/app/entry-server.tsx";
import { type Languages, splitPath } from "../../src/site/site-map/languages.ts";
import { matchPath, sitePages } from "../../src/site/site-map/pages.ts";
import { headScriptsOf } from "../build/bundle/head-scripts.ts";
import { contentCss } from "../build/content-css/content-css.ts";
import { timeZoneOf } from "../build/head/time-zone.ts";
import { documentOf } from "../build/pages/page-text-files.ts";
import type { PreparedSite } from "../build/prepare.ts";
import { documentHtml } from "../build/prerender/document.ts";
import type { Report } from "../content/messages/report.ts";

/** The texts and styles of a site that are not saved, or why they make none. */
export type Draft = Pick<PreparedSite, "pageTexts"> & { css: string; report?: Report };

type PageRequest = {
  vite: ViteDevServer;
  /** As the browser asks for it. */
  address: string;
  site: PreparedSite;
  /** What is not saved yet; the site as it is saved, without one. */
  draft: Draft | undefined;
};

/**
 * The document at an address, drawn by the sources as they are saved; the 404 page where there is none.
 * @throws Error when a part of the page fails
 */
export async function pageHtml({ vite, address, site, draft }: PageRequest): Promise<string> {
  const { pathname } = new URL(address, "http://localhost");
  const { facts, settings } = site.content;
  const { page, lang } = wantedPage(pathname, facts.villa.slug, settings.languages);
  const [route, texts] = documentOf((draft ?? site).pageTexts, page, lang) ?? [];
  if (!route || !texts) throw new Error(`There are no texts of "${page}" in "${lang}"`);
  const entry = await vite.ssrLoadModule("/src/app/entry-server.tsx");
  const render: typeof renderPage = entry.renderPage;
  const { html: app } = await render(route.page, lang, async () => JSON.parse(texts.json));
  const html = documentHtml({
    lang,
    timeZone: timeZoneOf(facts.geo),
    page,
    path: route.address,
    head: "<title>Development</title>",
    headScripts: await headScriptsOf(page, settings.languages),
    css: site.fonts.css + (draft?.css ?? contentCss(site.content)),
    sheets: [],
    preloads: "",
    app,
    scripts: { entry: "/src/app/entry-client.tsx", chunks: [], texts: texts.href },
  });
  return vite.transformIndexHtml(address, html);
}

function wantedPage(pathname: string, villaSlug: string, languages: Languages) {
  const match = matchPath(sitePages(villaSlug), pathname, languages);
  const { lang } = splitPath(pathname, languages);
  return { page: match?.page.name ?? "not-found", lang } as const;
}
