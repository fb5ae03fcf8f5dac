import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headersFor, readPolicy } from "../../tools/build/hosting/policy.ts";
import { hashSource } from "../../tools/build/hosting/write-hosting.ts";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { testBuild } from "../support/test-build.ts";
import { builtPages, fileOf } from "./site.ts";

const policy = readPolicy(testBuild.dist);

/** The headers of an address; the local stand-ins for services use http, the owner's services https. */
function headersAt(path: string): Record<string, string> {
  const headers = Object.entries(headersFor(policy, path)).map(([name, value]) => {
    return [
      name.toLowerCase(),
      value.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://service.example"),
    ];
  });
  return Object.fromEntries(headers);
}

/** A source that lets in scripts or styles of anybody. */
const unsafe = /^(\*|data:|https?:(\/\/\*.*)?|'unsafe-.*')$/;

test("every page has all that the MDN HTTP Observatory gives points for, 140 of 100, and may be framed by nobody", () => {
  for (const { url, html } of builtPages) {
    const headers = headersAt(url);
    expect(headers, url).toMatchObject({
      "cross-origin-opener-policy": expect.stringMatching(/^same-origin/),
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": expect.stringMatching(/^(no-referrer|same-origin|strict-origin.*)$/),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["access-control-allow-origin"], url).toBeUndefined();
    const policy = headers["content-security-policy"]?.split("; ") ?? [];
    expect(policy, url).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy.flatMap((each) => each.split(" ")).filter((each) => unsafe.test(each))).toEqual(
      [],
    );
    // a script of another site would need its hash
    expect(html, url).not.toMatch(/<script[^>]* src="?(https?:)?\/\//);
  }
});

test("the policy names all inlined code: one style per page, one script for all, and a second on the booking page", async () => {
  const files = (await filesBelow(testBuild.dist)).filter((file) => file.endsWith(".html"));
  const common = new Set<string>();
  const withMore: string[] = [];
  for (const file of files) {
    const html = readFileSync(fileOf(file), "utf8");
    const styleHashes = inlined(html, /<style>(.*?)<\/style>/gs);
    // with attributes they are data, or a file
    const scriptHashes = inlined(html, /<script>(.*?)<\/script>/gs);
    const csp = headersAt(`/${file.replace(/\.html$/, "")}`)["content-security-policy"];
    for (const hash of [...styleHashes, ...scriptHashes]) expect(csp, file).toContain(hash);
    expect(styleHashes, file).toHaveLength(1);
    if (file.startsWith("demo/")) continue;
    const [first = "", ...more] = scriptHashes;
    common.add(first);
    if (more.length > 0) withMore.push(file);
  }
  expect([...common]).toHaveLength(1);
  expect(withMore.sort()).toEqual(["it/prenotazioni.html", "prenotazioni.html"]);
});

function inlined(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, code = ""]) => hashSource(code));
}
