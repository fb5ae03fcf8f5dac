import { expect, test } from "vitest";
import { allPages, listedPages } from "../../src/site/site-map/pages.ts";
import { markdownIssues, renderMarkdown, renderMarkdownLine } from "./markdown.ts";

const pages = listedPages(allPages("villa-ulia"));
const languages = ["en", "it"] as const;
const en = { lang: "en", languages } as const;
const it = { lang: "it", languages } as const;

test("paragraphs, lists, bold and code are rendered, without line ends between blocks", () => {
  expect(renderMarkdown("One **two**\n\n- `three`;\n- four.", en)).toEqual([
    { tag: "p", children: ["One ", { tag: "strong", children: ["two"] }] },
    {
      tag: "ul",
      children: [
        { tag: "li", children: [{ tag: "code", children: ["three"] }, ";"] },
        { tag: "li", children: ["four."] },
      ],
    },
  ]);
});

test("an internal link leads to the page in the language of the text", () => {
  const link = { tag: "a", children: ["write"] };
  expect(renderMarkdownLine("[write](/contatti)", en)).toEqual([{ ...link, href: "/contatti" }]);
  expect(renderMarkdownLine("[write](/contatti)", it)).toEqual([{ ...link, href: "/it/contatti" }]);
  expect(renderMarkdownLine("[write](/contatti#map)", it)).toEqual([
    { ...link, href: "/it/contatti#map" },
  ]);
});

test("marked words have their language, and are plain in it", () => {
  const link = { tag: "a", href: "https://a.example", newTab: true };
  const word = { tag: "i", lang: "it", children: ["Garante"] };
  expect(renderMarkdownLine("the [[it:Garante]](https://a.example), [it:Garante]", en)).toEqual([
    "the ",
    { ...link, children: [word] },
    ", ",
    word,
  ]);
  expect(renderMarkdownLine("il [it:Garante]", it)).toEqual(["il Garante"]);
});

test("other sites and files open in a new tab, mail and telephone do not", () => {
  expect(renderMarkdownLine("[a](https://a.example/b)", it)).toEqual([
    { tag: "a", href: "https://a.example/b", newTab: true, children: ["a"] },
  ]);
  expect(renderMarkdownLine("[a](/pdf/A.pdf)", it)).toEqual([
    { tag: "a", href: "/pdf/A.pdf", newTab: true, children: ["a"] },
  ]);
  expect(renderMarkdownLine("[a](mailto:a@b.example) [b](tel:+39083)", it)).toEqual([
    { tag: "a", href: "mailto:a@b.example", children: ["a"] },
    " ",
    { tag: "a", href: "tel:+39083", children: ["b"] },
  ]);
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
