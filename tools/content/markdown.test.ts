import { expect, test } from "vitest";
import { allPages, listedPages } from "../../src/site/site-map/pages.ts";
import { articleIssues, markdownIssues, renderMarkdown, renderMarkdownLine } from "./markdown.ts";

const pages = listedPages(allPages("villa-ulia"));
const languages = ["en", "it"] as const;
const en = { lang: "en", languages } as const;
const it = { lang: "it", languages } as const;

test("paragraphs, lists, bold and code are rendered, without line ends between blocks", () => {
  const element = (tag: string, ...children: unknown[]) => ({ tag, children });
  const list = [element("li", element("code", "three"), ";"), element("li", "four.")];
  expect(renderMarkdown("One **two**\n\n- `three`;\n- four.", en)).toEqual([
    element("p", "One ", element("strong", "two")),
    element("ul", ...list),
  ]);
});

const link = (href: string) => ({ tag: "a", href, children: ["a"] });
const newTab = (href: string) => ({ ...link(href), newTab: true });

test.each([
  ["##\u00A0Heading", "## Heading"],
  ["##Heading", "## Heading"],
  ["•\tWarm\n• Deep", "- Warm\n- Deep"],
  ["\uF0B7 Warm\n·\tDeep", "- Warm\n- Deep"],
  ["-\u00A0Warm", "- Warm"],
  ["###\u2003Heading", "### Heading"],
  ["\u200B##\u202FHeading", "## Heading"],
  ["○ Warm\n▪\uFE0E Deep\no\tWet", "- Warm\n- Deep\n- Wet"],
  ["– Warm\n– Deep", "- Warm\n- Deep"],
  ["-Warm\n-Deep", "- Warm\n- Deep"],
  ["##\n\n-", ""],
  ["**Warm **and __ deep__", "**Warm** and  **deep**"],
  ["[Call](tel:\u202A+39 0831\u00A01\u202C)", "[Call](tel:+3908311)"],
  ["[A](mailto: a@è.it?subject=A b)", "[A](mailto:a@è.it?subject=A%20b)"],
  ["[](https://a.example)", "[a.example](https://a.example)"],
  ["[Ask] (/contatti)", "[Ask](/contatti)"],
  ["[Map](https://a.example/b c)", "[Map](https://a.example/b%20c)"],
  ["2 * 3, ~20 min, 5*, \\*\\*", "2 \\* 3, \\~20 min, 5\\*, \\*\\*"],
])("%j is read as %j", (pasted, right) => {
  expect(renderMarkdown(pasted, en)).toEqual(renderMarkdown(right, en));
  expect(articleIssues(pasted, pages)).toEqual([]);
});

test.each([
  ["a\n\n| b | c |\n|---|---|\n| 1 | 2 |", "markdown-foreign", 3],
  ["b | c\n--- | ---\n1 | 2", "markdown-foreign", 2],
  ["It was ~~640~~", "markdown-foreign", 1],
  ["It was ~640~", "markdown-foreign", 1],
  ["a\n\n- [ ] b", "markdown-foreign", 3],
  ["a\n\n☐ b", "markdown-foreign", 3],
  ["a ==b==", "markdown-foreign", 1],
  ["H~2~O", "markdown-foreign", 1],
  ["[[a]]", "markdown-foreign", 1],
  ["a\n**b", "markdown-left", 2],
  ["a *b *", "markdown-left", 1],
  ["a `b", "markdown-left", 1],
  ["[a](/contatti “b”)", "markdown-left", 1],
  ["a * b *", "markdown-left", 1],
  ["#Heading", "markdown-left", 1],
  ["[a](/contatti", "markdown-left", 1],
  ["a\n\n# b", "article-heading", 3],
  ["a\n\n> b", "article-element", 3],
])("%j is refused with its line", (markdown, code, line) => {
  expect(articleIssues(markdown, pages).map(({ params }) => [params.problem, params.line])).toEqual(
    [[code, line]],
  );
});

test.each([
  // an internal link leads to the page in the language of the text
  ["[a](/contatti)", en, link("/contatti")],
  ["[a](/contatti)", it, link("/it/contatti")],
  ["[a](/contatti#map)", it, link("/it/contatti#map")],
  // other sites and files open in a new tab
  ["[a](https://a.example/b)", it, newTab("https://a.example/b")],
  ["[a](/pdf/A.pdf)", it, newTab("/pdf/A.pdf")],
  ["[a](mailto:a@b.example)", it, link("mailto:a@b.example")],
  ["[a](tel:+39083)", it, link("tel:+39083")],
])("%s is a link, of a text in %j", (markdown, text, element) => {
  expect(renderMarkdownLine(markdown, text)).toEqual([element]);
});

test("marked words have their language, and are plain in it", () => {
  const word = { tag: "i", lang: "it", children: ["Garante"] };
  const linked = { ...newTab("https://a.example"), children: [word] };
  const found = renderMarkdownLine("the [[it:Garante]](https://a.example), [it:Garante]", en);
  expect(found).toEqual(["the ", linked, ", ", word]);
  expect(renderMarkdownLine("il [it:Garante]", it)).toEqual(["il Garante"]);
});

test("scripts, unsafe links and images are not rendered, even if unchecked", () => {
  const markdown =
    "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://z.example/1.png)";
  expect(JSON.stringify(renderMarkdown(markdown, en))).not.toMatch(/script|alert|png/);
});

test.each([
  ["Plain, **bold**, `code`, [home](/)\n\n- list", []],
  ["## Heading", ["markdown-element"]],
  ["a <b>c</b>", ["markdown-element", "markdown-element"]],
  ["*a* ![b](/c.jpg)", ["markdown-element", "markdown-element"]],
  ["1. one", ["markdown-numbers"]],
  ['[a](/contatti "b")', ["link-title"]],
  ...[
    "contatti",
    "http://a.example",
    "javascript:alert(1)",
    "data:text/html,a",
    "https://",
    "",
  ].map((url) => [`[a](${url})`, ["link-form"]] as [string, string[]]),
  ...["/it/contatti", "/contatti/", "/pdf/", "//evil.example", "/%"].map(
    (url) => [`[a](${url})`, ["link-page"]] as [string, string[]],
  ),
])("%s: %j", (markdown, codes) => {
  expect(markdownIssues(markdown, pages).map(({ params }) => params.problem)).toEqual(codes);
});
