import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { testBuild } from "../support/test-build.ts";
import { fileOf, importsOf, pageAt } from "./site.ts";

test("the worker keeps what the pages name, every style sheet and script of a head, and what a press opens with its imports", async () => {
  const worker = readFileSync(fileOf("sw.js"), "utf8");
  const kept = new Set(worker.match(/\/(?:assets|fonts)\/[\w.-]+/g));
  const named = ["/contatti", "/it/contatti"].flatMap(
    (url) => pageAt(url).html.match(/(?<=(?:src|href)=")\/assets\/[^"]+(?=")/g) ?? [],
  );
  const imported = [...kept].filter((file) => file.endsWith(".js")).flatMap(importsOf);
  expect(named.length).toBeGreaterThan(10);
  expect(imported.length).toBeGreaterThan(10);
  const files = (await filesBelow(testBuild.dist)).map((file) => `/${file}`);
  const others = /^\/assets\/((?!.*-late-).*\.css|head-.*\.js)$|\.woff2$/;
  const sheets = files.filter((file) => others.test(file));
  expect([...named, ...imported, ...sheets].filter((file) => !kept.has(file))).toEqual([]);
  const opened = ["banner", "lightbox", "menu", "preferences-dialog"];
  expect(opened.filter((part) => !worker.includes(`/assets/${part}-`))).toEqual([]);
  for (const sheet of sheets.filter((file) => file.endsWith(".css")))
    expect(readFileSync(fileOf(sheet), "utf8"), sheet).not.toContain("file-mark");
});
