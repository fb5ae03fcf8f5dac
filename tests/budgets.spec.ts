import { readFileSync, writeFileSync } from "node:fs";
import { ceiling } from "../tools/owner/ready/built-site.ts";
import { browserPath } from "./browser/chromium.ts";
import { pageAddresses } from "./support/addresses.ts";
import { launchOptions } from "./support/launch-options.ts";
import { phone, settled, type Transfer, total, watchTransfers } from "./support/measure-view.ts";
import { expect, test } from "./support/visitor.ts";

/**
 * What a page may weigh when a first-time visitor opens it on the phone emulated by Lighthouse:
 * bytes as served with brotli, headers included, lazy pictures that the browser fetches early too.
 */
type Budget = {
  requests: number;
  scripts: number;
  preloads: number;
  elements: number;
  bytes: number;
  htmlBytes: number;
  scriptBytes: number;
  fontBytes: number;
  pictureBytes: number;
};

const table = "tests/budgets.json";
const update = Boolean(process.env.UPDATE_BUDGETS);
const wayOut = `If it should grow, let the new table be seen in review: UPDATE_BUDGETS=1 npx playwright test tests/budgets.spec.ts`;

test.use({
  ...phone,
  launchOptions: launchOptions(browserPath()),
});

/** Which files a figure is made of, for the error message. */
const kinds: Partial<Record<keyof Budget, string>> = {
  htmlBytes: "Document",
  scripts: "Script",
  scriptBytes: "Script",
  fontBytes: "Font",
  pictureBytes: "Image",
};

async function measure(page: Parameters<typeof watchTransfers>[0], url: string) {
  const transfers = await watchTransfers(page);
  await page.clock.install();
  const answer = await page.goto(url);
  const html = (await answer?.text()) ?? "";
  await settled(page);
  const measured: Budget = {
    requests: transfers.length,
    scripts: transfers.filter(({ kind }) => kind === "Script").length,
    preloads: html.match(/<link\b[^>]*\brel="?(?:module)?preload/gi)?.length ?? 0,
    elements: await page.locator("*").count(),
    bytes: total(transfers),
    htmlBytes: total(transfers, "Document"),
    scriptBytes: total(transfers, "Script"),
    fontBytes: total(transfers, "Font"),
    pictureBytes: total(transfers, "Image"),
  };
  return { measured, transfers };
}

/** One line for each figure beyond its budget, with the files that weigh most. */
function excesses(url: string, measured: Budget, budget: Partial<Budget>, transfers: Transfer[]) {
  return Object.entries(budget).flatMap(([name, allowed]) => {
    const figure = name as keyof Budget;
    if (measured[figure] <= allowed) return [];
    const largest = transfers
      .filter(({ kind }) => !kinds[figure] || kind === kinds[figure])
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 5)
      .map(({ path, bytes }) => `${path} (${bytes})`);
    const largestFiles = figure === "elements" || figure === "preloads" ? [] : largest;
    return [
      `${url}: ${figure} is ${measured[figure]}, its budget ${allowed}. ` +
        (largestFiles.length > 0 ? `The largest: ${largestFiles.join(", ")}.` : ""),
    ];
  });
}

/** Bytes change a little with every hash in a name: a percent of room, on half a kilobyte. */
function withRoom(measured: Budget): Budget {
  const entries = Object.entries(measured).map(([name, value]) => {
    return [
      name,
      name.toLowerCase().endsWith("bytes") ? Math.ceil((value * 1.01) / 500) * 500 : value,
    ];
  });
  return Object.fromEntries(entries);
}

if (update) {
  test("the table of budgets is written anew", async ({ browser }) => {
    test.setTimeout(600_000);
    const budgets: Record<string, Budget> = {};
    for (const { url } of pageAddresses) {
      // a new visitor for each page, whose cache is empty
      const context = await browser.newContext({
        ...phone,
        baseURL: test.info().project.use.baseURL,
      });
      const { measured } = await measure(await context.newPage(), url);
      budgets[url] = withRoom(measured);
      await context.close();
    }
    const rows = Object.entries(budgets).map(
      ([url, row]) => `  ${JSON.stringify(url)}: ${JSON.stringify(row)}`,
    );
    writeFileSync(table, `{\n${rows.join(",\n")}\n}\n`);
  });
} else {
  const budgets: Record<string, Budget> = JSON.parse(readFileSync(table, "utf8"));

  for (const { url } of pageAddresses) {
    test(`${url} keeps its budget`, async ({ page }) => {
      const { measured, transfers } = await measure(page, url);
      const over = [
        ...excesses(url, measured, ceiling, transfers),
        ...excesses(url, measured, budgets[url] ?? {}, transfers),
      ];
      expect(budgets[url], `${url} has no row in ${table}. ${wayOut}`).toBeDefined();
      expect(over, `${over.join("\n")}\n${wayOut}`).toEqual([]);
    });
  }

  /** Bytes: ten packets, which a server may send before the browser's first answer. */
  const firstPackets = 10 * 1460;

  for (const url of [
    "/",
    "/it",
    "/about",
    "/it/about",
    "/prenotazioni",
    "/it/prenotazioni",
    "/cookie-policy",
    "/it/cookie-policy",
  ]) {
    test(`the document of ${url} comes with the first packets of a connection`, async ({
      request,
    }) => {
      const response = await request.get(url, { headers: { "Accept-Encoding": "br" } });
      const headers = response.headersArray();
      const headerBytes = headers.reduce(
        (sum, { name, value }) => sum + `${name}: ${value}\r\n`.length,
        0,
      );
      const bodyBytes = Number(response.headers()["content-length"]);
      expect(bodyBytes).toBeGreaterThan(0);
      expect(headerBytes + bodyBytes).toBeLessThan(firstPackets);
    });
  }
}
