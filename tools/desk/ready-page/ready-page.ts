import type { Lang } from "../../../src/site/site-map/languages.ts";
import { locate } from "../../messages/locate.ts";
import type { Finding } from "../../ready/finding.ts";
import { readiness } from "../../ready/readiness.ts";
import { siteState } from "../../ready/site-state.ts";
import { barHtml } from "../bar/bar.ts";
import type { PageSource } from "../editor/editor-page.ts";
import type { ReadyData } from "./client/ready-data.ts";
import { entryLinks } from "./entry-links.ts";
import { findingList, verdict } from "./finding-list.ts";
import { pageWords } from "./page-words.ts";
import { publishingHtml } from "./publishing.ts";
import { workButton } from "./work-button.ts";

/** The policy of the page: its own script and style sheet, and nothing else. */
export const readyPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page that says what is missing, publishes the site, and puts the last version back. */
export async function readyPage({ root, port, token, lang }: PageSource): Promise<string> {
  const say = pageWords[lang];
  const found = readiness(await siteState({ root, dist: "dist" }));
  // what is said of its links and weight may be of yesterday
  const isBuilt = found.every(({ id }) => id !== "not-built");
  const findings = await Promise.all(found.map((each) => withLine(each, root, lang)));
  const links = await entryLinks(root, port, lang);
  const data: ReadyData = { token, restarted: say.restarted, silent: say.silent };
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${say.title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/admin/editor/ready.css">
<script type="application/json" id="ready-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
<script type="module" src="/admin/editor/ready.js"></script>
</head>
<body>
${barHtml("/admin/ready", lang)}
<main>
<h1>${say.title}</h1>
<p id="verdict">${verdict(findings, lang)}</p>
${await publishingHtml(root, lang)}
<div id="progress" role="status" aria-atomic="false"></div>
<div class="buttons"><button type="button" id="look">${say.look}</button>${isBuilt ? workButton("build", lang) : ""}</div>
<div id="list" tabindex="-1">
${findingList({ findings, links, lang })}
</div>
</main>
</body>
</html>
`;
}

/** A finding whose place has its line, where it can be found. */
async function withLine(found: Finding, root: string, lang: Lang): Promise<Finding> {
  const { place } = await locate(root, found.where);
  const line = lang === "it" ? "riga" : "line";
  return place ? { ...found, where: `${found.where} (${line} ${place.line})` } : found;
}
