import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testPolicy } from "../../../tests/support/stand-in-site.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import { headersFor, notFoundPage, redirectFor } from "./policy.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";
import { editorOrigins, inlineHashes, serviceOrigins } from "./write-hosting.ts";

const hashes = { styleHashes: ["'sha256-style'"], scriptHashes: ["'sha256-script'"] };
const policy = testPolicy(hashes);
const withEngine = testPolicy({
  ...hashes,
  bookingOrigins: ["https://booking.example"],
  demoEngine: false,
});

const withEditor = testPolicy({
  ...hashes,
  editor: editorOrigins({
    host: "github",
    repository: "you/villa",
    branch: "main",
    url: "https://github.com",
  }),
});

function directive(headers: Record<string, string>, name: string): string | undefined {
  const found = headers["Content-Security-Policy"]
    ?.split("; ")
    .find((text) => text.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

test("a page can load only from the sources in the policy", () => {
  const page = headersFor(policy, "/interni");
  expect(directive(page, "default-src")).toBe("'none'");
  expect(directive(page, "script-src")).toBe("'self' 'sha256-script'");
  expect(directive(page, "style-src")).toBe("'self' 'sha256-style'");
  expect(directive(page, "connect-src")).toBe("'self' https://geo.example");
  expect(directive(page, "frame-src")).toBe("'self' https://map.example");
  expect(directive(page, "frame-ancestors")).toBe("'none'");
  expect(page["Content-Security-Policy"]).not.toMatch(/unsafe|data:|\*/);
  expect(page["X-Frame-Options"]).toBe("DENY");
});

test("only the booking engine can be framed and take payments", () => {
  const page = headersFor(withEngine, "/prenotazioni");
  expect(directive(page, "frame-src")).toBe("https://booking.example https://map.example");
  expect(page["Permissions-Policy"]).toContain('payment=(self "https://booking.example")');
});

test("the demo booking engine can be framed by the site only, and is nowhere once there is a real one", () => {
  const demo = headersFor(policy, "/demo/booking-engine/en");
  expect(directive(demo, "frame-ancestors")).toBe("'self'");
  expect(demo["X-Frame-Options"]).toBeUndefined();
  expect(demo["X-Robots-Tag"]).toBe("noindex");
  expect(directive(demo, "script-src")).toBe("'sha256-script'");
  expect(directive(demo, "form-action")).toBe("'self'");
  expect(directive(demo, "connect-src")).toBeUndefined();
  expect(JSON.stringify(withEngine)).not.toContain("demo");
  const withNone = testPolicy({ ...hashes, demoEngine: false });
  expect(directive(headersFor(withNone, "/prenotazioni"), "frame-src")).toBe("https://map.example");
  expect(JSON.stringify(withNone)).not.toContain("demo");
});

test("the service worker can fetch from the site only, and is revalidated at every visit", () => {
  const worker = headersFor(policy, "/sw.js");
  expect(worker["Content-Security-Policy"]).toContain("connect-src 'self';");
  expect(worker["Cache-Control"]).toBe("no-cache");
});

test("hashed files are cached for a year, pages are revalidated each time", () => {
  const caching = (path: string) => headersFor(policy, path)["Cache-Control"];
  for (const path of ["/assets/a-1.js", "/fonts/f.1.woff2", "/photos/p.1.jpg", "/social/s.1.jpg"]) {
    expect(caching(path), path).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/", "/it/contatti", "/nowhere", "/robots.txt", "/site.webmanifest"]) {
    expect(caching(path), path).toBe("public, max-age=0, must-revalidate");
  }
});

test("a preview can be hidden from search engines as a whole", () => {
  const hidden = testPolicy({ hidden: true });
  expect(headersFor(hidden, "/")["X-Robots-Tag"]).toBe("noindex");
  expect(headersFor(policy, "/")["X-Robots-Tag"]).toBeUndefined();
});

test("only other spellings of page addresses are redirected, and never away from the site", () => {
  const cases: [string, string | undefined][] = [
    ["/", undefined],
    ["/interni", undefined],
    ["/index.html", "/"],
    ["//", "/"],
    ["/it/", "/it"],
    ["/IT/index.html", "/it"],
    ["/Villa-Ulia/", "/villa-ulia"],
    ["/it/contatti.html", "/it/contatti"],
    ["//interni", "/interni"],
    ["//evil.example/", undefined],
    ["/interni/altro", undefined],
    ["/interniX", undefined],
    ["/assets/", undefined],
  ];
  for (const [path, target] of cases) expect(redirectFor(policy, path), path).toBe(target);
});

test("an unknown address gets the 404 page in its language", () => {
  expect(notFoundPage(policy, "/nowhere")).toBe("/404.html");
  expect(notFoundPage(policy, "/it/nowhere")).toBe("/it/404.html");
  expect(notFoundPage(policy, "/IT/nowhere")).toBe("/it/404.html");
  expect(notFoundPage(policy, "/item")).toBe("/404.html");
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
    const paths = [
      ...one.addresses,
      ...files,
      ...(one === withEditor ? ["/admin/editor/a.js"] : []),
    ];
    for (const path of paths) {
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
  const editor = headersFor(withEditor, "/admin");
  expect(directive(editor, "connect-src")).toBe(
    "'self' blob: data: https://api.github.com https://www.githubstatus.com",
  );
  expect(directive(editor, "script-src")).toBe("'self'");
  for (const path of ["/admin", "/admin/editor/online.js"]) {
    expect(headersFor(withEditor, path)["X-Robots-Tag"]).toBe("noindex");
  }
  expect(redirectFor(withEditor, "/admin/")).toBe("/admin");
  expect(JSON.stringify(policy)).not.toContain("admin");
});

test("the policies of hosts that join their rules let the online editor work", () => {
  const { "Content-Security-Policy": joined = "" } = served(headersFile(withEditor, []), "/admin");
  for (const name of ["default-src", "script-src", "style-src", "connect-src", "img-src"]) {
    expect(joined.match(new RegExp(`${name} `, "g")), name).toHaveLength(1);
  }
  expect(joined).not.toContain("trusted-types");
});

test("the editor's page may connect to the service of the repository alone", () => {
  const setting = { repository: "you/villa", branch: "main", url: "https://git.example" } as const;
  expect(editorOrigins({ ...setting, host: "gitea" })).toEqual({
    connect: ["https://git.example"],
    images: ["https://git.example"],
  });
  expect(editorOrigins({ ...setting, host: "gitlab" }).connect).toContain("https://git.example");
});

test("the demo can be framed where the rules of _headers are combined", () => {
  const { "Content-Security-Policy": demo, ...others } = served(
    headersFile(policy, []),
    "/demo/booking-engine/it",
  );
  expect(demo?.match(/frame-ancestors [^;,]+/g)).toEqual(["frame-ancestors 'self'"]);
  expect(others["X-Frame-Options"]).toBeUndefined();
});

test("_redirects has the usual other spellings, each with an existing target", () => {
  const lines = redirectsFile(policy).trim().split("\n");
  expect(lines).toContain("/Interni /interni 301");
  expect(lines).toContain("/It/Interni /it/interni 301");
  expect(lines).toContain("/it.html /it 301");
  for (const line of lines.slice(0, -1)) {
    const [from = "", to = ""] = line.split(" ");
    expect(policy.addresses).toContain(to);
    expect(policy.addresses).not.toContain(from);
  }
});

test("inline styles and scripts are hashed, data blocks and external files are not", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const page =
    '<style>a{b:c}</style><script>run()</script><script type="application/ld+json">{}</script>' +
    '<script type="module" src="/assets/a.js"></script><script type="speculationrules">{"a":1}</script>';
  expect(inlineHashes([page, page])).toEqual({
    styleHashes: [hash("a{b:c}")],
    scriptHashes: [hash("run()"), hash('{"a":1}')],
  });
});

test("nginx and Caddy close the connections of clients that send or read nothing", () => {
  const nginx = nginxConfig(policy, { serverName: "villa.example", root: "/var/www/villa" });
  for (const line of [
    "client_header_timeout 20s;",
    "client_body_timeout 20s;",
    "send_timeout 60s;",
  ])
    expect(nginx).toContain(line);
  const caddy = caddyfile(policy, { site: "villa.example", root: "/var/www/villa" });
  for (const line of ["read_header 20s", "read_body 20s", "write 600s", "max_header_size 16KB"])
    expect(caddy).toContain(line);
});

test("the origins of services follow the owner's content and environment variables", () => {
  const content = {
    facts: { geo: { mapEmbedUrl: "https://map.example/embed?x=1" } },
    settings: { languages: ["en", "it"] },
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
