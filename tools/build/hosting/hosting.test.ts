import { expect, test } from "vitest";
import { hasPlainHost } from "../../../src/site/content/formats.ts";
import { testPolicy } from "../../../tests/support/stand-in-site.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { variableProblems } from "../../content/cross-checks.ts";
import { headersFor, isHashed, notFoundPage, redirectFor } from "./policy.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";
import { editorOrigins, serviceOrigins } from "./write-hosting.ts";

const hashes = { styleHashes: ["'sha256-style'"], scriptHashes: ["'sha256-script'"] };
const policy = testPolicy(hashes);
const bookingOrigins = ["https://booking.example"];
const withEngine = testPolicy({ ...hashes, bookingOrigins, demoEngine: false });

const github = { host: "github", repository: "you/villa", url: "https://github.com" } as const;
const withEditor = testPolicy({ ...hashes, editor: editorOrigins({ ...github, branch: "main" }) });

function directives(of: typeof policy, path: string): Record<string, string> {
  const text = headersFor(of, path)["Content-Security-Policy"] ?? "";
  return Object.fromEntries(text.split("; ").map((each) => each.split(/ (.*)/).slice(0, 2)));
}

test("a page can load only from the sources in the policy, and frame and pay the booking engine alone", () => {
  expect(directives(policy, "/interni")).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self' 'sha256-script'",
    "style-src": "'self' 'sha256-style'",
    "connect-src": "'self' https://geo.example",
    "frame-src": "'self' https://map.example",
  });
  const booking = directives(withEngine, "/prenotazioni");
  expect(booking["frame-src"]).toBe("https://booking.example https://map.example");
  const permissions = headersFor(withEngine, "/prenotazioni")["Permissions-Policy"];
  expect(permissions).toContain('payment=(self "https://booking.example")');
});

test("the demo booking engine loads nothing of others, and is nowhere once there is a real one, or none", () => {
  const demo = directives(policy, "/demo/booking-engine/en");
  expect(demo).toMatchObject({
    "script-src": "'sha256-script'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  });
  expect(demo).not.toHaveProperty("connect-src");
  expect(headersFor(policy, "/demo/booking-engine/en")["X-Robots-Tag"]).toBe("noindex");
  const withNone = testPolicy({ ...hashes, demoEngine: false });
  expect(directives(withNone, "/prenotazioni")["frame-src"]).toBe("https://map.example");
  expect(JSON.stringify([withEngine, withNone])).not.toContain("demo");
});

test("hashed files are cached for a year, pages and the worker, which can fetch from the site only, are revalidated", () => {
  const caching = (path: string) => headersFor(policy, path)["Cache-Control"];
  expect(directives(policy, "/sw.js")["connect-src"]).toBe("'self'");
  expect(caching("/sw.js")).toBe("no-cache");
  for (const path of ["/assets/a-1.js", "/fonts/f.1.woff2", "/photos/p.1.jpg", "/social/s.1.jpg"]) {
    expect(caching(path), path).toBe("public, max-age=31536000, immutable");
    expect(isHashed(path.slice(1)), path).toBe(true);
  }
  for (const path of ["/", "/it/contatti", "/nowhere", "/robots.txt", "/site.webmanifest"]) {
    expect(caching(path), path).toBe("public, max-age=0, must-revalidate");
    expect(isHashed(path.slice(1)), path).toBe(false);
  }
});

test("an address of 300,000 slashes is looked up as fast as another", () => {
  // by patterns that can match a slash in two ways it takes minutes, and this test its time limit
  const slashes = "/".repeat(300_000);
  expect(redirectFor(policy, slashes)).toBe("/");
  expect(redirectFor(policy, `${slashes}it`)).toBe("/it");
  expect(redirectFor(policy, `${slashes}x`)).toBeUndefined();
  expect(redirectFor(policy, `/it${slashes}x`)).toBeUndefined();
  expect(notFoundPage(policy, `${slashes}x`)).toBe("/404.html");
  expect(notFoundPage(policy, `/it${slashes}x`)).toBe("/it/404.html");
});

test.each([
  ["/de", "/"],
  ["/de/index.html", "/"],
  ["/EN/interni", "/interni"],
  ["/fr//prenotazioni/", "/prenotazioni"],
  ["/de/it/interni", undefined],
  ["/deindex", undefined],
  ["/it/de/interni", undefined],
])("a language that has no prefix of its own leads to the first one: %s to %s", (path, target) => {
  expect(redirectFor(policy, path)).toBe(target);
});

/** The headers that Cloudflare Pages and Netlify send: those of all matching rules, joined. */
function served(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of file.split("\n")) {
    if (line.startsWith("/")) {
      applies = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies && line) {
      const [name = "", value = ""] = line.trim().split(/: (.*)/);
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test("the rules of _headers together send the policy's headers for each address", () => {
  for (const one of [policy, withEngine, withEditor]) {
    const file = headersFile(one, ["/villa-ulia.vcf"]);
    const files = ["/assets/a.js", "/photos/p.jpg", "/sw.js", "/favicon.svg"];
    const admin = one === withEditor ? ["/admin/editor/a.js"] : [];
    for (const path of [...one.addresses, ...files, ...admin]) {
      const wanted = headersFor(one, path);
      const given = served(file, path);
      for (const [name, value] of Object.entries(wanted)) {
        if (name === "Content-Security-Policy") continue;
        const byItself = name === "Cache-Control" && value.includes("must-revalidate");
        expect(given[name], `${path} ${name}`).toBe(byItself ? undefined : value);
      }
      // of two policies in one header both apply, so each directive must be in one of them
      const policies = (given["Content-Security-Policy"] ?? "").split(", ");
      const rules = policies.flatMap((text) => text.split("; "));
      for (const rule of wanted["Content-Security-Policy"]?.split("; ") ?? []) {
        expect(rules, path).toContain(rule);
      }
    }
    expect(served(file, "/villa-ulia.vcf")["Content-Type"]).toBe("text/vcard; charset=utf-8");
    expect(served(file, "/nowhere")["Content-Security-Policy"]).toContain(
      one === withEditor ? "form-action 'self'" : "default-src 'none'",
    );
  }
});

test("the online editor has a policy of its own, and pages keep theirs to the letter", () => {
  for (const path of policy.addresses) {
    expect(headersFor(withEditor, path)).toEqual(headersFor(policy, path));
  }
  expect(directives(withEditor, "/admin")).toMatchObject({
    "connect-src": "'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "script-src": "'self'",
  });
  for (const path of ["/admin", "/admin/editor/online.js"]) {
    expect(headersFor(withEditor, path)["X-Robots-Tag"]).toBe("noindex");
  }
  expect(JSON.stringify(policy)).not.toContain("admin");
  const url = "https://git.example";
  const setting = { repository: "you/villa", branch: "main", url };
  expect(editorOrigins({ ...setting, host: "gitlab" }).connect).toContain(url);
  expect(editorOrigins({ ...setting, host: "gitea" })).toEqual({ connect: [url], images: [url] });
});

test("hosts that join the rules of _headers let the online editor work and the demo be framed", () => {
  const { "Content-Security-Policy": joined = "" } = served(headersFile(withEditor, []), "/admin");
  for (const name of ["default-src", "script-src", "style-src", "connect-src", "img-src"]) {
    expect(joined.match(new RegExp(`${name} `, "g")), name).toHaveLength(1);
  }
  expect(joined).not.toContain("trusted-types");
  const demo = served(headersFile(policy, []), "/demo/booking-engine/it");
  expect(demo["Content-Security-Policy"]?.match(/frame-ancestors [^;,]+/g)).toEqual([
    "frame-ancestors 'self'",
  ]);
  expect(demo["X-Frame-Options"]).toBeUndefined();
});

test("_redirects has the usual other spellings, each with an existing target", () => {
  const lines = redirectsFile(policy).trim().split("\n");
  expect(lines).toContain("/Interni /interni 301");
  expect(lines).toContain("/It/Interni /it/interni 301");
  expect(lines).toContain("/it.html /it 301");
  expect(lines.join()).toContain("/de / 301,/de/* /:splat 301");
  for (const line of lines) {
    const [from = "", to = ""] = line.split(" ");
    // languages that the site has no longer, and missing pages
    if (/^\/([a-z]{2}|.*\*)$/.test(from) && !policy.addresses.includes(from)) continue;
    expect(policy.addresses).toContain(to);
    expect(policy.addresses).not.toContain(from);
  }
});

test("the origins of services follow the owner's content and environment variables", () => {
  const content = {
    facts: { geo: { mapEmbedUrl: "https://map.example/embed?x=1" } },
    settings: { languages: ["en", "it"], analytics: "posthog" },
    texts: {
      en: { shared: { navbar: { url_amenitiz: "https://book.example/en" } } },
      it: { shared: { navbar: { url_amenitiz: "https://book.example/it" } } },
    },
  } as unknown as Parameters<typeof serviceOrigins>[0];
  expect(serviceOrigins(content, {})).toEqual({
    bookingOrigins: ["https://book.example"],
    demoEngine: false,
    mapOrigin: "https://map.example",
    geoOrigin: "https://ipinfo.io",
    analyticsOrigins: [],
    hidden: false,
  });
  expect(serviceOrigins(content, { VITE_POSTHOG_KEY: "phc_x" }).analyticsOrigins).toEqual([
    "https://eu.i.posthog.com",
    "https://eu-assets.i.posthog.com",
  ]);
});

const noHosts =
  "https://a:b@c.it https://*.it https://a$.it https://{host}.it https://a;b.it https://a%2eb.it https://a_b.it https://a\\b.it https://-a.it https://a..it https://a.it:0 https://a.it:65536 https://";
const hosts = "https://a.it:8443/a?b=$1;{c}%20 https://münchen.it http://127.0.0.1:4399/";

test.each([
  ...["https://a b.it", ...noHosts.split(" ")].map((address) => [address, false] as const),
  ...hosts.split(" ").map((address) => [address, true] as const),
])("%s has a plain host: %j", (address, isPlain) => {
  expect(hasPlainHost(address)).toBe(isPlain);
  const variables = variableProblems({ VITE_ANY_HOST: address, OTHER_HOST: "a b" });
  expect(variables.map(({ file }) => file)).toEqual(isPlain ? [] : ["VITE_ANY_HOST"]);
});

test("a host in letters with accents is the one that servers know", async () => {
  const house = new TestHouse();
  house.set("facts.json: villa.siteUrl", "https://Città.example:8443");
  const { facts } = await house.content();
  expect(facts.villa.siteUrl).toBe("https://xn--citt-3na.example:8443");
});
