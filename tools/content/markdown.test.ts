import { expect, test } from "vitest";
import { allPages, listedPages } from "../../src/site/site-map/pages.ts";
import cases from "./markdown.cases.json" with { type: "json" };
import { markdownIssues, renderMarkdown, renderMarkdownLine } from "./markdown.ts";

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

test.each(cases.readAs)("%j is read as %j", (pasted, right) => {
  expect(renderMarkdown(pasted, en)).toEqual(renderMarkdown(right, en));
  expect(markdownIssues(pasted, pages, true)).toEqual([]);
});

test.each(cases.refused)("%j is refused, as %s with its line", (markdown, found) => {
  const issues = markdownIssues(markdown, pages, true);
  expect(issues.map(({ params }) => `${params.problem} ${params.line}`)).toEqual([found]);
});

test.each(cases.links)("%s is a link, of a text in %s, to %s %s", (markdown, lang, href, opens) => {
  const element = { tag: "a", href, children: ["a"], ...(opens && { newTab: true }) };
  expect(renderMarkdownLine(markdown, lang === "en" ? en : it)).toEqual([element]);
});

test("marked words have their language, and are plain in it", () => {
  const word = { tag: "i", lang: "it", children: ["Garante"] };
  const linked = { tag: "a", href: "https://a.example", newTab: true, children: [word] };
  const found = renderMarkdownLine("the [[it:Garante]](https://a.example), [it:Garante]", en);
  expect(found).toEqual(["the ", linked, ", ", word]);
  expect(renderMarkdownLine("il [it:Garante]", it)).toEqual(["il Garante"]);
});

test("scripts, unsafe links and images are not rendered, even if unchecked", () => {
  const markdown =
    "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://z.example/1.png)";
  expect(JSON.stringify(renderMarkdown(markdown, en))).not.toMatch(/script|alert|png/);
});

test.each(cases.issues)("%s: %s", (markdown, codes) => {
  const issues = markdownIssues(markdown, pages);
  expect(issues.map(({ params }) => params.problem).join(" ")).toBe(codes);
});
