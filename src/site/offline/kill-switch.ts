import { cachePrefix } from "./addresses.ts";

/** Served as `sw.js`, it undoes the worker in every browser: VITE_OFFLINE=off, docs/deploy.md. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
