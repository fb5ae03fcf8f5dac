import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { attributeOf, type BuiltPage, fileOf, listedPages, select, valuesOf } from "./site.ts";

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

const most = {
  // of scripts, one is the footer's, which the booking page does without, one the bundler's own
  requests: 16,
  bytes: 250_000,
  // what a server sends before the browser has answered
  html: 14_000,
  scripts: 82_000,
  fonts: 52_000,
  pictures: 120_000,
} satisfies Partial<Budget>;

/** Pages with a calendar, or more words and drawings than others. */
const mostHtml: Record<string, number> = { booking: 17_500, experience: 17_500, interni: 20_500 };

const table = "tests/budgets.json";
const wayOut = `If it should grow, let the new table be seen in review: UPDATE_BUDGETS=1 npx vitest run --project dist`;

const servedBytes = (file: string) =>
  statSync(fileOf(`${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(fileOf(file)).size;

/** The width in pixels that a telephone asks for where a picture is as wide as its window. */
const phoneWidth = 640;

/** For the first view: scripts, the late sheet, fonts, texts, and the first picture. */
function firstViewFiles(page: BuiltPage): string[] {
  const loaded = 'link[rel="preload"], link[rel="modulepreload"], [data-late-sheet] > link';
  const links = select(page, loaded);
  const files = [
    ...links.map((link) => attributeOf(link, "href")),
    ...valuesOf(page, "script[src]", "src"),
  ];
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

/** Bytes change a little with every hash in a name: a percent of room, on half a kilobyte. */
function withRoom(measured: Budget): Budget {
  const { requests, preloads, elements, ...bytes } = measured;
  const room = (size: number) => Math.ceil((size * 1.01) / 500) * 500;
  return Object.assign(
    measured,
    Object.fromEntries(Object.entries(bytes).map(([name, size]) => [name, room(size)])),
  );
}

test("every page keeps its budget of bytes, files and elements", () => {
  const budgets: Record<string, Budget> = process.env.UPDATE_BUDGETS
    ? {}
    : JSON.parse(readFileSync(table, "utf8"));
  const over: string[] = [];
  for (const page of listedPages) {
    const { measured, sizes } = measure(page);
    if (process.env.UPDATE_BUDGETS) budgets[page.url] = withRoom({ ...measured });
    const largest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 6);
    const general = { ...most, html: mostHtml[page.name] ?? most.html };
    const bounds: Partial<Budget>[] = [general, budgets[page.url] ?? {}];
    for (const allowed of bounds) {
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

test("the rules of a stay are a small part, for which no page waits", () => {
  const withImports = (file: string): string[] => [
    file,
    ...[...readFileSync(fileOf(file), "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      ([, name]) => `assets/${name}`,
    ),
  ];
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
