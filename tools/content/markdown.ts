import rehypeSanitize from "rehype-sanitize";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RichNode, RichText } from "../../src/site/content/rich-text.ts";
import { type Lang, langs, localizedPath } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";

const parser = unified().use(remarkParse);
const renderer = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: ["p", "ul", "li", "strong", "code", "a"],
    attributes: { a: ["href"] },
    protocols: { href: ["https", "mailto", "tel"] },
  });

type MarkdownTree = ReturnType<typeof parser.parse>;
type MarkdownNode = MarkdownTree | MarkdownTree["children"][number];
type HtmlNode = ReturnType<typeof renderer.runSync>["children"][number];
type Tag = Exclude<RichNode, string>["tag"];

/** Parsed texts: each is checked, rendered, and used again at the next save, but parsed only once. */
const parsed = new Map<string, MarkdownTree>();
/** Largest number of kept texts, so that a desk that runs for days does not keep every draft. */
const mostParsed = 2000;

function parse(markdown: string): MarkdownTree {
  const known = parsed.get(markdown);
  if (known) return known;
  const tree = parser.parse(markdown);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(markdown, tree);
  return tree;
}

const supportedNodes = new Set([
  "root",
  "paragraph",
  "text",
  "strong",
  "inlineCode",
  "list",
  "listItem",
]);
const supported = "paragraphs, lists with -, **bold**, `code` and [links](/contatti) are shown";

/**
 * Faults of a Markdown text, each with what to do: elements that the site does not support, and
 * broken links.
 * @param pages the pages that internal links may lead to
 */
export function markdownFaults(markdown: string, pages: Page[]): string[] {
  return nodesOf(parse(markdown)).flatMap((node) => {
    if (node.type === "link") return linkFaults(node.url, node.title, pages);
    if (node.type === "list" && node.ordered) {
      return [`holds a numbered list; write "- " before each entry`];
    }
    return supportedNodes.has(node.type)
      ? []
      : [`holds ${describeNode(node.type)}; only ${supported}`];
  });
}

const names: Record<string, string> = {
  html: "HTML",
  heading: "a heading (a line that begins with #, or is underlined)",
  emphasis: "italics",
  image: "a picture",
  blockquote: "a quotation (a line that begins with >)",
  code: "a block of code (an indented line)",
  thematicBreak: "a rule",
  break: "a forced line break",
  definition: "a link definition",
  linkReference: "a link by reference",
};

function describeNode(type: string): string {
  return names[type] ?? `"${type}"`;
}

function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return "children" in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

function linkFaults(url: string, title: string | null | undefined, pages: Page[]): string[] {
  const faults = title ? [`gives the link ${url} a title, which is not shown; remove it`] : [];
  if (/^(https:\/\/[^/]|mailto:.|tel:\+?\d)/.test(url) || isPdf(url)) return faults;
  // a name in braces that is not filled in is reported by another check
  if (/^(\{|%7B)/.test(url)) return faults;
  const path = url.replace(/[?#].*/, "");
  if (pages.some((page) => page.path === path)) return faults;
  const advice = url.startsWith("/")
    ? `write one of ${pages.map((page) => page.path).join(" ")}`
    : "write a page of the site such as /contatti, or an address with https:, mailto: or tel:";
  return [...faults, `links to ${url || "nothing"}, where nothing stands; ${advice}`];
}

function isPdf(url: string): boolean {
  return /^\/pdf\/[\w.-]+\.pdf$/.test(url);
}

/**
 * Renders a Markdown text to sanitized nodes. Internal links lead to the page in `lang`; files and
 * external sites open in a new tab.
 */
export function renderMarkdown(markdown: string, lang: Lang): RichText {
  const tree = renderer.runSync(parse(markdown));
  return tree.children.flatMap((node) => toRich(node, true, lang));
}

/** Renders a text of one line: the same without a paragraph around it. */
export function renderMarkdownLine(markdown: string, lang: Lang): RichText {
  return renderMarkdown(markdown, lang).flatMap((node) =>
    typeof node === "string" || node.tag !== "p" ? [node] : node.children,
  );
}

function toRich(node: HtmlNode, betweenBlocks: boolean, lang: Lang): RichNode[] {
  if (node.type === "text") {
    // the parser adds line ends between blocks
    return betweenBlocks && node.value.trim() === "" ? [] : [node.value];
  }
  if (node.type !== "element" || !isTag(node.tagName)) return [];
  const holdsBlocks = node.tagName === "ul" || node.tagName === "li";
  const children = node.children.flatMap((child) => toRich(child, holdsBlocks, lang));
  if (node.tagName !== "a") return [{ tag: node.tagName, children }];
  return [{ tag: "a", ...linkTo(String(node.properties.href ?? ""), lang), children }];
}

function linkTo(url: string, lang: Lang): { href: string; newTab?: true } {
  if (url.startsWith("https:") || isPdf(url)) return { href: url, newTab: true };
  if (!url.startsWith("/")) return { href: url };
  const { path = "/", rest = "" } = /^(?<path>[^?#]*)(?<rest>.*)$/.exec(url)?.groups ?? {};
  return { href: localizedPath(path, lang, langs) + rest };
}

function isTag(name: string): name is Tag {
  return ["p", "ul", "li", "strong", "code", "a"].includes(name);
}
