import { request as httpRequest } from "node:http";
import { expect, test } from "@playwright/test";
import { readPolicy } from "../tools/build/hosting/policy-file.ts";
import { startServer } from "../tools/serve/serve.ts";
import { allAddresses, pageAddresses, villaPath } from "./support/addresses.ts";
import { testBuild } from "./support/test-build.ts";
import { missingServer, startCaddy, startNginx } from "./support/web-servers.ts";

type Answer = { status: number; headers: Record<string, string | undefined>; body: string };

/** Sends the request as given: follows no redirect, decompresses nothing, changes no address. */
function ask(url: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body: Buffer.concat(parts).toString("base64"),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const ruled = [
  "cache-control",
  "content-security-policy",
  "content-type",
  "content-encoding",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "location",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "x-robots-tag",
];

/** The parts of a response that all servers must agree on: status, body and the policy's headers. */
function essence({ status, headers, body }: Answer) {
  const redirect = status === 301;
  return {
    status,
    ...Object.fromEntries(
      ruled
        // servers differ in the body of a redirect, which is not shown
        .filter((name) => !(redirect && name.startsWith("content-")))
        .map((name) => [name, headers[name]]),
    ),
    body: redirect ? "" : body,
  };
}

const misspelt = [
  "/index.html",
  "/it/",
  "/it.html",
  "/it/index.html",
  "/IT",
  "/interni/",
  "/interni.html",
  "/interni/index.html",
  "/Interni",
  "/IT/INTERNI/?photo=villa-03",
  "//interni",
  `${villaPath}/`,
];
const unknown = ["/nowhere", "/it/nowhere", "/It/nowhere", "/interni/nowhere", "//evil.example/"];
const withoutAddress = ["/404.html", "/it/404.html", "/index.html.br", "/_headers", "/assets/"];

const servers = [
  { name: "nginx", start: startNginx },
  { name: "caddy", start: startCaddy },
] as const;

async function withServers(
  name: (typeof servers)[number]["name"],
  use: (ours: string, theirs: string) => Promise<void>,
) {
  const policy = await readPolicy(testBuild.dist);
  const ours = await startServer({ dist: testBuild.dist, port: 0 });
  const theirs = await servers
    .find((server) => server.name === name)
    ?.start(testBuild.dist, policy);
  try {
    await use(ours.url, theirs?.url ?? "");
  } finally {
    await ours.close();
    await theirs?.close();
  }
}

/** One file of each kind that the pages name. */
async function filesOf(url: string): Promise<string[]> {
  const { body } = await ask(url, "/");
  const html = Buffer.from(body, "base64").toString();
  const named = (pattern: RegExp) => pattern.exec(html)?.[1];
  return [
    named(/src="(\/assets\/[^"]+\.js)"/),
    named(/"(\/photos\/[^" ]+\.jpg)"/),
    named(/(\/photos\/[^", ]+\.avif)/),
    named(/href="(\/fonts\/[^"]+)"/),
    "/favicon.svg",
    "/favicon.ico",
    "/icons/icon-192.png",
    "/robots.txt",
    "/sitemap.xml",
    "/site.webmanifest",
    "/it/site.webmanifest",
    "/.well-known/security.txt",
    "/pdf/Condizioni_Commerciali.pdf",
    "/sw.js",
    `${villaPath}.vcf`,
    `${villaPath}.gpx`,
  ].filter((path) => path !== undefined);
}

for (const { name } of servers) {
  const missing = missingServer(name);
  const title = (text: string) => (missing ? `${text} (not tested: ${missing})` : text);

  test(title(`${name} answers every page, file and wrong address as npm start does`), async () => {
    test.skip(Boolean(missing), missing);
    await withServers(name, async (ours, theirs) => {
      const paths = [
        ...allAddresses.map(({ url }) => url),
        ...(await filesOf(ours)),
        "/offline",
        "/it/offline",
        "/demo/booking-engine/en",
        "/demo/booking-engine/it",
        ...misspelt,
        ...unknown,
        ...withoutAddress,
      ];
      for (const path of paths) {
        for (const accepted of ["br, gzip", "gzip", "identity"]) {
          const headers = { "Accept-Encoding": accepted };
          const [wanted, given] = await Promise.all([
            ask(ours, path, headers),
            ask(theirs, path, headers),
          ]);
          expect(essence(given), `${path}, ${accepted}`).toEqual(essence(wanted));
        }
      }
    });
  });

  test(title(`${name} answers conditional and partial requests`), async () => {
    test.skip(Boolean(missing), missing);
    await withServers(name, async (ours, theirs) => {
      for (const url of [ours, theirs]) {
        const first = await ask(url, "/interni", { "Accept-Encoding": "br" });
        expect(first.headers.vary?.toLowerCase()).toContain("accept-encoding");
        const etag = first.headers.etag ?? "";
        const again = await ask(url, "/interni", {
          "Accept-Encoding": "br",
          "If-None-Match": etag,
        });
        expect(again.status).toBe(304);
        const pdf = "/pdf/Condizioni_Commerciali.pdf";
        const part = await ask(url, pdf, { Range: "bytes=0-9" });
        expect(part.status).toBe(206);
        expect(Buffer.from(part.body, "base64").toString()).toMatch(/^%PDF-1\.\d/);
        expect((await ask(url, "/", {}, "POST")).status).toBe(405);
        expect((await ask(url, "/", {}, "HEAD")).body).toBe("");
      }
    });
  });
}

test("a misspelt address of a page leads to it by one redirect that keeps the query", async () => {
  const { url, close } = await startServer({ dist: testBuild.dist, port: 0 });
  const right = new Set(pageAddresses.map((address) => address.url));
  for (const path of misspelt) {
    const { status, headers } = await ask(url, path);
    expect(status, path).toBe(301);
    const [target = "", query] = (headers.location ?? "").split("?");
    expect(right, path).toContain(target);
    expect(query, path).toBe(path.split("?")[1]);
    expect((await ask(url, headers.location ?? "")).status, path).toBe(200);
  }
  await close();
});

test("an unknown address is answered with status 404 in its own language", async () => {
  const { url, close } = await startServer({ dist: testBuild.dist, port: 0 });
  for (const path of [...unknown, ...withoutAddress]) {
    const { status, body } = await ask(url, path);
    const lang = /^\/it\//i.test(path) ? "it" : "en";
    expect(status, path).toBe(404);
    expect(Buffer.from(body, "base64").toString(), path).toContain(`<html lang="${lang}"`);
  }
  await close();
});

test("npm start sends the requested byte ranges", async () => {
  const { url, close } = await startServer({ dist: testBuild.dist, port: 0 });
  const pdf = "/pdf/Condizioni_Commerciali.pdf";
  const whole = Buffer.from((await ask(url, pdf)).body, "base64");
  const part = async (Range: string) => {
    const { status, body, headers } = await ask(url, pdf, { Range });
    return { status, bytes: Buffer.from(body, "base64"), range: headers["content-range"] };
  };
  const size = whole.length;
  expect(await part("bytes=5-9")).toEqual({
    status: 206,
    bytes: whole.subarray(5, 10),
    range: `bytes 5-9/${size}`,
  });
  expect((await part(`bytes=${size - 3}-`)).bytes).toEqual(whole.subarray(-3));
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  // what it can't send in part it sends whole
  for (const other of ["bytes=9-5", "bytes=-7", "bytes=0-1,3-4"]) {
    expect(await part(other), other).toMatchObject({ status: 200, bytes: whole });
  }
  await close();
});

test("npm start serves no file outside its folder", async () => {
  const { url, close } = await startServer({ dist: testBuild.dist, port: 0 });
  const outside = ["/../package.json", "/%2e%2e/%2e%2e/package.json", "/..%2f..%2fpackage.json"];
  for (const path of [...outside, "/%00", "/%", "/.git/config", "/assets", "/robots.txt%3Fx"]) {
    expect((await ask(url, path)).status, path).toBe(404);
  }
  expect((await ask(url, "/")).status).toBe(200);
  await close();
});
