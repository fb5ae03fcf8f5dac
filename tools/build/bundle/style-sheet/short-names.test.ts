import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

const sheets = [
  { name: "bar", css: ":global(.js) .link:hover, .current > a { top: 0.5rem }" },
  { name: "top-bar", css: ".link { top: 0 } @keyframes rise { to { top: 0 } }" },
];

test("a class has the same short name in scripts, style sheets and documents", () => {
  const shorten = shortNames(sheets);
  expect(shorten('{link:"bar-module-link",current:"bar-module-current"}')).toBe(
    '{link:"A",current:"B"}',
  );
  expect(shorten(".bar-module-link.bar-module-current,.top-bar-module-link{top:0}")).toBe(
    ".A.B,.C{top:0}",
  );
  expect(shorten('<a class="top-bar-module-link js bar-module-link">')).toBe('<a class="C js A">');
});

test("animations are shortened too", () => {
  expect(shortNames(sheets)("@keyframes top-bar-module-rise{}")).toBe("@keyframes D{}");
});

test("names of no CSS module stay", () => {
  const text = "bar-module-other js link 0.5rem";
  expect(shortNames(sheets)(text)).toBe(text);
});

test("no two of a thousand names are the same", () => {
  const locals = Array.from({ length: 1000 }, (_, index) => `n${index}`);
  const css = locals.map((name) => `.${name}{top:0}`).join("");
  const shorten = shortNames([{ name: "many", css }]);
  const short = locals.map((name) => shorten(`many-module-${name}`));
  expect(short.slice(25, 28)).toEqual(["Z", "A0", "B0"]);
  expect(new Set(short).size).toBe(1000);
});
