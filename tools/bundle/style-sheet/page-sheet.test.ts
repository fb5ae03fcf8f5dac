import { expect, test } from "vitest";
import { cssModulesIn, pageSheet } from "./page-sheet.ts";

const header = new Set(["header"]);

test("rules of the page's modules and of none stay, in their order, as they were written", () => {
  const sheet =
    "a{color:red}.header-module-bar a:hover,.js .header-module-bar{top:0}.page{margin:0}";
  expect(pageSheet(sheet, header)).toBe(sheet);
});

test("rules for other modules go, alone or beside a class of the page's", () => {
  expect(pageSheet(".menu-module-list{top:0}.header-module-bar{left:0}", header)).toBe(
    ".header-module-bar{left:0}",
  );
  expect(pageSheet(".header-module-bar .menu-module-list{top:0}", header)).toBe("");
});

test("of a list of selectors the page's own stay", () => {
  expect(pageSheet(".menu-module-list,.header-module-bar,p{top:0}", header)).toBe(
    ".header-module-bar,p{top:0}",
  );
});

test("what another module's class must not be on is still matched", () => {
  const sheet = ".header-module-bar:not(.menu-module-list){top:0}";
  expect(pageSheet(sheet, header)).toBe(sheet);
});

test("a query that nothing is left in goes, with those around it", () => {
  const sheet =
    "@media print{@supports (top:0){.menu-module-list{top:0}}}@media print{p{top:0}}@page{margin:0}";
  expect(pageSheet(sheet, header)).toBe("@media print{p{top:0}}@page{margin:0}");
});

test("movements go with their modules; those of none stay", () => {
  const sheet =
    "@keyframes menu-module-in{0%{top:0}}@keyframes header-module-in{0%{top:0}}@keyframes fade{0%{top:0}}";
  expect(pageSheet(sheet, header)).toBe(
    "@keyframes header-module-in{0%{top:0}}@keyframes fade{0%{top:0}}",
  );
});

test("modules with hyphens in their names are told apart", () => {
  expect(pageSheet(".header-bar-module-a{top:0}.bar-module-a{top:0}", new Set(["bar"]))).toBe(
    ".bar-module-a{top:0}",
  );
});

test("the modules that HTML names are those of its classes", () => {
  expect(
    cssModulesIn('<p class="layout-module-lead js"><a class="close-button-module-cross">'),
  ).toEqual(["layout", "close-button"]);
});
