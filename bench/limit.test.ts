import { expect, test } from "vitest";
import { withoutScripts } from "./limit.ts";

test("the limit keeps words, sheet and pictures, and no script", () => {
  const html = `<!doctype html><html lang="en"><head><script>run()</script>
<script type="application/ld+json">{"@type":"House"}</script>
<link rel="preload" as="image" imagesrcset="a.avif 480w"><style>p{color:red}</style></head>
<body><p>Words</p><link rel="modulepreload" href="/a.js"><script type="module" async src="/e.js"></script></body></html>`;
  const limit = withoutScripts(html);
  expect(limit).not.toMatch(/<script|modulepreload/);
  expect(limit).toContain('<html class="js" lang="en">');
  expect(limit).toContain('<link rel="preload" as="image" imagesrcset="a.avif 480w">');
  expect(limit).toContain("<style>p{color:red}</style>");
  expect(limit).toContain("<p>Words</p>");
});
