import { basename, dirname } from "node:path";
import type { Problem } from "../../../../src/site/content/problem.ts";
import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import { type NamedHouse, readJson } from "../../../content/house.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { levelOf, say as sayProblem } from "../../../content/problems/report.ts";
import { type Destination, readDestination } from "../../publish/destination.ts";
import { readiness, type SiteState, siteState, verdict } from "../../ready/readiness.ts";
import { languageName, OwnerError, say } from "../../words.ts";
import { entryAddress } from "../addresses.ts";
import { deskFiles } from "../desk-files.ts";
import { editorConfig, ownLanguageFirst } from "../editor/config.ts";
import { labelOf, setLabel } from "../editor/labels.ts";
import type { JobName } from "../jobs.ts";
import { framed, type PageSource } from "./frame.ts";

export async function readyPage(source: PageSource): Promise<string> {
  const { root, port, lang } = source;
  const state = await siteState(root);
  const problems = readiness(state);
  const links = await entryLinks(root, port, lang);
  const groups = [...Map.groupBy(problems, levelOf)].map(([level, all]) => {
    const entries = all.map((each) => entryHtml(each, { house: state.house, links, lang }));
    return `<section aria-labelledby="${level}">
<h2 id="${level}" class="${level}">${say(`level.${level}`, lang)} (${entries.length})</h2>
<ul>
${entries.join("\n")}
</ul>
</section>
`;
  });
  return framed(source, "ready", {
    verdict: verdict(problems, lang),
    destination: await destinationHtml(root, lang),
    groups: groups.join(""),
    languages: languagesHtml(state, lang),
  });
}

/** The page that adds several photographs to a set at once; the editor's list takes one at a time. */
export async function addPage(source: PageSource): Promise<string> {
  const { root, lang } = source;
  const { folders, languages } = await deskFiles(root);
  const facts = await readJson(root, "facts.json");
  const sets = folders.map((folder) => {
    const set = basename(folder);
    return `<option value="${escapeAttribute(set)}">${escapeText(setLabel(set, facts, lang))}</option>`;
  });
  const captions = ownLanguageFirst(languages, lang).map((each) => {
    const label = say("editor.caption", lang, { language: languageName(each, lang) });
    return `<label>${label}<textarea name="${each}" lang="${each}" rows="2" required></textarea></label>`;
  });
  return framed(source, "add", { sets: sets.join(""), captions: captions.join("\n") });
}

async function destinationHtml(root: string, lang: OwnerLanguage): Promise<string> {
  try {
    const place = escapeText(placeOf(await readDestination(root)));
    return `<p>${say("ready.goesTo", lang)} <code>${place}</code></p>
<div class="buttons">${jobButton("publish", lang, "publish")}${jobButton("undo", lang, "undo")}</div>`;
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return `<p>${escapeText(error.sentence(lang))}</p>`;
  }
}

function placeOf(destination: Destination): string {
  if (destination.address) return destination.address;
  if (destination.to === "command") return "PUBLISH_COMMAND";
  return "host" in destination ? `${destination.host}, ${destination.path}` : destination.path;
}

/** The languages of the site, each of which can be taken off while there is another. */
function languagesHtml({ content }: Pick<SiteState, "content">, lang: OwnerLanguage): string {
  const { languages = [] } = content?.settings ?? {};
  if (languages.length < 2) return "";
  const buttons = languages.map((each) => {
    const values = { language: languageName(each, lang), lang: each };
    return jobButton(`remove-${each}`, lang, "remove", values);
  });
  return `<section aria-labelledby="languages">
<h2 id="languages">${say("ready.languages", lang)}</h2>
<div class="buttons">${buttons.join("")}</div>
</section>
`;
}

/** A button, and the dialog that it opens. */
function jobButton(
  job: JobName,
  lang: OwnerLanguage,
  words: "publish" | "undo" | "remove",
  values: Record<string, string> = {},
): string {
  const [label, title, text, yes] = (["", ".title", ".text", ".yes"] as const).map((part) =>
    say(`job.${words}${part}`, lang, values),
  );
  const id = `ask-${job}`;
  return `<button type="button"${job === "publish" ? ' class="main"' : ""} data-job="${job}">${label}</button>
<dialog id="${id}" aria-labelledby="${id}-title" aria-describedby="${id}-text">
<h3 id="${id}-title">${title}</h3>
<p id="${id}-text">${text}</p>
<form method="dialog" class="buttons"><button class="main" value="${job}">${yes}</button><button value="">${say("ready.cancel", lang)}</button></form>
</dialog>`;
}

type EntryLink = { href: string; label: string };
type EntryLinks = ReadonlyMap<string, EntryLink>;

async function entryLinks(root: string, port: number, lang: OwnerLanguage): Promise<EntryLinks> {
  const desk = await deskFiles(root);
  const { collections } = await editorConfig(desk, port, lang);
  const links = new Map<string, EntryLink>();
  for (const { name: collection, files = [] } of collections) {
    for (const { name, label, file } of files) {
      const link = { href: entryAddress(collection, name), label };
      for (const each of desk.languages) links.set(file.replace("{{locale}}", each), link);
      if (file.endsWith("/captions.json")) links.set(dirname(file), link);
    }
  }
  for (const folder of desk.pages.map((path) => dirname(path))) {
    const page = basename(folder);
    links.set(folder, { href: entryAddress("pages", page), label: labelOf(page) });
  }
  return links;
}

type EntrySource = { house: NamedHouse; links: EntryLinks; lang: OwnerLanguage };

function entryHtml(problem: Problem, { house, links, lang }: EntrySource): string {
  const { where, what, why } = sayProblem(problem, house, lang);
  const path = `content/${problem.file}`;
  const link = links.get(path) ?? links.get(dirname(path));
  const open = link && escapeText(say("ready.open", lang, { file: link.label }));
  return `<li>
<p class="what">${escapeText(what)}</p>
<p>${say("ready.why", lang)}: ${escapeText(why)}</p>
<p>${say("ready.where", lang)}: <code>${escapeText(where)}</code></p>
${link ? `<p><a href="${escapeAttribute(link.href)}">${open}</a></p>` : ""}
</li>`;
}
