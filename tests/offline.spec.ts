import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { writeServiceWorker } from "../tools/build/service-worker.ts";
import { loadPageDefinitions } from "../tools/content/page-definitions.ts";
import { type RunningServer, startServer } from "../tools/serve/serve.ts";
import { langs, villaPath } from "./support/addresses.ts";
import { redeploy, secondVersion } from "./support/redeploy.ts";
import { consentKey } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";
import { settle } from "./support/visitor.ts";

type Fixtures = {
  /** This test's own server, which can be stopped and redeployed. */
  site: {
    url: string;
    stop(): Promise<void>;
    deploy(dist: string): Promise<void>;
  };
  folder: string;
};

const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript((key) => {
      localStorage.setItem(key, "0");
      localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
    }, consentKey);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "villa-offline-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    let server: RunningServer = await startServer({ dist: testBuild.dist, port: 0 });
    const { url } = server;
    const port = Number(new URL(url).port);
    const deploy = async (dist: string) => {
      await server.close();
      server = await startServer({ dist, port });
    };
    await use({ url, stop: () => server.close(), deploy });
    await server.close();
  },
});

/** Waits until the worker controls the page and has cached it. */
async function settled(page: Page): Promise<void> {
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

async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}

/** The visible pictures that have loaded. */
async function shownPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("img")].filter(({ naturalWidth }) => naturalWidth > 0).length,
  );
}

test("after one visit the contacts open without a network, in both languages", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await settled(page);
  await site.stop();
  await page.goto(`${site.url}/contatti`);
  await expect(page.locator("h1")).toHaveText("Contacts");
  await expect(page.locator('main a[href^="tel:"]:visible')).not.toHaveCount(0);
  await page.goto(`${site.url}/it/contatti`);
  await expect(page.locator("h1")).toHaveText("Contatti");
  await expect(page.locator("html")).toHaveClass(/js/);
});

test("every visited page opens without a network, also those reached inside the application", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/it`);
  await settled(page);
  await page.locator(`header nav a[href="/it${villaPath}"]`).click();
  await expect(page).toHaveURL(`${site.url}/it${villaPath}`);
  await settled(page);
  const pictures = await shownPictures(page);
  await site.stop();

  await page.reload();
  await expect(page.locator("h1")).toContainText("La villa");
  await expect.poll(() => shownPictures(page)).toBeGreaterThanOrEqual(Math.min(pictures, 2));
  await page.goto(`${site.url}/it`);
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.locator("html")).toHaveAttribute("data-page", "home");
});

test("a page never visited shows the offline page of its language, with the telephone", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await settled(page);
  await site.stop();
  for (const [path, lang, title] of [
    ["/experience", "en", "You are offline"],
    ["/it/experience", "it", "Siete fuori rete"],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page).toHaveURL(site.url + path);
  }
});

test("a link to a page never visited leads to the offline page, not to a blank one", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await settled(page);
  await site.stop();
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("h1")).toHaveText("You are offline");
});

test("a notice says that the connection is lost, and disappears when it is back", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await settled(page);
  const notice = page.getByRole("status").filter({ hasText: "You are offline" });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("the service worker requests nothing from other hosts, and stores nothing of them", async ({
  page,
  site,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(`${request.method()} ${new URL(request.url()).origin}`);
  });
  await page.goto(site.url);
  await settled(page);
  await page.reload();
  await page.evaluate(async () => {
    await fetch("http://127.0.0.1:9/elsewhere").catch(() => {});
    await fetch("/", { method: "POST" }).catch(() => {});
    await fetch("/sitemap.xml");
    await fetch("/assets/no-such-file.js");
  });
  await page.goto(`${site.url}/prenotazioni`);
  await settled(page);
  expect(asked.length).toBeGreaterThan(0);
  expect([...new Set(asked)]).toEqual([`GET ${site.url}`]);
  for (const url of await kept(page)) {
    expect(url).toMatch(new RegExp(`^${site.url}/`));
    expect(url).not.toMatch(/demo|sitemap|no-such-file|\/sw\.js/);
  }
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("registration waits until the page has loaded", async ({ page, site }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...args) {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      sessionStorage.setItem("registered", `${document.readyState} ${load?.loadEventEnd}`);
      return register.apply(this, args);
    };
  });
  await page.goto(site.url);
  await settled(page);
  const [state, loadEnd] = await page.evaluate(() =>
    (sessionStorage.getItem("registered") ?? "").split(" "),
  );
  expect(state).toBe("complete");
  expect(Number(loadEnd)).toBeGreaterThan(0);
});

test("with data saving on nothing is stored for reading offline", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
  });
  await page.goto(site.url);
  await settle(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

for (const [how, block] of [
  [
    "throws when it is read",
    () =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
  [
    "refuses to register",
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("blocked"));
    },
  ],
  [
    "is not there",
    () => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
  ],
] as const) {
  test(`a browser whose worker ${how} shows the site, and logs nothing`, async ({ page, site }) => {
    const consoleMessages: string[] = [];
    page.on("console", (message) => consoleMessages.push(message.text()));
    page.on("pageerror", (error) => consoleMessages.push(error.message));
    await page.addInitScript(block);
    await page.goto(site.url);
    await page.locator('header nav a[href="/about"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-page", "about");
    await settle(page);
    expect(consoleMessages).toEqual([]);
  });
}

test("the day after a deployment, a visitor who comes back sees the new version at once", async ({
  page,
  site,
  folder,
}) => {
  await page.goto(site.url);
  await settled(page);
  await redeploy(testBuild.dist, join(folder, "dist"));
  await site.deploy(join(folder, "dist"));
  await page.goto(`${site.url}/contatti`);
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect(page.getByText("A new version of this site is ready.")).toBeHidden();
});

test("a tab that stays open is told of the new version, and is reloaded only on request", async ({
  page,
  site,
  folder,
}) => {
  await page.goto(site.url);
  await settled(page);
  await redeploy(testBuild.dist, join(folder, "dist"));
  await site.deploy(join(folder, "dist"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page
    .getByRole("status")
    .filter({ hasText: "A new version of this site is ready." });
  await expect(notice).toBeVisible();
  await expect(page.locator(secondVersion)).toHaveCount(0);
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect(notice).toBeHidden();
  const shells = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("villa-shell-")),
  );
  expect(shells).toHaveLength(1);
});

/** How often the document itself was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
  );
}

test("a link pressed in an old tab after a deployment leads to the page by one reload", async ({
  page,
  site,
  folder,
  context,
}) => {
  await withoutWorker(context);
  await page.goto(site.url);
  await redeploy(testBuild.dist, join(folder, "dist"));
  await site.deploy(join(folder, "dist"));
  const loads = countLoads(page);
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect(page).toHaveURL(`${site.url}/about`);
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(1);
});

for (const [part, file, storage] of [
  ["script", /\/assets\/home\.page-[^/]*\.js$/, "allowed"],
  ["script", /\/assets\/home\.page-[^/]*\.js$/, "blocked"],
  ["file of texts", /\/assets\/home\.en-[^/]*\.json$/, "allowed"],
] as const) {
  test(`a ${part} that never loads leads to one reload, then to a message (storage ${storage})`, async ({
    page,
    site,
    context,
  }) => {
    await withoutWorker(context);
    if (storage === "blocked") {
      await context.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        }
      });
    }
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto(site.url);
    await expect(page.locator("[data-failure]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(2);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('a[href^="tel:"], a[href="/contatti"]').first()).toBeVisible();
  });
}

test("the kill switch removes the service worker and everything it stored", async ({
  page,
  site,
  folder,
}) => {
  await page.goto(site.url);
  await settled(page);
  const dist = join(folder, "dist");
  await redeploy(testBuild.dist, dist);
  process.env.VITE_OFFLINE = "off";
  await writeServiceWorker(dist, await loadPageDefinitions(), langs);
  delete process.env.VITE_OFFLINE;
  await site.deploy(dist);

  // a page of the build without the worker does not register it again
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator(secondVersion)).toHaveCount(1);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
