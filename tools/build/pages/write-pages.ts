import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage } from "../../../src/app/entry-server.tsx";
import type { PictureSource } from "../../../src/components/picture/picture.tsx";
import { demoEngine } from "../../../src/pages/booking/demo-engine/demo-engine.content.ts";
import { demoDataId } from "../../../src/pages/booking/demo-engine/demo-stay.ts";
import { stayFields } from "../../../src/site/stay/stay.ts";
import { contentHash } from "../../content/files/cache-key.ts";
import { pageHead } from "../../content/page-texts.ts";
import { bundleInlineScript, headScriptsOf } from "../bundle/bundle-script.ts";
import { contentCss, pageContentCss } from "../content-css.ts";
import { bareHeadTags, headTags } from "../head/head.ts";
import { dataScript, tag } from "../head/html.ts";
import { manifestPath } from "../head/site-files.ts";
import { headPolicyName } from "../hosting/policy.ts";
import type { PreparedSite } from "../prepare.ts";
import { previewPhoto } from "../social.ts";
import type { ClientAssets, StyleSheet } from "./client-assets.ts";
import { documentHtml, localeAttributes } from "./document.ts";
import { linkLateSheet, needs, splitSheets } from "./late-sheet.ts";
import { pageData } from "./page-data.ts";
import { type PageText, type Route, writePageTexts } from "./page-text-files.ts";

type Server = typeof import("../../../src/app/entry-server.tsx");

/** Code that stands in the pages, which the security policy names by its hashes. */
export type InlineCode = { styles: Set<string>; scripts: Set<string> };

export async function writePages(
  site: PreparedSite,
  assets: ClientAssets,
  { outDir, serverEntry }: { outDir: string; serverEntry: string },
): Promise<InlineCode> {
  const server: Server = await import(pathToFileURL(serverEntry).href);
  const inline: InlineCode = { styles: new Set(), scripts: new Set() };
  const output = { outDir, assets, inline };
  await writePageTexts(site.pageTexts, outDir);
  for (const group of Map.groupBy(site.pageTexts, ({ page }) => page.name).values()) {
    const documents = await Promise.all(
      group.map(async (texts) => {
        const source = async () => JSON.parse(texts.json);
        return { texts, ...(await server.renderPage(texts.page, texts.lang, source)) };
      }),
    );
    await writeDocuments(site, documents, output);
  }
  const { settings, texts } = site.content;
  const hasDemoEngine = settings.languages.some((lang) =>
    texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"),
  );
  if (hasDemoEngine) await writeDemoEngine(site, server, output);
  return inline;
}

type Output = { outDir: string; assets: ClientAssets; inline: InlineCode };

const demoScript = new URL(
  "../../../src/pages/booking/demo-engine/demo-script.ts",
  import.meta.url,
);

async function writeDemoEngine(
  site: PreparedSite,
  server: Server,
  { outDir, assets, inline }: Output,
): Promise<void> {
  const { content, pictures } = site;
  const { sheets } = assets.of({ pages: ["booking", "villa"] });
  const script = await bundleInlineScript(demoScript, content.settings.languages);
  for (const lang of content.settings.languages) {
    const data = pageData(content, pictures, demoEngine, lang);
    const body = await server.renderDemoEngine({ data });
    const css = [
      site.fonts.css,
      contentCss(content),
      ...sheets.filter(needs(body)).map(({ rules }) => rules),
      server.demoSheet,
    ].join("\n");
    inline.styles.add(css);
    inline.scripts.add(script);
    const html = [
      "<!doctype html>",
      `<html ${localeAttributes(content, lang)}>`,
      "<head>",
      bareHeadTags(data.title, content.house),
      `<style>${css}</style>`,
      "</head>",
      `<body>${body}`,
      dataScript(demoDataId, data.script),
      `<script>${script}</script>`,
      "</body>",
      "</html>",
    ].join("\n");
    await writePage(join(outDir, `demo/booking-engine/${lang}.html`), html);
  }
}

type Document = RenderedPage & { texts: PageText };

/** Writes a page in all its languages: they share their styles, and so the hashes of the policy. */
async function writeDocuments(
  site: PreparedSite,
  documents: Document[],
  { outDir, assets, inline }: Output,
): Promise<void> {
  const [{ texts }] = documents as [Document, ...Document[]];
  const { name, footer } = texts.page;
  const { content } = site;
  const { sheets, sheetFiles, chunks } = assets.of({ pages: [name], hasFooter: footer !== false });
  const split = splitSheets(
    documents.map(({ html }) => html),
    sheets,
    pageContentCss(content, name),
  );
  const css = rulesOf([site.fonts.css, split.content], split.first);
  const lateCss = rulesOf([contentCss(content)], split.late);
  const lateHref = `/assets/${name}-late-${contentHash(lateCss)}.css`;
  if (split.late.length > 0) await writeFile(join(outDir, lateHref), lateCss);
  const [ofEveryPage = "", own] = await headScriptsOf(name, content.settings.languages);
  const headScripts = [ofEveryPage, ...(own ? [await onlyForStays(own, outDir)] : [])];
  inline.styles.add(css);
  for (const script of headScripts) inline.scripts.add(script);
  for (const { html, heroSources, texts } of documents) {
    const document = documentHtml({
      content,
      texts,
      head: documentHead(site, texts),
      headScripts,
      css,
      sheetFiles,
      preloads: preloadTags(heroSources, site.fonts.hrefs),
      app: linkLateSheet(html, lateHref),
      scripts: { entry: assets.entry, chunks },
      manifest: manifestPath(texts.lang, content.settings.languages),
    });
    await writePage(join(outDir, texts.file), document);
  }
}

/** Fetched for the address of a stay alone, which is rare; only what is written runs before the rest is read. */
async function onlyForStays(script: string, outDir: string): Promise<string> {
  const href = `/assets/head-${contentHash(script)}.js`;
  await writeFile(join(outDir, href), script);
  const policy = `self.trustedTypes?.createPolicy("${headPolicyName}",{createHTML:html})`;
  const asked = `/[?&](${stayFields.join("|")})=/.test(location.search)`;
  return (
    `if(${asked}){const html=()=>'<script src="${href}"><\\/script>';` +
    `document.write(${policy}?.createHTML("")??html())}`
  );
}

function rulesOf(rules: string[], sheets: StyleSheet[]): string {
  return [...rules, ...sheets.map(({ rules }) => rules.trim())].join("");
}

function documentHead({ content, pictures, socialCards }: PreparedSite, route: Route): string {
  const { lang } = route;
  const page = route.page.name;
  const href = socialCards.get(page);
  const socialCard = href && { href, alt: previewPhoto(content, page).caption[lang] };
  const head = pageHead(content, page, lang);
  return headTags({ content, pictures, lang, page, head, ...(socialCard && { socialCard }) });
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Of what browsers otherwise request only after layout. */
function preloadTags(heroSources: PictureSource[], fonts: string[]): string {
  const faces = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  // each limited to the windows in which the browser chooses it, so that it never fetches two
  const pictures = heroSources.map(({ media, type, sizes, srcSet }, index) => {
    const earlier = heroSources[index - 1]?.media;
    return tag("link", {
      rel: "preload",
      as: "image",
      type,
      fetchpriority: "high",
      media: media ?? (earlier && `not all and ${earlier}`),
      imagesrcset: srcSet,
      imagesizes: sizes,
    });
  });
  return [...pictures, ...faces].join("");
}
