import { fromMarkdown } from "mdast-util-from-markdown";
import { foreignParts, withoutMarks } from "../../src/modules/foreign-words.ts";
import { type Issue, issue } from "../../src/site/content/problem.ts";
import type { ArticleBlock, RichNode, RichText } from "../../src/site/content/text-kinds.ts";
import { type Lang, type Languages, localizedPath } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { photoId } from "./owner-files.ts";

type MarkdownTree = ReturnType<typeof fromMarkdown>;
type MarkdownNode = MarkdownTree | MarkdownTree["children"][number];

function parse(markdown: string): MarkdownTree {
  return fromMarkdown(mended(markdown));
}

/** Also those that do not break, are narrow or without width, and the signs that make a sign a picture. */
const space = "[ \\t\u00A0\u2000-\u200B\u202F\u205F\u2060\u3000\uFE0E\uFE0F\uFEFF]";

/** What word processors, telephones and chat programs write, where it can be read in one way only. */
const mendings: [written: RegExp, right: string | ((...parts: string[]) => string)][] = [
  // a heading without a space, or with one that does not break
  [new RegExp(`^(?! )${space}*(#{2,6})${space}*(?=[^#\\s])`, "gm"), "$1 "],
  [new RegExp(`^(?! )${space}*#${space}+(?=\\S)`, "gm"), "# "],
  // the bullets of word processors, also those of their symbol fonts
  [
    new RegExp(
      `^(${space}*)(?:[•▪◦●○■□◆◇❖⧫★☆‣⁃∙➔➢➤►✓✔\uF000-\uF0FF]${space}*|[-*+·–—]${space}*\u00A0${space}*|[o§ØüvÜ·–—]\\t${space}*|·${space}+)`,
      "gm",
    ),
    "$1- ",
  ],
  // dashes that begin several lines
  [/^[‐‑–—―−] +(?=.*\n[‐‑–—―−] )|(?<=^[‐‑–—―−] .*\n)[‐‑–—―−] +/gm, "- "],
  [
    /^[-*](?=\p{L}[^*\n]*\n[-*]\p{L}[^*\n]*$)|(?<=^[-*]\p{L}[^*\n]*\n)[-*](?=\p{L}[^*\n]*$)/gmu,
    "- ",
  ],
  [
    /\[([^\]\n]*)\]\s?\(\s*((?:tel:|mailto:|https:\/\/|\/)[^()"'“”„«»\n]*?)\s*\)/g,
    (_, words = "", url = "") => `[${words}](${mendedUrl(url)})`,
  ],
  [/(?<![\\*])\*\*(?!\*)([^*\n]+?)(?<!\\)\*\*/g, spacesOutside("**")],
  [/(?<![\\\w])__(?!_)([^_\n]+?)(?<!\\)__(?!\w)/g, spacesOutside("__")],
];

function mendedUrl(url: string): string {
  if (url.startsWith("tel:")) return url.replace(/[^!-~]/g, "");
  const [, to = "", rest = ""] = /^(mailto:[^?]*)?(.*)$/s.exec(url) ?? [];
  return to.replace(/[\s\u200B-\u200F\u202A-\u202E\u2060]/g, "") + rest.replace(/\s+/g, "%20");
}

function spacesOutside(mark: string) {
  return (whole: string, inner = ""): string => {
    const [, before = "", words, after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
    return words ? `${before}${mark}${words}${mark}${after}` : whole;
  };
}

function mended(markdown: string): string {
  return mendings.reduce(
    (text, [written, right]) =>
      typeof right === "string" ? text.replace(written, right) : text.replace(written, right),
    markdown,
  );
}

/** What other programs understand, and the site would show as signs. */
const foreign = {
  table: /^\s*\|.*\|\s*$|^\s*\|?\s*:?-{2,}:?\s*\|[\s:|-]*$/,
  task: /^\s*(?:[-*+] )?(?:\[[ xX]?\](?=\s|$)|[☐☑☒])/,
  delete: /~~|(?<![~\w])~[^\s~][^~]*~(?![~\w])/,
  sign: /==[^=\s][^=]*==|\+\+\p{L}[^+]*\+\+|(?<=\w)([~^])\w+\1|\[\[(?!\w\w:)[^\]]*\]\]|^:::|\$\$|^: (?=\S)|(?<!\S):[a-z_]+:(?!\S)/u,
};

function foreignIssues(markdown: string): Issue[] {
  const lines = mended(markdown)
    .replace(/\\.|`[^`\n]*`|\]\([^()\n]*\)/g, "")
    .split("\n");
  return Object.entries(foreign).flatMap(([element, signs]) =>
    lines.flatMap((line, index) => {
      // of a table its first line
      const isNext = element === "table" && signs.test(lines[index - 1] ?? "");
      if (isNext || !signs.test(line)) return [];
      const found = issue("markdown-foreign", { element, instead: `${element}-instead` });
      return [onLine(found, index + 1)];
    }),
  );
}

function onLine({ code, params }: Issue, line: number | undefined): Issue {
  return { code, params: { ...params, ...(line && { line }) } };
}

/** Signs of bold and italic, links, pictures and headings that were not closed, or have no other half. */
const leftOver = new RegExp(
  [
    /\*\*|(?<![\w_])__(?=[^\s_])/u,
    /(?<!\S)([*_]) \p{L}[^*_\n]* \1(?!\S)/u,
    /(?<![^\s(«“"'])[*_](?=[\p{L}\p{N}[(«“])|(?<=\p{L})_(?!\S)|(?<=\S )[*_]$/u,
    /\]\(|\]\[|!\[|\[\^\w+\]/u,
    /^#\p{L}\S*|^#{7,}|(?<!\S)`\w/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "mu",
);

function leftOverIssues(node: MarkdownNode, source: string): Issue[] {
  if (node.type !== "text" || !node.position) return [];
  const { start, end } = node.position;
  const written = source.slice(start.offset, end.offset).replace(/\\./g, "  ");
  const found = leftOver.exec(written);
  if (!found) return [];
  const line = start.line + written.slice(0, found.index).split("\n").length - 1;
  return [onLine(issue("markdown-left", { found: found[0] }), line)];
}

const supported = ["root", "paragraph", "text", "strong", "inlineCode", "list", "listItem"];

type IssueSource = { pages: Page[]; source: string; isArticle: boolean };

/**
 * Elements that the site does not support, and broken links.
 * @param isArticle whether there may be headings of the second and third level, and pictures on lines of their own
 */
export function markdownIssues(markdown: string, pages: Page[], isArticle = false): Issue[] {
  const tree = parse(markdown);
  const blocks = isArticle ? splitArticle(tree).text : [tree];
  const source = { pages, source: mended(markdown), isArticle };
  return [...foreignIssues(markdown), ...blocks.flatMap((block) => nodeIssues(block, source))];
}

function nodeIssues(root: MarkdownNode, { pages, source, isArticle }: IssueSource): Issue[] {
  return nodesOf(root).flatMap((node) => [
    ...elementIssues(node, pages, isArticle).map((each) => onLine(each, node.position?.start.line)),
    ...leftOverIssues(node, source),
  ]);
}

function elementIssues(node: MarkdownNode, pages: Page[], isArticle: boolean): Issue[] {
  if (node.type === "link") return linkIssues(node.url, node.title, pages);
  if (node.type === "list" && node.ordered) return [issue("markdown-numbers")];
  if (supported.includes(node.type)) return [];
  if (!isArticle) return [issue("markdown-element", { element: node.type })];
  if (node.type !== "heading") return [issue("article-element", { element: node.type })];
  return node.depth === 2 || node.depth === 3 ? [] : [issue("article-heading")];
}

function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return "children" in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

function linkIssues(url: string, title: string | null | undefined, pages: Page[]): Issue[] {
  const found = title ? [issue("link-title", { url })] : [];
  if (/^(https:\/\/[^/]|mailto:.|tel:\+?\d)/.test(url) || isPdf(url)) return found;
  // a name in braces that is not filled in is reported by another check
  if (/^(\{|%7B)/.test(url)) return found;
  const path = url.replace(/[?#].*/, "");
  const paths = pages.map((page) => page.path);
  if (paths.includes(path)) return found;
  return [
    ...found,
    url.startsWith("/") ? issue("link-page", { url, pages: paths }) : issue("link-form", { url }),
  ];
}

function isPdf(url: string): boolean {
  return /^\/pdf\/[\w.-]+\.pdf$/.test(url);
}

export type LinkSource = { lang: Lang; languages: Languages };

/** `villa/02` for a photograph, `experience` for a carousel, in the order of the text. */
export function articleImages(markdown: string): string[] {
  return splitArticle(parse(markdown)).images;
}

function splitArticle({ children }: MarkdownTree) {
  const images = children.map(imageOf);
  return {
    images: images.filter((image) => image !== undefined),
    text: children.filter((_, index) => images[index] === undefined),
  };
}

/** The editor writes the address of a file; by hand it is a name. */
function imageOf(node: MarkdownNode): string | undefined {
  const [image, ...others] = node.type === "paragraph" ? node.children : [];
  if (image?.type !== "image" || others.length > 0) return undefined;
  return image.url.replace(/^\/?(content\/)?(photos\/)?|\.\w+$/g, "");
}

export function renderArticle(markdown: string, source: LinkSource): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const node of parse(markdown).children) {
    const image = imageOf(node);
    const last = blocks.at(-1);
    if (image?.includes("/")) blocks.push({ photo: photoId({ photo: image }) });
    else if (image) blocks.push({ set: image });
    else if (last && "text" in last) last.text.push(...toRich(node, source));
    else blocks.push({ text: toRich(node, source) });
  }
  return blocks;
}

/** Files and external sites open in a new tab. */
export function renderMarkdown(markdown: string, source: LinkSource): RichText {
  return parse(markdown).children.flatMap((node) => toRich(node, source));
}

export function renderMarkdownLine(markdown: string, source: LinkSource): RichText {
  return renderMarkdown(markdown, source).flatMap((node) =>
    typeof node === "string" || node.tag !== "p" ? [node] : node.children,
  );
}

/** Only what is named here is rendered: no markup of the text's own, no other address. */
function toRich(node: MarkdownNode, source: LinkSource): RichNode[] {
  const inner = (of: MarkdownNode) =>
    "children" in of ? of.children.flatMap((child) => toRich(child, source)) : [];
  switch (node.type) {
    case "text":
      return foreignParts(withoutMarks(node.value, source.lang)).flatMap((part): RichNode[] => {
        if (typeof part === "string") return part ? [part] : [];
        return [{ tag: "i", lang: part.lang, children: [part.words] }];
      });
    case "paragraph":
      return [{ tag: "p", children: inner(node) }];
    case "heading":
      if (node.children.length === 0) return [];
      return [{ tag: node.depth === 2 ? "h2" : "h3", children: inner(node) }];
    case "strong":
      return [{ tag: "strong", children: inner(node) }];
    case "inlineCode":
      return [{ tag: "code", children: [node.value] }];
    case "list": {
      const isLoose = node.spread || node.children.some(({ spread }) => spread);
      const items = node.children.flatMap(({ children }): RichNode[] => {
        if (children.length === 0) return [];
        const blocks = children.flatMap((block) =>
          block.type === "paragraph" && !isLoose ? inner(block) : toRich(block, source),
        );
        return [{ tag: "li", children: blocks }];
      });
      return items.length > 0 ? [{ tag: "ul", children: items }] : [];
    }
    case "link":
      if (!/^(https:|mailto:|tel:|\/)/.test(node.url)) return inner(node);
      // one without words shows where it leads
      return [
        {
          ...{ tag: "a", ...linkTo(node.url, source) },
          children: node.children.length > 0 ? inner(node) : [node.url.replace(/^\w+:(\/\/)?/, "")],
        },
      ];
    default:
      return [];
  }
}

function linkTo(written: string, source: LinkSource): { href: string; newTab?: true } {
  const url = written.replace(/[^!-~]+/g, encodeURIComponent);
  if (url.startsWith("https:") || isPdf(url)) return { href: url, newTab: true };
  if (!url.startsWith("/")) return { href: url };
  const [path = "/"] = /^[^?#]*/.exec(url) ?? [];
  return { href: localizedPath(path, source.lang, source.languages) + url.slice(path.length) };
}
