import {
  cacheKind,
  isSeenMessage,
  offlinePage,
  pageKey,
  type SeenMessage,
  type VersionMessage,
} from "./addresses.ts";
import type { PageRequest, WorkerScope } from "./worker-scope.ts";

/**
 * Keeps the villa readable without a network: contacts and offline page in both languages from the
 * first visit on, and every page that was seen. Pages come from the network first, so nobody is
 * held on an old version; what has a hash in its name comes from the cache, as it never changes.
 * Third parties, other methods than GET and the demo of the booking engine pass it by.
 */
declare const self: WorkerScope;

/** Written in by the build (tools/offline/write-service-worker.ts): the shell's files, and a hash of them all. */
declare const __SHELL__: { url: string; revision: string | null }[];
declare const __SHELL_VERSION__: string;

/** Once, or the build would write the list wherever it is read. */
const shell = __SHELL__;

const prefix = "villa-";
const shellCache = `${prefix}shell-${__SHELL_VERSION__}`;
const caching = {
  page: { name: `${prefix}pages`, limit: 40 },
  file: { name: `${prefix}files`, limit: 150 },
  photo: { name: `${prefix}photos`, limit: 90 },
};

/** How long a page that is kept already waits for a slow network, in milliseconds. */
const networkTimeout = 3000;

self.addEventListener("install", (event) => {
  // at once: pages come from the network first, so old and new versions never mix
  event.waitUntil(storeShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const kind = cacheKind(url);
  if (kind === "page" && request.mode === "navigate" && request.destination === "document") {
    event.respondWith(respondToPage(event, url));
  } else if (kind === "file" || kind === "photo") {
    event.respondWith(respondToFile(event, kind));
  }
});

self.addEventListener("message", (event) => {
  if (isSeenMessage(event.data)) event.waitUntil(storeSeen(event.data));
});

async function storeShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll(
    // pages are asked about, files with a hash may come from the browser's own cache
    shell.map(({ url, revision }) => new Request(url, revision ? { cache: "no-cache" } : {})),
  );
}

async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(`${prefix}shell-`));
  await Promise.all(
    shells.filter((name) => name !== shellCache).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const scripts = shell.map(({ url }) => url).filter((url) => url.endsWith(".js"));
  const message: VersionMessage = { type: "version", scripts };
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

async function respondToPage(event: PageRequest, url: URL): Promise<Response> {
  const network = fetchPage(event, url);
  // a slow answer is still kept for the next time
  event.waitUntil(network.catch(() => {}));
  const kept = await keptPage(url);
  try {
    const response = await (kept ? Promise.race([network, rejectAfterTimeout()]) : network);
    if (response.status < 500 || !kept) return response;
  } catch {
    // no network, or too slow: what is kept
  }
  return kept ?? (await caches.match(offlinePage(url))) ?? Response.error();
}

async function fetchPage(event: PageRequest, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isPage(response)) await store("page", pageKey(url), response.clone());
  return response;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, networkTimeout));
}

/** A redirect or an error at a page's address must not be what is shown later. */
function isPage({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && Boolean(headers.get("Content-Type")?.startsWith("text/html"));
}

async function keptPage(url: URL): Promise<Response | undefined> {
  const seen = await caches.match(pageKey(url), { cacheName: caching.page.name });
  return seen ?? caches.match(pageKey(url), { cacheName: shellCache });
}

async function respondToFile(event: PageRequest, kind: "file" | "photo"): Promise<Response> {
  const kept = await caches.match(event.request.url);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(store(kind, event.request.url, response.clone()));
  return response;
}

/** Keeps a page that was shown without being loaded through the worker, and what it has loaded. */
async function storeSeen({ page, files }: SeenMessage): Promise<void> {
  const url = new URL(page);
  if (cacheKind(url) === "page") {
    const response = await fetch(pageKey(url), { cache: "no-cache" }).catch(() => undefined);
    if (response && isPage(response)) await store("page", pageKey(url), response);
  }
  for (const file of files) {
    const kind = cacheKind(new URL(file));
    if (kind !== "file" && kind !== "photo") continue;
    if (await caches.match(file)) continue;
    const response = await fetch(file, { cache: "force-cache" }).catch(() => undefined);
    if (response?.status === 200) await store(kind, file, response);
  }
}

/** Puts an answer into its cache and the oldest out; a full disk only means less to read offline. */
async function store(kind: keyof typeof caching, key: string, response: Response): Promise<void> {
  const { name, limit } = caching[kind];
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((old) => cache.delete(old)));
  } catch {
    // quota exceeded, or storage switched off
  }
}
