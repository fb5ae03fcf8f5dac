import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { writeServiceWorker } from "../tools/build/service-worker.ts";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { loadPageDefinitions } from "../tools/content/page-definitions.ts";
import { startServer } from "../tools/serve/serve.ts";
import { langs, villaPath } from "./support/addresses.ts";
import { expectShown } from "./support/page.ts";
import { consentKey } from "./support/test.ts";
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
  const renamed = new Map(
    scripts.map((file) => [basename(file), basename(file).replace(/\.js$/, "-v2.js")]),
  );
  for (const file of files) {
    const path = join(folder, file);
    if (/\.(html|js)$/.test(file)) {
      let text = await readFile(path, "utf8");
      for (const [old, next] of renamed) text = text.replaceAll(old, next);
      await writeFile(path, text.replace("<html ", '<html data-version="2" '));
    }
  }
  for (const file of scripts) {
    const next = renamed.get(basename(file)) ?? "";
    await rename(join(folder, file), join(folder, dirname(file), next));
  }
  await writeServiceWorker(folder, await loadPageDefinitions(), langs);
}

type Fixtures = {
  /** This test's own server, which can be stopped, and serve a later version. */
  site: {
    url: string;
    stop(): Promise<void>;
    deploy(change?: (dist: string) => Promise<void>): Promise<void>;
  };
};

const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript((key) => {
      // where storage is not blocked
      try {
        localStorage.setItem(key, "0");
        localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
      } catch {}
    }, consentKey);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "villa-offline-"));
    const dist = join(folder, "dist");
    let server = await startServer({ dist: testBuild.dist, port: 0 });
    const { url } = server;
    await use({
      url,
      stop: () => server.close(),
      async deploy(change) {
        await redeploy(testBuild.dist, dist);
        await change?.(dist);
        await server.close();
        server = await startServer({ dist, port: Number(new URL(url).port) });
      },
    });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await cached(page);
}

async function cached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") {
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
    }
    const key = location.origin + location.pathname;
    while (!(await caches.match(key, { cacheName: "villa-pages" }))) {
      await new Promise((later) => setTimeout(later, 50));
    }
  });
}

const link = (page: Page, href: string) => page.locator(`header nav a[href="${href}"]`);

test("without a network the contacts and every page seen open, also those reached inside the application; others say that they cannot", async ({
  page,
  site,
}) => {
  const pictures = () =>
    page
      .locator("img")
      .evaluateAll((all) => all.filter((image) => Reflect.get(image, "naturalWidth") > 0).length);
  await visit(page, "/it");
  await link(page, `/it${villaPath}`).click();
  await expect(page).toHaveURL(`/it${villaPath}`);
  await cached(page);
  const seen = await pictures();
  await site.stop();
  await page.reload();
  await expect(page.locator("h1")).toContainText("La villa");
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
  await page.goto("/it");
  await expectShown(page, "home");
  await link(page, "/it/about").click();
  await expect(page.locator("h1")).toHaveText("Siete fuori rete");
});

test("a notice says that the connection is lost, and disappears when it is back", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  const notice = page.getByRole("status").filter({ hasText: "You are offline" });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
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

test("with data saving on nothing is stored for reading offline", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
  });
  await page.goto("/");
  await settle(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("a browser that refuses the worker shows the site, and logs nothing", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(error.message));
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
  expect(logged).toEqual([]);
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
    await writeServiceWorker(dist, await loadPageDefinitions(), langs);
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

test.describe("without a worker", () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
    ),
  );

  function countLoads(page: Page): () => number {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
    });
    return () => loads;
  }

  test("a link pressed in an old tab after a deployment leads to the page by one reload", async ({
    page,
    site,
  }) => {
    await page.goto("/");
    await site.deploy();
    const loads = countLoads(page);
    await link(page, "/about").click();
    await expect(page.locator(secondVersion)).toHaveCount(1);
    await expect(page).toHaveURL("/about");
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(1);
  });

  test("a script or a file of texts that never loads leads to one reload, then to a message", async ({
    page,
  }) => {
    const loads = countLoads(page);
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
});
