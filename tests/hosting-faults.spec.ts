import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { startServer } from "../tools/serve/serve.ts";
import { villaPath } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";
import { testPolicy } from "./support/test-policy.ts";

test("a server without compressed files serves the same site", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "villa-plain-"));
  const dist = join(folder, "dist");
  await cp(testBuild.dist, dist, { recursive: true });
  await cp(`${testBuild.dist}-hosting`, `${dist}-hosting`, { recursive: true });
  for (const file of await filesBelow(dist)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(dist, file));
  }
  const { url, close } = await startServer({ dist, port: 0 });
  const response = await page.goto(url);
  expect(response?.headers()["content-encoding"]).toBeUndefined();
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  // no request may be pending when the server stops
  await page.close();
  await close();
  await rm(folder, { recursive: true });
});

test("a preview is hidden from search engines by its headers alone", async () => {
  const policy = testPolicy({ villaSlug: villaPath.slice(1), hidden: true });
  const { url, close } = await startServer({ dist: testBuild.dist, port: 0, policy });
  for (const path of ["/", "/it/contatti", "/nowhere"]) {
    expect((await fetch(url + path)).headers.get("x-robots-tag"), path).toBe("noindex");
  }
  await close();
});
