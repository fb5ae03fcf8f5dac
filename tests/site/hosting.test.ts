import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allPages } from "../../src/site/site-map/pages.ts";
import {
  headersFor,
  hostingFolder,
  policyFile,
  readPolicy,
} from "../../tools/build/hosting/policy.ts";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { siteHandler } from "../../tools/serve/serve.ts";
import { listening, type RunningServer } from "../browser/programs.ts";
import { villaPath } from "../support/addresses.ts";
import { testPolicy } from "../support/stand-in-site.ts";
import { testBuild } from "../support/test-build.ts";
import {
  type ApacheOptions,
  apacheSiteUrl,
  missingServer,
  startApache,
  startNginx,
} from "../support/web-servers.ts";
import requests from "./hosting.json" with { type: "json" };
import { builtPages, listedPages } from "./site.ts";

const { ruled, misspelt, unknown, hidden, files } = requests;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the request as given: follows no redirect, decompresses nothing, changes no address. */
function ask(url: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on("error", reject)
      .end();
  });
}

/** The parts of a response that all servers must agree on: status, body and the policy's headers. */
function essence({ status, headers, body }: Answer) {
  const isRedirect = status === 301;
  return {
    status,
    // servers differ in the body of a redirect, which is not shown
    headers: ruled
      .filter((name) => !(isRedirect && name.startsWith("content-")))
      // Apache redirects to whole addresses, of the site and not of the request
      .map((name) => `${name}: ${String(headers[name]).replace(apacheSiteUrl, "")}`),
    body: isRedirect ? "" : body.toString("base64"),
  };
}

const pdf = "/pdf/Condizioni_Commerciali.pdf";

/** Of each kind that a page names, and those with fixed names. */
function namedFiles(): string[] {
  const html = builtPages[0]?.html ?? "";
  const named = [
    /src="(\/assets\/[^"]+\.js)"/,
    /"(\/photos\/[^" ]+\.jpg)"/,
    /(\/photos\/[^", ]+\.avif)/,
    /href="(\/fonts\/[^"]+)"/,
  ].flatMap((pattern) => pattern.exec(html)?.[1] ?? []);
  return [...named, pdf, ...files];
}

const withoutAddress = [...hidden, `${namedFiles()[0]}.br`];

const policy = readPolicy(testBuild.dist);
let ours: RunningServer;
let folder: string;

beforeAll(async () => {
  ours = await listening(siteHandler(testBuild.dist));
  folder = await mkdtemp(join(tmpdir(), "villa-hosting-"));
});
afterAll(async () => {
  await ours.close();
  await rm(folder, { recursive: true });
});

const servers: [string, "nginx" | "Apache", ApacheOptions?][] = [
  ["nginx", "nginx"],
  ["Apache", "Apache"],
  [
    "Apache, with lists of folders and negotiation",
    "Apache",
    { allow: "FileInfo", options: "All" },
  ],
  ["Apache that allows no Options", "Apache", { allow: "FileInfo Indexes Limit AuthConfig" }],
];

for (const [name, program, options] of servers) {
  const missing = missingServer(program);

  test.skipIf(missing)(
    `${name} answers every page, file and wrong address as npm start does${missing ? ` (not tested: ${missing})` : ""}`,
    async () => {
      const theirs =
        program === "nginx"
          ? await startNginx(testBuild.dist, policy)
          : await startApache(testBuild.dist, policy, options);
      const addresses = builtPages.map(({ url }) => url);
      // what a host allows changes no single page
      const some = options ? addresses.slice(0, 2) : addresses;
      for (const path of [...some, ...namedFiles(), ...misspelt, ...unknown, ...withoutAddress]) {
        for (const accepted of options
          ? ["br, gzip"]
          : ["br, gzip", "br;q=0, gzip;q=0.1", "identity"]) {
          const headers = { "Accept-Encoding": accepted, Host: "evil.example" };
          const [wanted, given] = await Promise.all([
            ask(ours.url, path, headers),
            ask(theirs.url, path, headers),
          ]);
          expect(essence(given), `${path}, ${accepted}`).toEqual(essence(wanted));
          if (given.status === 200) expect(given.headers.vary, path).toMatch(/accept-encoding/i);
        }
      }
      const isApache = program === "Apache";
      await expectHttp(theirs.url, { isApache });
      await expectParts(theirs.url, { isApache });
      await theirs.close();
    },
  );
}

test.skipIf(missingServer("Apache")).each([
  ["mod_headers", ["headers"], [200, 200, 200, 404, 301]],
  ["mod_rewrite", ["rewrite"], [200, 404, 200, 404, 404]],
  ["both", ["headers", "rewrite"], [200, 404, 200, 404, 404]],
])(
  "Apache without %s answers what it can, and never with an error",
  async (_, without, statuses) => {
    const { url, close } = await startApache(testBuild.dist, policy, { without });
    const paths = ["/", "/interni", "/robots.txt", "/nowhere", "/interni/"];
    const answers = await Promise.all(paths.map((path) => ask(url, path)));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    await close();
  },
);

async function expectHttp(url: string, { isApache = false } = {}): Promise<void> {
  const headers = { "Accept-Encoding": "br" };
  const first = await ask(url, "/interni", headers);
  expect(first.headers.vary?.toLowerCase()).toContain("accept-encoding");
  const condition = { ...headers, "If-None-Match": first.headers.etag ?? "" };
  expect((await ask(url, "/interni", condition)).status).toBe(304);
  // TRACE reaches no .htaccess
  for (const method of isApache ? ["POST"] : ["POST", "TRACE"]) {
    expect((await ask(url, "/", {}, method)).status, method).toBe(405);
  }
  expect((await ask(url, "/", {}, "HEAD")).body).toHaveLength(0);
}

/** Of a download that goes on, which `npm start` begins anew. */
async function expectParts(url: string, { isApache }: { isApache: boolean }): Promise<void> {
  const whole = (await ask(url, pdf)).body;
  const part = await ask(url, pdf, { Range: "bytes=5-9" });
  expect(part).toMatchObject({ status: 206, body: whole.subarray(5, 10) });
  expect(part.headers["content-range"]).toBe(`bytes 5-9/${whole.length}`);
  const beyond = await ask(url, pdf, { Range: `bytes=${whole.length}-` });
  expect(beyond).toMatchObject({ status: 416 });
  // Apache does not say how long a file is of which too much was asked
  expect(beyond.headers["content-range"]).toBe(isApache ? undefined : `bytes */${whole.length}`);
}

test("npm start sends the policy's headers, answers conditional requests, and keeps a link to a photograph on its page", async () => {
  for (const { url, name, html } of builtPages) {
    const { status, headers, body } = await ask(ours.url, `${url}?photos=villa&photo=12`);
    expect(status, url).toBe(name === "404" ? 404 : 200);
    expect(body.toString(), url).toBe(html);
    for (const [header, value] of Object.entries(headersFor(policy, url))) {
      expect(headers[header.toLowerCase()], `${url} ${header}`).toBe(value);
    }
  }
  await expectHttp(ours.url);
});

test("a misspelt address of a page leads to it by one redirect that keeps the query", async () => {
  const right = listedPages.map(({ url }) => url);
  for (const path of misspelt) {
    const { status, headers } = await ask(ours.url, path);
    expect(status, path).toBe(301);
    const [target, query] = (headers.location ?? "").split("?");
    expect(right, path).toContain(target);
    expect(query, path).toBe(path.split("?")[1]);
    expect((await ask(ours.url, headers.location ?? "")).status, path).toBe(200);
  }
});

test("an unknown address has status 404 in its own language, and nothing outside the folder is served", async () => {
  for (const path of [...unknown, ...withoutAddress]) {
    const { status, body } = await ask(ours.url, path);
    expect(status, path).toBe(404);
    const lang = /^\/it\//i.test(path) ? "it" : "en";
    expect(body.toString(), path).toContain(`<html lang="${lang}"`);
  }
  const outside = ["/../package.json", "/%2e%2e/%2e%2e/package.json", "/..%2f..%2fpackage.json"];
  for (const path of [...outside, "/%00", "/%", "/.git/config", "/assets", "/robots.txt%3Fx"]) {
    expect((await ask(ours.url, path)).status, path).toBe(404);
  }
});

test("a server without compressed files serves the same site, and a preview is hidden by its headers alone", async () => {
  const dist = join(folder, "plain");
  await cp(testBuild.dist, dist, { recursive: true });
  for (const file of await filesBelow(dist)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(dist, file));
  }
  const preview = testPolicy({ pages: allPages(villaPath.slice(1)), hidden: true });
  await mkdir(hostingFolder(dist));
  await writeFile(policyFile(dist), JSON.stringify(preview));
  const { url, close } = await listening(siteHandler(dist));
  for (const path of ["/", "/it/contatti", "/nowhere"]) {
    const { headers, body } = await ask(url, path, { "Accept-Encoding": "br, gzip" });
    expect(headers["content-encoding"], path).toBeUndefined();
    expect(headers["x-robots-tag"], path).toBe("noindex");
    expect(body.toString(), path).toContain("<h1");
  }
  await close();
});
