import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeskClient } from "../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import type { ShownJob } from "./jobs.ts";

// A stand-in replaces the build; it lasts until the test ends it.

let copy: ContentCopy;
let desk: DeskClient;

const build = `import { appendFileSync, existsSync } from "node:fs";
appendFileSync("builds.txt", "built\\n");
while (!existsSync("go")) await new Promise((later) => setTimeout(later, 20));
if (existsSync("fault")) process.exitCode = 1;
`;

beforeEach(async () => {
  copy = await ContentCopy.make();
  await mkdir(join(copy.root, "tools"), { recursive: true });
  await writeFile(join(copy.root, "tools/build.ts"), build);
  desk = await DeskClient.open(copy);
});

afterEach(async () => {
  await letEnd();
  await desk[Symbol.asyncDispose]();
  await copy[Symbol.asyncDispose]();
});

const letEnd = () => appendFile(join(copy.root, "go"), "");
const builds = () => readFile(join(copy.root, "builds.txt"), "utf8");

/** How the job ends, once it has. */
function ended(language = "en"): Promise<NonNullable<ShownJob["outcome"]>> {
  return vi.waitFor(
    async () => {
      const headers = { ...desk.headers, "Accept-Language": language };
      const { json } = await desk.job("GET", "", headers);
      const { outcome } = (json as { job: ShownJob }).job;
      if (!outcome) throw new Error("It is still being done");
      return outcome;
    },
    { timeout: 30_000, interval: 50 },
  );
}

test("a request from another site, under another name or without a token starts no job and gets no data", async () => {
  const { Authorization, Host, ...others } = desk.headers;
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  for (const [headers, expected] of [
    [{ ...others, Host }, 401],
    [{ ...others, Host, Authorization: "token guessed" }, 401],
    [{ ...desk.headers, ...evil }, 403],
    [{ ...desk.headers, "Sec-Fetch-Site": "same-site" }, 403],
    [{ ...desk.headers, Host: "evil.example" }, 421],
  ] as const) {
    const { status, message } = await desk.job("POST", "build", headers);
    expect([status, message]).toEqual([expected, expect.stringMatching(/\w+\.$/)]);
    expect((await desk.job("GET", "", headers)).status).toBe(expected);
  }
  expect((await desk.job("GET")).json).toEqual({ job: null });
  await expect(builds()).rejects.toThrow("ENOENT");
});

test("only jobs that the desk knows are begun", async () => {
  const { status, message } = await desk.job("POST", "rm -rf /");
  expect([status, message]).toEqual([400, "The desk does not know this job."]);
  const plain = { ...desk.headers, "Content-Type": "text/plain" };
  expect((await desk.job("POST", "build", plain)).status).toBe(415);
  expect((await desk.job("GET")).json).toEqual({ job: null });
});

test("two presses at once, or two tabs, build once; another job waits, in words", async () => {
  const presses = await Promise.all([desk.job("POST", "build"), desk.job("POST", "build")]);
  for (const { status, json } of presses) {
    expect(status).toBe(200);
    expect(json).toEqual({ job: { name: "build", steps: ["The site is being built"] } });
  }
  const { status, message } = await desk.job("POST", "publish", {
    ...desk.headers,
    "Accept-Language": "it",
  });
  expect([status, message]).toEqual([
    409,
    "La scrivania sta facendo altro; riprovate quando ha finito.",
  ]);
  await letEnd();
  expect(await ended()).toEqual({ isDone: true, sentences: ["The site is built again."] });
  expect(await builds()).toBe("built\n");
});

test("a build that fails says where to look", async () => {
  await appendFile(join(copy.root, "fault"), "");
  await letEnd();
  await desk.job("POST", "build");
  const { isDone, sentences } = await ended("it");
  expect(isDone).toBe(false);
  expect(sentences).toEqual([expect.stringContaining("Non si è potuto costruire il sito.")]);
});

test("a house that is not ready is not built, and the findings that stop it are listed", async () => {
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  await desk.job("POST", "publish");
  const { isDone, sentences } = await ended();
  expect(isDone).toBe(false);
  expect(sentences[0]).toMatch(/^The site was not published: \d+ things stop it\.$/);
  expect(sentences[1]).toBe(
    'content/facts.json: "villa.name": Villa Ulia is still the demo’s; write your own.',
  );
  expect(sentences.at(-1)).toMatch(/^And \d+ more: see the list\.$/);
  await expect(builds()).rejects.toThrow("ENOENT");
});

test("without a version to restore or a destination a job ends in a sentence in the owner's language", async () => {
  await desk.job("POST", "undo");
  expect((await ended("it")).sentences).toEqual([
    expect.stringContaining("Manca content/publish.json: scrivete dove va il sito"),
  ]);
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  await desk.job("POST", "undo");
  expect((await ended()).sentences).toEqual([
    expect.stringContaining("has no earlier version to put back"),
  ]);
});

test("an unexpected error ends in a sentence too, and the next job can start", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  // a file where a folder belongs
  await mkdir(join(copy.root, ".cache"), { recursive: true });
  await writeFile(join(copy.root, ".cache/publish"), "");
  await desk.job("POST", "undo");
  const { isDone, sentences } = await ended("it");
  expect(isDone).toBe(false);
  expect(sentences[0]).toMatch(/^Non è arrivato alla fine: E\w+.*Riprovate;/);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  await letEnd();
  await desk.job("POST", "build");
  expect((await ended()).isDone).toBe(true);
});
