import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { testPolicy } from "../../tests/support/test-policy.ts";
import {
  missingServer,
  startCaddy,
  startNginx,
  startNpmStart,
} from "../../tests/support/web-servers.ts";
import { compressSite } from "../../tools/build/compress/compress.ts";
import { type ServerLimits, serverLimits } from "../../tools/build/hosting/limits.ts";
import { policyFile } from "../../tools/build/hosting/policy-file.ts";
import { startServer } from "../../tools/serve/serve.ts";
import { holdHalfOpen, holdUnread } from "./crowds.ts";
import { flood } from "./flood.ts";
import { ask, type Visit } from "./visits.ts";

const policy = testPolicy();

let folder: string;
let dist: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "villa-flood-"));
  dist = join(folder, "dist");
  for (const [file, content] of Object.entries({
    "index.html": page("Villa"),
    "interni.html": page("Interiors"),
    "404.html": page("Not here"),
    "it/404.html": page("Non è qui"),
    "robots.txt": "User-agent: *",
    "assets/script.js": "let a = 1;\n".repeat(3000),
    "photos/large.avif": Buffer.alloc(1_000_000, "a photograph, of which ten fill all buffers "),
  })) {
    await mkdir(join(dist, file, ".."), { recursive: true });
    await writeFile(join(dist, file), content);
  }
  await mkdir(join(policyFile(dist), ".."));
  await writeFile(policyFile(dist), JSON.stringify(policy));
  await compressSite({ dist, cacheDir: join(folder, "cache") });
});
afterAll(() => rm(folder, { recursive: true }));

function page(title: string): string {
  return `<!doctype html><title>${title}</title>${"<p>A house in the country.</p>".repeat(500)}`;
}

const visits: Visit[] = [
  { path: "/", headers: { "Accept-Encoding": "gzip, br" } },
  { path: "/", headers: { "Accept-Encoding": "gzip" } },
  { path: "/" },
  { path: "/Interni/?a=b" },
  { path: "/it/nowhere", headers: { "Accept-Encoding": "br" } },
  { path: "/assets/script.js", headers: { "Accept-Encoding": "br" } },
  { path: "/photos/large.avif", headers: { Range: "bytes=-1000" } },
  { path: "/photos/large.avif" },
];

type Name = "npm start" | "nginx" | "caddy";

function start(name: Name, limits: ServerLimits = serverLimits) {
  if (name === "nginx") return startNginx(dist, policy, limits);
  if (name === "caddy") return startCaddy(dist, policy, limits);
  return startServer({ dist, port: 0, policy, limits });
}

for (const name of ["npm start", "nginx", "caddy"] as const) {
  const missing = name === "npm start" ? undefined : missingServer(name);
  const title = (text: string) => (missing ? `${text} (not tested: ${missing})` : text);

  test.skipIf(missing)(
    title(`${name} answers as ever in a flood of every kind`),
    async () => {
      const { url, close } = await start(name);
      onTestFinished(close);
      const size = { halfOpen: 700, unread: 10, pipelines: 3, requests: 200, atOnce: 50 };
      const { wrong, visits: seen } = await flood(url, visits, size);
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(0);
    },
    120_000,
  );

  test
    .skipIf(missing)
    .concurrent(title(`${name} leaves clients that stop`), async ({ onTestFinished }) => {
      const impatient = { ...serverLimits, headerSeconds: 1, idleSeconds: 1, answerSeconds: 1 };
      const { url, close } = await start(name, impatient);
      onTestFinished(close);
      const halfOpen = await holdHalfOpen(url, 30);
      const unread = await holdUnread(url, "/photos/large.avif", 3);
      await expect.poll(halfOpen.open, { timeout: 30_000 }).toBe(0);
      await expect.poll(unread.open, { timeout: 30_000, interval: 1500 }).toBe(0);
    });
}

test("npm start without a file to open any more says so, and never that a page is missing", async () => {
  const { url, close } = await startNpmStart(dist, 40);
  onTestFinished(close);
  const page = { path: "/interni" };
  // too large to be kept in memory
  const photograph = { path: "/photos/large.avif" };
  const status = (seen: string) => JSON.parse(seen)[0];
  const asked = Array.from({ length: 400 }, () =>
    ask(url, photograph).then(status, () => "no answer"),
  );
  const statuses = [...new Set(await Promise.all(asked))];
  expect(statuses).toContain(503);
  expect([200, 503, "no answer"]).toEqual(expect.arrayContaining(statuses));
  expect(status(await ask(url, page))).toBe(200);
});
