import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeText } from "../build/head/html.ts";
import {
  type InOwnerLanguages,
  languageOf,
  type OwnerLanguage,
} from "../content/owner-language.ts";
import { excerpt } from "../content/problems/place.ts";
import type { Message, Report } from "../content/problems/report.ts";

/** The header with the id of the report, by which the page detects a change. */
const stateHeader = "X-Report";

const words = {
  en: {
    next: "What happens next",
    note: "Correct it and save the file; the page reloads by itself.",
  },
  it: {
    next: "Che cosa succede dopo",
    note: "Correggete e salvate il file; la pagina si ricarica da sola.",
  },
} satisfies InOwnerLanguages<unknown>;

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
    [stateHeader]: stateOf(report),
  });
  response.end(request.method === "HEAD" ? undefined : reportPage(report, languageOf(request)));
}

function stateOf(report: Report): string {
  return encodeURIComponent(JSON.stringify(report.en)).slice(0, 4000);
}

function reportPage(report: Report, lang: OwnerLanguage): string {
  const { title, messages } = report[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 52rem }
h1 { font-size: 1.5rem }
h2 { margin: 2rem 0 0; font-size: 1rem }
p { margin: 0.5rem 0; overflow-wrap: anywhere; white-space: pre-line }
pre { margin: 0.5rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid; border-radius: 4px }
</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${messages.map(messageHtml).join("\n")}
<h2>${words[lang].next}</h2>
<p>${words[lang].note}</p>
</main>
<script>
const known = ${JSON.stringify(stateOf(report))};
setInterval(async () => {
  const answer = await fetch(location, { method: "HEAD", headers: { Accept: "text/html" } }).catch(() => null);
  if (answer && answer.headers.get("${stateHeader}") !== known) location.reload();
}, 1000);
</script>
</body>
</html>
`;
}

function messageHtml({ where, place, text }: Message): string {
  return [
    ...(where ? [`<h2>${escapeText(where)}</h2>`] : []),
    // reachable by keyboard, since a long line scrolls
    ...(place ? [`<pre tabindex="0">${escapeText(excerpt(place))}</pre>`] : []),
    `<p>${escapeText(text)}</p>`,
  ].join("\n");
}
