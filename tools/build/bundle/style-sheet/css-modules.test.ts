import { expect, test } from "vitest";
import { cssModuleNames } from "./css-modules.ts";

test("CSS modules are listed once each by file name, in alphabetical order", () => {
  const ids = [
    "/src/b/menu.module.css",
    "/src/a.tsx",
    "/src/a/header.module.css?used",
    "/src/x.css",
  ];
  expect(cssModuleNames([...ids, ...ids])).toEqual(["header", "menu"]);
});

test("two CSS modules with the same file name stop the build, with both paths", () => {
  expect(() => cssModuleNames(["/src/a/menu.module.css", "/src/b/menu.module.css"])).toThrow(
    "/src/a/menu.module.css and /src/b/menu.module.css have the same name",
  );
});
