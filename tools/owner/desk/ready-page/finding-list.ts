import { escapeAttribute, escapeText } from "../../../build/head/html.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { type Finding, type Level, levels } from "../../ready/finding.ts";
import type { JobName } from "../jobs/jobs.ts";
import { type EntryLink, linkTo } from "./entry-links.ts";
import { jobButton } from "./job-button.ts";
import { pageWords } from "./page-words.ts";

/** The job of the desk that does the same as a command. */
const jobsOf: Record<string, JobName> = {
  "npm run build": "build",
  "npm run conditions": "conditions",
};

type ListSource = {
  findings: Finding[];
  links: ReadonlyMap<string, EntryLink>;
  lang: OwnerLanguage;
};

/** The list, worst first, with links and buttons to fix each finding. */
export function findingList({ findings, links, lang }: ListSource): string {
  const groups = levels.map((level) => {
    const own = findings.filter((each) => each.level === level);
    return own.length === 0 ? "" : groupHtml(level, { findings: own, links, lang });
  });
  return groups.join("");
}

/** A sentence that says whether the site can be published. */
export function verdict(findings: Finding[], lang: OwnerLanguage): string {
  const count = findings.filter(({ level }) => level === "stops").length;
  return count === 0 ? pageWords[lang].ready : pageWords[lang].notReady(count);
}

function groupHtml(level: Level, { findings, links, lang }: ListSource): string {
  const entries = findings.map((each) => entryHtml(each, links, lang));
  return `<section aria-labelledby="${level}">
<h2 id="${level}" class="${level}">${pageWords[lang][level]} (${findings.length})</h2>
<ul>
${entries.join("\n")}
</ul>
</section>
`;
}

function entryHtml(
  { what, why, where, mend }: Finding,
  links: ReadonlyMap<string, EntryLink>,
  lang: OwnerLanguage,
): string {
  const say = pageWords[lang];
  const job = mend && jobsOf[mend];
  return `<li>
<p class="what">${escapeText(what[lang])}</p>
<p>${say.why}: ${escapeText(why[lang])}</p>
<p>${say.where}: ${placeHtml(where)}</p>
${linkHtml(linkTo(where, links), lang)}${job ? buttonHtml(job, lang) : ""}
</li>`;
}

/** A link to the page of the site, as the development server shows it. */
function placeHtml(where: string): string {
  if (!where.startsWith("/")) return `<code>${escapeText(where)}</code>`;
  return `<a href="${escapeAttribute(where)}">${escapeText(where)}</a>`;
}

function linkHtml(link: EntryLink | undefined, lang: OwnerLanguage): string {
  if (!link) return "";
  const text = `${pageWords[lang].open} ${link.label}`;
  return `<p><a href="${escapeAttribute(link.href)}">${escapeText(text)}</a></p>`;
}

function buttonHtml(job: JobName, lang: OwnerLanguage): string {
  return `<div class="buttons">${jobButton(job, lang)}</div>`;
}
