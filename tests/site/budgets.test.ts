import { readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withImports } from "../../tools/content/files/script-imports.ts";
import { type BuiltPage, fileOf, listedPages, select } from "./site.ts";

/** Bytes with brotli, without headers; a test in a browser adds up the pictures further down. */
type Budget = {
  requests: number;
  preloads: number;
  elements: number;
  bytes: number;
  html: number;
  scripts: number;
  fonts: number;
  pictures: number;
};

const most: Partial<Budget> = {
  requests: 15,
  bytes: 250_000,
  html: 30_000,
  scripts: 82_000,
  fonts: 52_000,
  pictures: 120_000,
};

const table = "tests/budgets.json";
const wayOut = `If it should grow, let the new table be seen in review: UPDATE_BUDGETS=1 npx vitest run --project dist`;

const servedBytes = (file: string) =>
  statSync(fileOf(`${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(fileOf(file)).size;

/** The width in pixels that a telephone asks for where a picture is as wide as its window. */
const phoneWidth = 640;

/** For the first view: scripts with their imports, fonts, texts, and the first picture. */
async function firstViewFiles(html: string): Promise<string[]> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="(?:preload|modulepreload)"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, src = ""]) => src);
  const named = links.flatMap((tag) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? []);
  const picture = links.find((tag) => tag.includes('as="image"') && !tag.includes("not all"));
  const files = await withImports(
    [...named, ...scripts].map((address) => address.replace(/^\//, "")),
    async (script) => readFileSync(fileOf(script), "utf8"),
  );
  const first = picture && candidate(picture);
  return [...files, ...(first ? [first] : [])];
}

function candidate(tag: string): string | undefined {
  const sources = /imagesrcset="([^"]*)"/.exec(tag)?.[1]?.split(", ") ?? [];
  const widths = sources.map((source) => {
    const [address = "", width = "0"] = source.split(" ");
    return { file: address.replace(/^\//, ""), width: Number.parseInt(width, 10) };
  });
  return (widths.find(({ width }) => width >= phoneWidth) ?? widths.at(-1))?.file;
}

async function measure(page: BuiltPage): Promise<{ measured: Budget; sizes: [string, number][] }> {
  const files = await firstViewFiles(page.html);
  const sizes = [page.file.slice(1), ...files].map((file): [string, number] => [
    file,
    servedBytes(file),
  ]);
  const sum = (pattern: RegExp) =>
    sizes.reduce((bytes, [file, size]) => bytes + (pattern.test(file) ? size : 0), 0);
  const measured: Budget = {
    requests: sizes.length,
    preloads: select(page, 'link[rel="preload"], link[rel="modulepreload"]').length,
    elements: select(page, "*").length,
    bytes: sum(/./),
    html: sum(/\.html$/),
    scripts: sum(/\.js$/),
    fonts: sum(/\.woff2$/),
    pictures: sum(/^photos/),
  };
  return { measured, sizes };
}

/** Bytes change a little with every hash in a name: a percent of room, on half a kilobyte. */
function withRoom(measured: Budget): Budget {
  const { requests, preloads, elements, ...bytes } = measured;
  const room = (size: number) => Math.ceil((size * 1.01) / 500) * 500;
  return Object.assign(
    measured,
    Object.fromEntries(Object.entries(bytes).map(([name, size]) => [name, room(size)])),
  );
}

test("every page keeps its budget of bytes, files and elements", async () => {
  const budgets: Record<string, Budget> = process.env.UPDATE_BUDGETS
    ? {}
    : JSON.parse(readFileSync(table, "utf8"));
  const over: string[] = [];
  for (const page of listedPages) {
    const { measured, sizes } = await measure(page);
    if (process.env.UPDATE_BUDGETS) budgets[page.url] = withRoom({ ...measured });
    const largest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 6);
    for (const allowed of [most, budgets[page.url] ?? {}]) {
      for (const [name, limit] of Object.entries(allowed)) {
        const value = measured[name as keyof Budget];
        if (value > limit)
          over.push(`${page.url}: ${name} ${value} of ${limit} (${largest.join("; ")})`);
      }
    }
  }
  if (process.env.UPDATE_BUDGETS) {
    const rows = Object.entries(budgets).map((row) =>
      row.map((part) => JSON.stringify(part)).join(": "),
    );
    writeFileSync(table, `{\n  ${rows.join(",\n  ")}\n}\n`);
  }
  expect(Object.keys(budgets).toSorted()).toEqual(listedPages.map(({ url }) => url).toSorted());
  expect(over, wayOut).toEqual([]);
});
