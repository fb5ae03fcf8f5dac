import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

const sheets = [
  { name: "bar", css: ":global(.js) .link:hover, .current > a { top: 0.5rem }" },
  {
    name: "top-bar",
    css: ".link { top: 0 } @keyframes rise { to { top: 0 } }",
  },
];

test("a name is the same in scripts, sheets and documents, and belongs to one module", () => {
  const shorten = shortNames(sheets);
  expect(shorten('{link:"bar-module-link",current:"bar-module-current"}')).toBe(
    '{link:"A",current:"B"}',
  );
  expect(shorten(".bar-module-link.bar-module-current,.top-bar-module-link{top:0}")).toBe(
    ".A.B,.C{top:0}",
  );
  expect(shorten('<a class="top-bar-module-link js bar-module-link">')).toBe('<a class="C js A">');
});

test("animations have theirs", () => {
  expect(shortNames(sheets)("@keyframes top-bar-module-rise{}")).toBe("@keyframes D{}");
});

test("what no module has keeps its name", () => {
  expect(shortNames(sheets)("bar-module-other js link 0.5rem")).toBe(
    "bar-module-other js link 0.5rem",
  );
});

test("names go on with two letters, and no two are the same", () => {
  const locals = Array.from({ length: 900 }, (_, index) => `n${index}`);
  const shorten = shortNames([
    { name: "many", css: locals.map((name) => `.${name}{top:0}`).join("") },
  ]);
  const short = locals.map((name) => shorten(`many-module-${name}`));
  expect(short.slice(25, 28)).toEqual(["Z", "A0", "B0"]);
  expect(new Set(short).size).toBe(900);
});
