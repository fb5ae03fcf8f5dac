import { expect, test } from "vitest";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { markdownFaults, renderMarkdown, renderMarkdownLine } from "./markdown.ts";

const pages = sitePages("villa-ulia");

test("paragraphs, lists, bold and code are rendered, without line ends between blocks", () => {
  expect(renderMarkdown("One **two**\n\n- `three`;\n- four.", "en")).toEqual([
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
  expect(renderMarkdownLine("[write](/contatti)", "en")).toEqual([{ ...link, href: "/contatti" }]);
  expect(renderMarkdownLine("[write](/contatti)", "it")).toEqual([
    { ...link, href: "/it/contatti" },
  ]);
  expect(renderMarkdownLine("[write](/contatti#map)", "it")).toEqual([
    { ...link, href: "/it/contatti#map" },
  ]);
});

test("other sites and files open in a new tab, mail and telephone do not", () => {
  expect(renderMarkdownLine("[a](https://a.example/b)", "it")).toEqual([
    { tag: "a", href: "https://a.example/b", newTab: true, children: ["a"] },
  ]);
  expect(renderMarkdownLine("[a](/pdf/A.pdf)", "it")).toEqual([
    { tag: "a", href: "/pdf/A.pdf", newTab: true, children: ["a"] },
  ]);
  expect(renderMarkdownLine("[a](mailto:a@b.example) [b](tel:+39083)", "it")).toEqual([
    { tag: "a", href: "mailto:a@b.example", children: ["a"] },
    " ",
    { tag: "a", href: "tel:+39083", children: ["b"] },
  ]);
});

test("scripts, unsafe links and images are not rendered, even if unchecked", () => {
  const markdown =
    "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://z.example/1.png)";
  expect(JSON.stringify(renderMarkdown(markdown, "en"))).not.toMatch(/script|alert|png/);
});

test("unsupported Markdown is reported with what to write instead", () => {
  const only = "only paragraphs, lists with -, **bold**, `code` and [links](/contatti) are shown";
  expect(markdownFaults("Plain, **bold**, `code`, [home](/)\n\n- list", pages)).toEqual([]);
  expect(markdownFaults("## Heading", pages)).toEqual([
    `holds a heading (a line that begins with #, or is underlined); ${only}`,
  ]);
  expect(markdownFaults("a <b>c</b>", pages)).toEqual([
    `holds HTML; ${only}`,
    `holds HTML; ${only}`,
  ]);
  expect(markdownFaults("*a* ![b](/c.jpg)", pages)).toEqual([
    `holds italics; ${only}`,
    `holds a picture; ${only}`,
  ]);
  expect(markdownFaults("1. one", pages)).toEqual([
    'holds a numbered list; write "- " before each entry',
  ]);
});

test("a broken link is reported", () => {
  expect(markdownFaults("[a](contatti)", pages)).toEqual([
    "links to contatti, where nothing stands; write a page of the site such as /contatti, or an address with https:, mailto: or tel:",
  ]);
  for (const url of ["/it/contatti", "/contatti/", "/pdf/", "//evil.example", "/%"]) {
    expect(markdownFaults(`[a](${url})`, pages)[0]).toMatch(
      `links to ${url}, where nothing stands`,
    );
  }
  for (const url of ["http://a.example", "javascript:alert(1)", "data:text/html,a", "https://"]) {
    expect(markdownFaults(`[a](${url})`, pages)[0]).toMatch("where nothing stands");
  }
});
