import { readiness } from "../../ready/readiness.ts";
import { siteState } from "../../ready/site-state.ts";
import { withLine } from "../../ready/with-line.ts";
import { readyPath } from "../desk-addresses.ts";
import { framed, type PageSource } from "../frame/frame.ts";
import type { ReadyData } from "./client/ready-data.ts";
import { entryLinks } from "./entry-links.ts";
import { findingList, verdict } from "./finding-list.ts";
import { jobButton } from "./job-button.ts";
import { pageWords } from "./page-words.ts";
import { publishingHtml } from "./publishing.ts";

/** The page that says what is missing, publishes the site, and puts the last version back. */
export async function readyPage({ root, port, token, lang }: PageSource): Promise<string> {
  const say = pageWords[lang];
  const found = readiness(await siteState({ root, dist: "dist" }));
  // findings about the built site, such as its links and weight, can be out of date
  const isBuilt = found.every(({ id }) => id !== "not-built");
  const findings = await Promise.all(found.map((each) => withLine(each, root, lang)));
  const links = await entryLinks(root, port, lang);
  const data: ReadyData = { token, restarted: say.restarted, silent: say.silent };
  const main = `<p id="verdict">${verdict(findings, lang)}</p>
${await publishingHtml(root, lang)}
<div id="progress" role="status" aria-atomic="false"></div>
<div class="buttons"><button type="button" id="look">${say.look}</button>${isBuilt ? jobButton("build", lang) : ""}</div>
<div id="list" tabindex="-1">
${findingList({ findings, links, lang })}
</div>`;
  return framed({ lang, address: readyPath, title: say.title, name: "ready", data, main });
}
