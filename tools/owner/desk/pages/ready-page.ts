import { dirname } from "node:path";
import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { type Destination, readDestination } from "../../publish/destination.ts";
import { type Finding, type Level, levels } from "../../ready/finding.ts";
import { listWords } from "../../ready/list-words.ts";
import { readiness } from "../../ready/readiness.ts";
import { siteState } from "../../ready/site-state.ts";
import { withLine } from "../../ready/with-line.ts";
import { OwnerError, say, type WordKey } from "../../words/words.ts";
import { entryAddress, readyPath } from "../addresses.ts";
import { deskFiles } from "../desk-files.ts";
import { editorConfig } from "../editor/config.ts";
import type { JobName } from "../jobs.ts";
import { framed, type PageSource } from "./frame.ts";

/** The page that says what is missing, publishes the site, and puts the last version back. */
export async function readyPage(source: PageSource): Promise<string> {
  const { root, port, lang } = source;
  const words = (key: WordKey) => say(key, lang);
  const found = readiness(await siteState({ root, dist: "dist" }));
  // findings about the built site, such as its links and weight, can be out of date
  const isBuilt = found.every(({ id }) => id !== "not-built");
  const findings = await Promise.all(found.map((each) => withLine(each, root, lang)));
  const links = await entryLinks(root, port, lang);
  const stops = findings.filter(({ level }) => level === "stops").length;
  const verdict = stops === 0 ? words("ready.ready") : listWords[lang].notReady(stops);
  const groups = levels.map((level) => {
    const own = findings.filter((each) => each.level === level);
    return own.length === 0 ? "" : groupHtml(level, own, links, lang);
  });
  const main = `<p id="verdict">${verdict}</p>
<section aria-labelledby="publishing">
<h2 id="publishing">${words("ready.publishing")}</h2>
${await destinationHtml(root, lang)}
</section>
<div id="progress" role="status" aria-atomic="false"></div>
<div class="buttons"><button type="button" id="look">${words("ready.look")}</button>${isBuilt ? jobButton("build", lang) : ""}</div>
<div id="list" tabindex="-1">
${groups.join("")}
</div>`;
  return framed({ source, address: readyPath, title: words("ready.title"), name: "ready", main });
}

/** Where the site goes, with the buttons to publish and to undo; what is missing for that otherwise. */
async function destinationHtml(root: string, lang: OwnerLanguage): Promise<string> {
  try {
    const place = escapeText(placeOf(await readDestination(root)));
    return `<p>${say("ready.goesTo", lang)} <code>${place}</code></p>
<div class="buttons">${jobButton("publish", lang)}${jobButton("undo", lang)}</div>`;
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return `<p>${escapeText(error.sentence(lang))}</p>`;
  }
}

function placeOf(destination: Destination): string {
  if (destination.address) return destination.address;
  switch (destination.to) {
    case "folder":
      return destination.path;
    case "git":
      return `${destination.remote} (${destination.branch})`;
    case "cloudflare":
      return `Cloudflare Pages, ${destination.project}`;
    case "netlify":
      return `Netlify, ${destination.site}`;
  }
}

/** A button that starts a job, and its question for confirmation. */
function jobButton(job: JobName, lang: OwnerLanguage): string {
  const label = say(`job.${job}`, lang);
  const button = `<button type="button"${job === "publish" ? ' class="main"' : ""} data-job="${job}">${label}</button>`;
  if (job === "build") return button;
  const id = `ask-${job}`;
  return `${button}<dialog id="${id}" aria-labelledby="${id}-title" aria-describedby="${id}-text">
<h3 id="${id}-title">${say(`job.${job}.title`, lang)}</h3>
<p id="${id}-text">${say(`job.${job}.text`, lang)}</p>
<div class="buttons"><button type="button" class="main" value="yes">${say(`job.${job}.yes`, lang)}</button><button type="button" value="">${say("ready.cancel", lang)}</button></div>
</dialog>`;
}

/** The editor's address for a file. */
type EntryLink = { href: string; label: string };
type EntryLinks = ReadonlyMap<string, EntryLink>;

/** The editor's addresses of the files of the content, by path; of photographs, by their folder. */
async function entryLinks(root: string, port: number, lang: OwnerLanguage): Promise<EntryLinks> {
  const desk = await deskFiles(root);
  const { collections } = await editorConfig(desk, port, lang);
  const links = new Map<string, EntryLink>();
  for (const { name: collection, files } of collections) {
    for (const { name, label, file } of files) {
      const link = { href: entryAddress(collection, name), label };
      for (const each of desk.languages) links.set(file.replace("{{locale}}", each), link);
      if (file.endsWith("/captions.json")) links.set(dirname(file), link);
    }
  }
  return links;
}

function groupHtml(
  level: Level,
  findings: Finding[],
  links: EntryLinks,
  lang: OwnerLanguage,
): string {
  const entries = findings.map((each) => entryHtml(each, links, lang));
  return `<section aria-labelledby="${level}">
<h2 id="${level}" class="${level}">${listWords[lang][level]} (${findings.length})</h2>
<ul>
${entries.join("\n")}
</ul>
</section>
`;
}

function entryHtml(
  { what, why, where, mend }: Finding,
  links: EntryLinks,
  lang: OwnerLanguage,
): string {
  // `content/it/home.json: "title"`, `content/photos/pool/01.jpg`
  const path = where.replace(/:? .*$/, "");
  const link = links.get(path) ?? links.get(dirname(path));
  // to the page of the site, as the development server shows it
  const place = where.startsWith("/")
    ? `<a href="${escapeAttribute(where)}">${escapeText(where)}</a>`
    : `<code>${escapeText(where)}</code>`;
  const open = link && escapeText(say("ready.open", lang, { file: link.label }));
  return `<li>
<p class="what">${escapeText(what[lang])}</p>
<p>${listWords[lang].why}: ${escapeText(why[lang])}</p>
<p>${say("ready.where", lang)}: ${place}</p>
${link ? `<p><a href="${escapeAttribute(link.href)}">${open}</a></p>` : ""}${mend === "npm run build" ? `<div class="buttons">${jobButton("build", lang)}</div>` : ""}
</li>`;
}
