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
  });
});

test("a page needs what one of its languages needs, and without a place everything", () => {
  const sheets = [base, header, late];
  expect(splitSheets([html(""), html('<i class="foot_1">')], sheets).late).toEqual([]);
  expect(splitSheets(['<i class="foot_1 bar_1"></i>'], sheets)).toEqual({
    first: sheets,
    late: [],
  });
});

test("a page with several places has its link at the first", () => {
  const linked = linkLateSheet(html("") + html(""), "/a.css");
  expect(linked.match(/<link rel="stylesheet" href="\/a\.css">/g)).toHaveLength(1);
  expect(linked.indexOf("<link")).toBeLessThan(linked.indexOf("foot_1"));
});
