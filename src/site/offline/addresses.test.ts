import { expect, test } from "vitest";
import { cacheKind, offlinePage, pageKey } from "./addresses.ts";

const at = (path: string) => new URL(path, "https://villa.example");

test("pages, hashed files and photographs are cached, and nothing else", () => {
  const kinds = {
    "/": "page",
    "/it/contatti?photo=villa-03": "page",
    "/assets/entry-1.js": "file",
    "/fonts/f.1.woff2": "file",
    "/photos/villa-01.1-480.avif": "photo",
    "/demo/booking-engine/en": undefined,
    "/pdf/Condizioni_Commerciali.pdf": undefined,
    "/sw.js": undefined,
    "/sitemap.xml": undefined,
    "/villa-ulia.vcf": undefined,
  };
  for (const [path, kind] of Object.entries(kinds)) expect(cacheKind(at(path)), path).toBe(kind);
});

test.each([
  // cached once, whatever its query, hash or trailing slash
  ["/interni?photo=x#top", "/interni", "/offline"],
  ["/it/", "/it", "/it/offline"],
  ["/it/nowhere", "/it/nowhere", "/it/offline"],
  ["/", "/", "/offline"],
])("the page %s is cached as %s, and replaced by %s", (path, key, offline) => {
  expect(pageKey(at(path))).toBe(`https://villa.example${key}`);
  expect(offlinePage(at(path), ["en", "it"])).toBe(`https://villa.example${offline}`);
});
