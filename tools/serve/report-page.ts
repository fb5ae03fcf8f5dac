import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeText } from "../build/head/html.ts";
import { excerpt } from "../content/messages/excerpt.ts";
import type { Message } from "../content/messages/locate.ts";
import type { Report } from "../content/messages/report.ts";

/** The header with the id of the report, by which the page detects a change. */
const stateHeader = "X-Report";

/** Answers any request with the report as a page, which requests its id every second. */
export function sendReport(
  request: IncomingMessage,
  response: ServerResponse,
  report: Report,
  note: string,
): void {
  const html = reportPage(report, note);
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    [stateHeader]: stateOf(report),
  });
  response.end(request.method === "HEAD" ? undefined : html);
}

/** The id of a report, computed from its text. */
function stateOf(report: Report): string {
  return encodeURIComponent(JSON.stringify(report)).slice(0, 4000);
}

/** @param note what happens next, below the messages */
function reportPage(report: Report, note: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(report.title)}</title>
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
<h1>${escapeText(report.title)}</h1>
${report.messages.map(messageHtml).join("\n")}
<h2>What happens next</h2>
<p>${escapeText(note)}</p>
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

function messageHtml({ place, text }: Message): string {
  if (!place) return `<p>${escapeText(text)}</p>`;
  return [
    `<h2>${escapeText(place.file)}, line ${place.line}</h2>`,
    // reachable by keyboard, since a long line scrolls
    `<pre tabindex="0">${escapeText(excerpt(place))}</pre>`,
    `<p>${escapeText(text)}</p>`,
  ].join("\n");
}
