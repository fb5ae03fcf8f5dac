import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { writeServiceWorker } from "../tools/build/service-worker.ts";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { loadPageDefinitions } from "../tools/content/page-definitions.ts";
import { siteHandler } from "../tools/serve/serve.ts";
import { listening } from "./browser/programs.ts";
import { langs, villaPath } from "./support/addresses.ts";
import { expectShown } from "./support/page.ts";
import { expect, test as returning } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";
import { settle } from "./support/visitor.ts";

const secondVersion = "html[data-version]";

/** Every script has another name, every page says that it is new, and the worker belongs to it. */
async function redeploy(dist: string, folder: string): Promise<void> {
  const isCopied = (file: string) => !/\/photos$|\.(br|gz)$/.test(file);
  await cp(dist, folder, { recursive: true, filter: isCopied });
  await symlink(resolve(dist, "photos"), join(folder, "photos"));
  await cp(`${dist}-hosting`, `${folder}-hosting`, { recursive: true });
  const files = await filesBelow(folder);
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  const names = scripts.map((file) => basename(file, ".js"));
  for (const file of files.filter((each) => /\.(html|js)$/.test(each))) {
    let text = await readFile(join(folder, file), "utf8");
    for (const name of names) text = text.replaceAll(`${name}.js`, `${name}-v2.js`);
    await writeFile(join(folder, file), text.replace("<html ", '<html data-version="2" '));
  }
  for (const file of scripts) {
    await rename(join(folder, file), join(folder, file.replace(/\.js$/, "-v2.js")));
  }
  await writeServiceWorker(folder, content, later(await assetsOf(folder)));
}

const content = { definitions: await loadPageDefinitions(), settings: { languages: langs } };
const later = (sheetFiles: string[]) => ({ sheetFiles, filesOf: () => [] });

async function assetsOf(dist: string): Promise<string[]> {
  return (await filesBelow(dist)).filter((file) => /^assets\/.*\.(js|css)$/.test(file));
}

type Fixtures = {
  /** This test's own server, which can be stopped, and serve a later version. */
  site: {
    url: string;
    stop(): Promise<void>;
    deploy(change?: (dist: string) => Promise<void>): Promise<void>;
  };
};

const test = returning.extend<Fixtures>({
  serviceWorkers: "allow",
  // without a network the browser itself writes into the console
  quiet: ({ page: _page }, use) => use(undefined),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "villa-offline-"));
    const dist = join(folder, "dist");
    let server = await listening(siteHandler(testBuild.dist));
    const { url } = server;
    await use({
      url,
      stop: () => server.close(),
      async deploy(change) {
        await redeploy(testBuild.dist, dist);
        await change?.(dist);
        await server.close();
        server = await listening(siteHandler(dist), Number(new URL(url).port));
      },
    });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** The worker is active, and the page shown is stored. Runs in the page. */
const isCached = async () => {
  const { active } = await navigator.serviceWorker.ready;
  const key = location.origin + location.pathname;
  const isStored = await caches.match(key, { cacheName: "villa-pages" });
  return active?.state === "activated" && isStored !== undefined;
};

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await cached(page);
}

async function cached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
}

/** Counts the loads of a page in a browser without workers. */
async function countLoads(page: Page): Promise<() => number> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
  );
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

const link = (page: Page, href: string) => page.locator(`header nav a[href="${href}"]`);

test("a lost connection is told until it is back; without a network the contacts and every page seen open, also those reached inside the application; others say that they cannot", async ({
  page,
  context,
  site,
}) => {
  await visit(page, "/");
  const notice = page.getByRole("status").filter({ hasText: "You are offline" });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();

  const pictures = () =>
    page
      .locator("img")
      .evaluateAll((all) => all.filter((image) => Reflect.get(image, "naturalWidth") > 0).length);
  await link(page, villaPath).click();
  await expect(page).toHaveURL(villaPath);
  await cached(page);
  const seen = await pictures();
  await site.stop();
  await page.reload();
  await expect(page.locator("h1")).toContainText("The villa");
  await expect.poll(pictures).toBeGreaterThanOrEqual(Math.min(seen, 2));
  for (const [path, heading] of [
    ["/contatti", "Contacts"],
    ["/it/contatti", "Contatti"],
    ["/experience", "You are offline"],
    ["/it/experience", "Siete fuori rete"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveText(heading);
    const lang = path.startsWith("/it") ? "it" : "en";
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveClass(/js/);
  }
  await page.goto("/");
  await expectShown(page, "home");
  await link(page, "/about").click();
  await expect(page.locator("h1")).toHaveText("You are offline");
});

test("the worker asks no other host, and stores nothing of others", async ({
  page,
  site,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(`${request.method()} ${new URL(request.url()).origin}`);
  });
  await visit(page, "/");
  await page.reload();
  await page.evaluate(async () => {
    await fetch("http://127.0.0.1:9/elsewhere").catch(() => {});
    await fetch("/", { method: "POST" }).catch(() => {});
    await fetch("/sitemap.xml");
    await fetch("/assets/no-such-file.js");
  });
  await visit(page, "/prenotazioni");
  expect([...new Set(asked)]).toEqual([`GET ${site.url}`]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
  expect(kept.filter((url) => /demo|sitemap|no-such-file|\/sw\.js/.test(url))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("with data saving nothing is stored", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await settle(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

returning("a browser that refuses the worker shows the site and logs nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get });
  });
  await page.goto("/");
  await link(page, "/about").click();
  await expectShown(page, "about");
  await settle(page);
});

test("after a deployment who comes back sees the new version at once; an open tab is told, and reloaded on request", async ({
  page,
  site,
  context,
}) => {
  await visit(page, "/");
  await site.deploy();
  const later = await context.newPage();
  await later.goto("/contatti");
  await expect(later.locator(secondVersion)).toHaveCount(1);
  await expect(later.getByText("A new version of this site is ready.")).toBeHidden();
  await later.close();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole("status").filter({ hasText: "A new version of this site is" });
  await expect(notice).toBeVisible();
  await expect(page.locator(secondVersion)).toHaveCount(0);
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect(notice).toBeHidden();
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith("villa-shell-"))).toHaveLength(1);
});

test("the kill switch removes the service worker and everything it stored", async ({
  page,
  site,
}) => {
  await visit(page, "/");
  await site.deploy(async (dist) => {
    process.env.VITE_OFFLINE = "off";
    await writeServiceWorker(dist, content, later([]));
    delete process.env.VITE_OFFLINE;
  });
  // a page of the build without the worker does not register it again
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.goto("/about");
  await expect(page.locator(secondVersion)).toHaveCount(1);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("a link pressed in an old tab after a deployment leads to the page by one reload", async ({
  page,
  site,
}) => {
  const loads = await countLoads(page);
  await page.goto("/");
  await site.deploy();
  const before = loads();
  await link(page, "/about").click();
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect(page).toHaveURL("/about");
  await page.waitForLoadState("networkidle");
  expect(loads() - before).toBe(1);
});

test("a script or a file of texts that never loads leads to one reload, then to a message", async ({
  page,
}) => {
  const loads = await countLoads(page);
  for (const file of [/\/assets\/home\.page-[^/]*\.js$/, /\/assets\/home\.en-[^/]*\.json$/]) {
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    const before = loads();
    await page.goto("/");
    await expect(page.locator("[data-failure]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads() - before).toBe(2);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('a[href^="tel:"], a[href="/contatti"]').first()).toBeVisible();
    await page.unroute(file);
    await page.goto("about:blank");
  }
});
