import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { type BuiltPage, fileOf, importsOf, listedPages, select, valuesOf } from "./site.ts";

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

/** Of every page, and of each in all its languages: what a page has now, and a percent of room. */
const budgets: Record<string, Partial<Budget>> = JSON.parse(
  readFileSync("tests/budgets.json", "utf8"),
);

const servedBytes = (file: string) =>
  statSync(fileOf(`${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(fileOf(file)).size;

/** The width in pixels that a telephone asks for where a picture is as wide as its window. */
const phoneWidth = 640;

/** For the first view: scripts, the late sheet, fonts, texts, and the first picture. */
function firstViewFiles(page: BuiltPage): string[] {
  const loaded = 'link[rel="preload"], link[rel="modulepreload"], [data-late-sheet] > link';
  const files = [...valuesOf(page, loaded, "href"), ...valuesOf(page, "script[src]", "src")];
  // the first of them is for narrow windows
  const [picture] = valuesOf(page, 'link[as="image"]', "imagesrcset");
  const first = picture && candidate(picture);
  return [...files.flatMap((file) => file.replace(/^\//, "") || []), ...(first ? [first] : [])];
}

function candidate(srcset: string): string | undefined {
  const widths = srcset.split(", ").map((source) => {
    const [address = "", width = "0"] = source.split(" ");
    return { file: address.replace(/^\//, ""), width: Number.parseInt(width, 10) };
  });
  return (widths.find(({ width }) => width >= phoneWidth) ?? widths.at(-1))?.file;
}

function measure(page: BuiltPage): { measured: Budget; sizes: [string, number][] } {
  const files = firstViewFiles(page);
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

test("every page keeps its budget of bytes, files and elements", () => {
  const over = listedPages.flatMap((page) => {
    const { measured, sizes } = measure(page);
    const largest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 6);
    return [budgets["every page"], budgets[page.name]].flatMap((budget = {}) =>
      Object.entries(budget).flatMap(([name, limit]) => {
        const value = measured[name as keyof Budget];
        const what = `${page.url}: ${name} ${value} of ${limit} (${largest.join("; ")})`;
        return value > limit ? [what] : [];
      }),
    );
  });
  expect(over).toEqual([]);
  const names = ["every page", ...listedPages.map(({ name }) => name)];
  expect(new Set(Object.keys(budgets))).toEqual(new Set(names));
});

test("the rules of a stay are a small part, for which no page waits", () => {
  const withImports = (file: string): string[] => [file, ...importsOf(file)];
  const [part = ""] = readdirSync(fileOf("assets")).filter((name) =>
    /^stay-messages.*\.js$/.test(name),
  );
  for (const page of listedPages.filter(({ html }) => html.includes("data-stay="))) {
    const first = firstViewFiles(page);
    const files = withImports(`assets/${part}`).flatMap(withImports);
    const own = new Set(files.filter((file) => !first.includes(file)));
    expect([...own].join(), page.url).toContain("stay-messages");
    const sum = [...own].reduce((bytes, file) => bytes + servedBytes(file), 0);
    expect(sum, page.url).toBeLessThanOrEqual(5000);
  }
});
