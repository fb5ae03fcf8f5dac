/** The identity of a document: title, language and so on. */
export type ExpectedPage = { name: string; lang: string; title: string; heading: string };

const known = new Map<string, Promise<ExpectedPage>>();

/** The document that the server sends for an address, requested once for each. */
export function expectedPage(url: string): Promise<ExpectedPage> {
  const asked = known.get(url) ?? fetch(url).then(async (answer) => read(await answer.text()));
  known.set(url, asked);
  return asked;
}

function read(html: string): ExpectedPage {
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? "");
  return {
    name: first(/<html[^>]* data-page="?([\w-]+)/),
    lang: first(/<html[^>]* lang="?(\w+)/),
    title: first(/<title>([^<]*)</),
    heading: first(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? "");
}
