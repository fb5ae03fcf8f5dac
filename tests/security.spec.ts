import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { inlineHashes } from "../tools/build/hosting/inline-hashes.ts";
import { headersFor } from "../tools/build/hosting/policy.ts";
import { readPolicy } from "../tools/build/hosting/policy-file.ts";
import { filesBelow } from "../tools/content/files/files-below.ts";
import { allAddresses, pageAddresses } from "./support/addresses.ts";
import { observatoryScore } from "./support/observatory.ts";

/** The local stand-ins for services use http; the owner's services use https. */
function asDeployed(headers: Record<string, string>): Record<string, string> {
  const policy = headers["content-security-policy"] ?? "";
  const deployed = policy.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://service.example");
  return { ...headers, "content-security-policy": deployed };
}

import { testBuild } from "./support/test-build.ts";

test("every page scores A+ by the rules of the MDN HTTP Observatory", async ({ request }) => {
  for (const { url } of allAddresses) {
    const response = await request.get(url);
    const { score, grade, results } = observatoryScore(
      asDeployed(response.headers()),
      await response.text(),
    );
    expect({ url, grade, results }).toMatchObject({ grade: "A+" });
    expect(score, url).toBeGreaterThanOrEqual(140);
  }
});

test("by the same rules a site without headers scores D-", () => {
  const bare = observatoryScore({}, '<script src="https://cdn.example/a.js"></script>');
  expect(bare).toMatchObject({ score: 25, grade: "D-" });
  const inline = { "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" };
  expect(observatoryScore(inline, "").results["content-security-policy"]).toBe(-20);
});

test("the policy names all inlined code: one style per page, one script for all, and a second on the booking page", async () => {
  const files = (await filesBelow(testBuild.dist)).filter((file) => file.endsWith(".html"));
  const policy = await readPolicy(testBuild.dist);
  const common = new Set<string>();
  const withMore: string[] = [];
  for (const file of files) {
    const html = await readFile(join(testBuild.dist, file), "utf8");
    const { styleHashes, scriptHashes } = inlineHashes([html]);
    const csp = headersFor(policy, `/${file.replace(/\.html$/, "")}`)["Content-Security-Policy"];
    for (const hash of [...styleHashes, ...scriptHashes]) expect(csp, file).toContain(hash);
    expect(styleHashes, file).toHaveLength(1);
    const [first = "", ...more] = scriptHashes;
    if (!file.startsWith("demo/")) {
      common.add(first);
      if (more.length > 0) withMore.push(file);
    }
    expect(html, `${file} has a style attribute`).not.toMatch(/<[^>]*\sstyle="/);
    expect(html, `${file} has an event handler`).not.toMatch(/<[^>]*\son\w+="/);
  }
  expect([...common]).toHaveLength(1);
  expect(withMore.sort()).toEqual(["it/prenotazioni.html", "prenotazioni.html"]);
});

test("no page may be framed, and the demo engine by the site itself alone", async ({ request }) => {
  for (const { url } of allAddresses) {
    const headers = (await request.get(url)).headers();
    expect(headers["x-frame-options"], url).toBe("DENY");
    expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
  }
  const demo = (await request.get("/demo/booking-engine/en")).headers();
  expect(demo["x-frame-options"]).toBeUndefined();
  expect(demo["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(demo["x-robots-tag"]).toBe("noindex");
});

test("a script cannot set a text as HTML", async ({ page }) => {
  await page.goto(pageAddresses[0]?.url ?? "/");
  const refused = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<b>text</b>";
      return "allowed";
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain("TrustedHTML");
});
