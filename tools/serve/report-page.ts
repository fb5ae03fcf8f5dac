import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { escapeText } from "../build/head/html.ts";
import { filledTemplate } from "../content/files/filled-template.ts";
import { languageOf, type OwnerLanguage } from "../content/owner-language.ts";
import { excerpt } from "../content/problems/place.ts";
import { type Message, type Report, reportWords } from "../content/problems/report.ts";

/** Answers any request with the report as a page, which requests its id every second. */
export function sendReport(
  request: IncomingMessage,
  response: ServerResponse,
  report: Report,
): void {
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    // by which the page detects a change
    "X-Report": stateOf(report),
  });
  response.end(request.method === "HEAD" ? undefined : reportPage(report, languageOf(request)));
}

function stateOf(report: Report): string {
  return encodeURIComponent(JSON.stringify(report.en)).slice(0, 4000);
}

function reportPage(report: Report, lang: OwnerLanguage): string {
  const { title, messages } = report[lang];
  return filledTemplate(join(import.meta.dirname, "report.html.template"), {
    lang,
    title: escapeText(title),
    messages: messages.map(messageHtml).join("\n"),
    next: reportWords("next", lang),
    note: reportWords("note", lang),
    state: JSON.stringify(stateOf(report)),
  });
}

function messageHtml({ where, place, text }: Message): string {
  return [
    ...(where ? [`<h2>${escapeText(where)}</h2>`] : []),
    // reachable by keyboard, since a long line scrolls
    ...(place ? [`<pre tabindex="0">${escapeText(excerpt(place))}</pre>`] : []),
    `<p>${escapeText(text)}</p>`,
  ].join("\n");
}
