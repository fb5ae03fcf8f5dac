import { languages } from "virtual:site-content";
import { cacheKind, cachePrefix, offlinePage, pageKey, shellPrefix } from "./addresses.ts";

/** Pages come network first, for new versions; files with a hash cache first: they never change. */
declare const self: ServiceWorkerGlobalScope;

/** Inserted by tools/build/service-worker.ts: the files of the shell, and a hash of them all. */
declare const __SHELL__: { url: string; revision: string | null }[];
declare const __SHELL_VERSION__: string;
declare const __EDITOR__: string;

/** Read once, since the bundler inserts the whole list at each use. */
const shell = __SHELL__;

const shellCache = shellPrefix + __SHELL_VERSION__;
const caching = {
  page: { name: `${cachePrefix}pages`, limit: 40 },
  file: { name: `${cachePrefix}files`, limit: 150 },
  photo: { name: `${cachePrefix}photos`, limit: 90 },
};

/** Milliseconds after which a cached page is shown instead of waiting for the network. */
const networkTimeout = 3000;

self.addEventListener("install", (event) => {
  // safe while old pages are open: a page loads only files of its own version
  event.waitUntil(storeShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (__EDITOR__ && `${url.pathname}/`.startsWith(`${__EDITOR__}/`)) return;
  const kind = cacheKind(url);
  const isFrame = request.mode === "navigate" && request.destination !== "document";
  if (kind === "page" && !isFrame) {
    event.respondWith(respondToPage(event, url));
  } else if (kind === "file" || kind === "photo") {
    event.respondWith(respondToFile(event, kind));
  }
});

async function storeShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll(
    // pages are revalidated; files with a hash may come from the HTTP cache
    shell.map(({ url, revision }) => new Request(url, revision ? { cache: "no-cache" } : {})),
  );
}

async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix));
  await Promise.all(
    shells.filter((name) => name !== shellCache).map((name) => caches.delete(name)),
  );
  // if the preload of a typed address fails, Firefox shows its own error page instead of ours
  const isFirefox = self.navigator.userAgent.includes("Firefox/");
  await self.registration.navigationPreload?.[isFirefox ? "disable" : "enable"]();
  await self.clients.claim();
}

async function respondToPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetchPage(event, url);
  // a late response is still cached for the next visit
  event.waitUntil(network.catch(() => {}));
  const cached = await cachedPage(url);
  try {
    const response = await (cached ? Promise.race([network, rejectAfterTimeout()]) : network);
    if (response.status < 500 || !cached) return response;
  } catch {
    // no network, or too slow: the cached page follows
  }
  return cached ?? (await caches.match(offlinePage(url, languages))) ?? Response.error();
}

async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isPage(response)) await store("page", pageKey(url), response.clone());
  return response;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, networkTimeout));
}

function isPage({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && Boolean(headers.get("Content-Type")?.startsWith("text/html"));
}

async function cachedPage(url: URL): Promise<Response | undefined> {
  const seen = await caches.match(pageKey(url), { cacheName: caching.page.name });
  return seen ?? caches.match(pageKey(url), { cacheName: shellCache });
}

async function respondToFile(event: FetchEvent, kind: "file" | "photo"): Promise<Response> {
  const cached = await caches.match(event.request.url);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(store(kind, event.request.url, response.clone()));
  return response;
}

async function store(kind: keyof typeof caching, key: string, response: Response): Promise<void> {
  const { name, limit } = caching[kind];
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((old) => cache.delete(old)));
  } catch {
    // quota exceeded, or storage disabled
  }
}
