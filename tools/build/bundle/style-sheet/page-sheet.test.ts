import { expect, test } from "vitest";
import {
  cssModuleClassesIn,
  cssModuleOf,
  pageSheet,
  splitSheet,
  withoutUnusedProperties,
} from "./page-sheet.ts";

const header = new Set(["header"]);

test("a page keeps the rules of its CSS modules and global rules, in their order", () => {
  const sheet =
    "a{color:red}.header-module-bar a:hover,.js .header-module-bar{top:0}.page{margin:0}";
  expect(pageSheet(sheet, header)).toBe(sheet);
});

test("a page has no rules of CSS modules that it does not use", () => {
  expect(pageSheet(".menu-module-list{top:0}.header-module-bar{left:0}", header)).toBe(
    ".header-module-bar{left:0}",
  );
  expect(pageSheet(".header-module-bar .menu-module-list{top:0}", header)).toBe("");
});

test("of a list of selectors only those of the page are kept", () => {
  expect(pageSheet(".menu-module-list,.header-module-bar,p{top:0}", header)).toBe(
    ".header-module-bar,p{top:0}",
  );
});

test("a rule with another CSS module's class in :not() is kept", () => {
  const sheet = ".header-module-bar:not(.menu-module-list){top:0}";
  expect(pageSheet(sheet, header)).toBe(sheet);
});

test("media and support queries without remaining rules are removed", () => {
  const sheet =
    "@media print{@supports (top:0){.menu-module-list{top:0}}}@media print{p{top:0}}@page{margin:0}";
  expect(pageSheet(sheet, header)).toBe("@media print{p{top:0}}@page{margin:0}");
});

test("keyframes of unused CSS modules are removed, global ones kept", () => {
  const sheet =
    "@keyframes menu-module-in{0%{top:0}}@keyframes header-module-in{0%{top:0}}@keyframes fade{0%{top:0}}";
  expect(pageSheet(sheet, header)).toBe(
    "@keyframes header-module-in{0%{top:0}}@keyframes fade{0%{top:0}}",
  );
});

test("CSS modules whose names end the same are distinguished", () => {
  expect(pageSheet(".header-bar-module-a{top:0}.bar-module-a{top:0}", new Set(["bar"]))).toBe(
    ".bar-module-a{top:0}",
  );
});

test("a document's classes of CSS modules are found, and their modules", () => {
  const classes = cssModuleClassesIn(
    '<p class="layout-module-lead js"><a class="close-button-module-cross">',
  );
  expect(classes).toEqual(["layout-module-lead", "close-button-module-cross"]);
  expect(classes.map(cssModuleOf)).toEqual(["layout", "close-button"]);
});

test("custom properties of the root that nothing uses are left out, and those that only they used", () => {
  const sheet =
    ":root{--ink:#000;--soft:var(--ink);--dark:var(--soft);--gap:1px;--wide:2px}p{--own:3px;margin:var(--gap)}";
  expect(withoutUnusedProperties(sheet, "a{width:var(--wide,0)}", "<p>")).toBe(
    ":root{--gap:1px;--wide:2px}p{--own:3px;margin:var(--gap)}",
  );
});

test("what scripts draw and what is for print or forced colours comes later, in the order of the sheet", () => {
  const menu = ".menu-module-list{top:0}@keyframes menu-module-in{0%{top:0}}";
  const base = "a{top:0}@font-face{font-family:a}@keyframes fade{0%{top:0}}";
  const sheet = [
    base,
    menu,
    ".header-module-bar{top:0}@media print{@page{margin:0}a{left:0}}",
    "@media print{@supports (top:0){.header-module-bar,.road-module-map{left:0}}}",
    "@media (forced-colors:active){a{top:1px}}",
    "@media (width>1rem){.header-module-bar,.menu-module-list{left:0}.road-module-map{top:0}}",
  ].join("");
  const all = new Set(["header", "menu"]);
  const classes = new Set(["header-module-bar"]);
  expect(splitSheet(sheet, { classes, all })).toEqual({
    first: `${base}.header-module-bar{top:0}@media (width>1rem){.header-module-bar{left:0}}`,
    late: `${menu}@media print{@page{margin:0}a{left:0}}@media print{@supports (top:0){.header-module-bar{left:0}}}@media (forced-colors:active){a{top:1px}}@media (width>1rem){.menu-module-list{left:0}}`,
  });
});

test("a class that is not in the document comes later, unless a rule that is must win over it", () => {
  const bar = ".header-module-bar{padding:0}";
  const wide = ".header-module-wide{margin-top:1px}";
  const tall = ".header-module-tall{height:1px}";
  const narrow = "@media (width<1rem){.header-module-bar{margin:0}}";
  const request = {
    classes: new Set(["header-module-bar"]),
    all: new Set(["header"]),
  };
  expect(splitSheet(bar + wide + tall, request)).toEqual({ first: bar, late: wide + tall });
  expect(splitSheet(bar + wide + tall + narrow, request)).toEqual({
    first: bar + wide + narrow,
    late: tall,
  });
});

test("an animation comes with the rules of its CSS module", () => {
  const sheet =
    ".header-module-bar{animation:header-module-in 1s}@keyframes header-module-in{0%{top:0}}";
  const request = { classes: new Set(["header-module-bar"]), all: header };
  expect(splitSheet(sheet, request)).toEqual({ first: sheet, late: "" });
});

test("a global hover style stays before a rule of a page that is as specific", () => {
  const hover = "@media (hover:hover){a:hover{text-decoration:none}}";
  const link = ".header-module-bar a{text-decoration:underline}";
  const request = { classes: new Set(["header-module-bar"]), all: header };
  expect(splitSheet(hover + link, request)).toEqual({ first: hover + link, late: "" });
});

test("hover styles come later, unless a rule after them must win over them", () => {
  const hover = "@media (hover:hover){.header-module-bar:hover{color:red}a:hover{top:0}}";
  const disabled = ".header-module-bar:disabled{color:gray}";
  const request = { classes: new Set(["header-module-bar"]), all: header };
  expect(splitSheet(`p{top:0}${hover}`, request)).toEqual({ first: "p{top:0}", late: hover });
  expect(splitSheet(hover + disabled, request)).toEqual({
    first: `@media (hover:hover){.header-module-bar:hover{color:red}}${disabled}`,
    late: "@media (hover:hover){a:hover{top:0}}",
  });
});
