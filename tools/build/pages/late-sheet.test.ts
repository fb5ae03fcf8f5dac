import { expect, test } from "vitest";
import { linkLateSheet, splitSheets } from "./late-sheet.ts";

const sheet = (name: string, rules: string) => ({ path: `src/${name}`, rules });
const base = sheet("base.css", "a{top:0}");
const header = sheet("header.module.css", ".bar_1{top:0}@media print{.bar_1{top:1px}}");
const late = sheet("footer.module.css", ".foot_1{top:0}");
const page = sheet("page.module.css", ".title_1 .bar_1{top:2px}@media print{.title_1{top:3px}}");

const html = (above: string) =>
  `<i class="bar_1"></i>${above}<div hidden="" data-late-sheet=""></div><i class="foot_1"></i>`;

test("what no element above the place needs is late, and what overrides it stands after it again", () => {
  const sheets = [base, header, late, page];
  expect(splitSheets([html('<b class="title_1"></b>')], sheets)).toEqual({
    first: [base, header, { ...page, rules: ".title_1 .bar_1{top:2px}" }],
    late: [late, page],
    content: "",
  });
});

test.each([
  [".title_1{top:0}.end_1 .title_1{top:0}", ".title_1{top:0}"],
  [".end_1,.title_1::after{top:0}", ".end_1,.title_1::after{top:0}"],
  [".title_1:not(.end_1){top:0}", ".title_1:not(.end_1){top:0}"],
  [":is(.end_1,.title_1) i{top:0}", ":is(.end_1,.title_1) i{top:0}"],
  [".js .title_1:not([open]){top:0}", ".js .title_1:not([open]){top:0}"],
  ['.title_1[data-letters="8"]{top:0}@media (width>1px){.end_1{top:0}}', ""],
  [".title_1:hover{top:0}", ""],
  ["@media (width>1px){.end_1{top:0}.title_1{top:1px}}", "@media (width>1px){.title_1{top:1px}}"],
])("of a sheet that comes again the head has %s as %s", (rules, needed) => {
  const sheets = [late, { ...page, rules: `.bar_1{top:0}${rules}` }];
  const { first } = splitSheets([html('<b class="title_1"></b>')], sheets);
  expect(first.map(({ rules }) => rules)).toEqual([`.bar_1{top:0}${needed}`]);
});

test("of the rules that follow from the content the head has those of what stands above", () => {
  const focus = (id: string) => `img[data-photo="${id}"]{--focus:1% 2%}`;
  const content = `${focus("a")}${focus("b")}`;
  const above = html('<img data-photo="a">');
  expect(splitSheets([above], [base, late], content).content).toBe(focus("a"));
  expect(splitSheets([above], [base], content).content).toBe(content);
});

test("a page needs what one of its languages needs, and without a place everything", () => {
  const sheets = [base, header, late];
  expect(splitSheets([html(""), html('<i class="foot_1">')], sheets).late).toEqual([]);
  expect(splitSheets(['<i class="foot_1 bar_1"></i>'], sheets)).toEqual({
    first: sheets,
    late: [],
    content: "",
  });
});

test("a page with several places has its link at the first", () => {
  const linked = linkLateSheet(html("") + html(""), "/a.css");
  expect(linked.match(/<link rel="stylesheet" href="\/a\.css">/g)).toHaveLength(1);
  expect(linked.indexOf("<link")).toBeLessThan(linked.indexOf("foot_1"));
});
