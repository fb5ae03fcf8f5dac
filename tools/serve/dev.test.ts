import { expect, test } from "vitest";
import { isBuilt } from "./dev.ts";

test.each([
  ["dist/index.html", true],
  ["dist.new-4711/index.html", true],
  ["dist-hosting/nginx.conf", true],
  [".cache/desk/index.html", true],
  ["src/pages/home/home.page.tsx", false],
  ["demo/en/home.json", false],
])("what a build writes reloads no open page: %s, %s", (path, built) => {
  expect(isBuilt(path)).toBe(built);
});
