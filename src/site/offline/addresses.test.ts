import { expect, test } from "vitest";
import { cacheKind, isSeenMessage, isVersionMessage, offlinePage, pageKey } from "./addresses.ts";

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

test("a page is cached once, whatever its query, hash or trailing slash", () => {
  expect(pageKey(at("/interni?photo=x#top"))).toBe("https://villa.example/interni");
  expect(pageKey(at("/it/"))).toBe("https://villa.example/it");
  expect(pageKey(at("/"))).toBe("https://villa.example/");
});

test("the offline page is in the language of the address", () => {
  expect(offlinePage(at("/experience"), ["en", "it"])).toBe("https://villa.example/offline");
  expect(offlinePage(at("/it"), ["en", "it"])).toBe("https://villa.example/it/offline");
  expect(offlinePage(at("/it/nowhere"), ["en", "it"])).toBe("https://villa.example/it/offline");
  expect(offlinePage(at("/item"), ["en", "it"])).toBe("https://villa.example/offline");
});

test("messages of other scripts are ignored", () => {
  expect(isSeenMessage({ type: "seen", page: "", files: [] })).toBe(true);
  expect(isVersionMessage({ type: "version", scripts: [] })).toBe(true);
  for (const data of [null, undefined, "seen", { type: "other" }, {}]) {
    expect(isSeenMessage(data)).toBe(false);
    expect(isVersionMessage(data)).toBe(false);
  }
});
