import { expect, test } from "vitest";
import { cssModuleNames } from "./css-modules.ts";

test("a CSS module is named by its file, once, in the order of the alphabet", () => {
  const ids = [
    "/src/b/menu.module.css",
    "/src/a.tsx",
    "/src/a/header.module.css?used",
    "/src/x.css",
  ];
  expect(cssModuleNames([...ids, ...ids])).toEqual(["header", "menu"]);
});

test("two files of one name are an error that names both", () => {
  expect(() => cssModuleNames(["/src/a/menu.module.css", "/src/b/menu.module.css"])).toThrow(
    "/src/a/menu.module.css and /src/b/menu.module.css have one name",
  );
});
