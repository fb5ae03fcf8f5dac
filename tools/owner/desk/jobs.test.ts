import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
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

test("two presses at once, or two tabs, build once; another job waits, and an unknown one is refused, in words", async () => {
  const presses = await Promise.all([desk.job("POST", "build"), desk.job("POST", "build")]);
  for (const { status, json } of presses) {
    expect(status).toBe(200);
    expect(json).toEqual({ job: { name: "build", steps: ["The site is being built"] } });
  }
  const inItalian = { ...desk.headers, "Accept-Language": "it" };
  expect(await desk.job("POST", "publish", inItalian)).toMatchObject({
    status: 409,
    message: "La scrivania sta facendo altro; riprovate quando ha finito.",
  });
  expect(await desk.job("POST", "rm -rf /")).toMatchObject({
    status: 400,
    message: "This is not what the editor sends; nothing was saved.",
  });
  await letEnd();
  expect(await ended()).toEqual({ isDone: true, sentences: ["The site is built again."] });
  expect(await builds()).toBe("built\n");
});

test("a house that is not ready is not built, and the findings that stop it are listed", async () => {
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  await desk.job("POST", "publish");
  const { isDone, sentences } = await ended();
  expect(isDone).toBe(false);
  expect(sentences[0]).toMatch(/^The site was not published: \d+ things stop it\.$/);
  expect(sentences[1]).toMatch(
    /^content\/facts\.json, line 3: "villa\.name": Villa Ulia is still the demo’s\. Write your own\.$/,
  );
  expect(sentences.at(-1)).toMatch(/^And \d+ more: see the list\.$/);
  await expect(builds()).rejects.toThrow("ENOENT");
});

test("whatever goes wrong, a job ends in a sentence in the owner's language, and the next one can start", async () => {
  const end = async (job: string) => {
    await desk.job("POST", job);
    const { isDone, sentences } = await ended("it");
    expect(isDone).toBe(false);
    return sentences.join();
  };
  expect(await end("undo")).toContain("Manca content/publish.json: scrivete dove va il sito");
  await copy.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  expect(await end("undo")).toContain("non ha una versione precedente da rimettere");
  await letEnd();
  await appendFile(join(copy.root, "fault"), "");
  expect(await end("build")).toContain("Non si è potuto costruire il sito.");
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  // a kept version without its files
  for (const version of ["1", "2"]) {
    await mkdir(join(copy.root, ".cache/publish/builds", version), { recursive: true });
  }
  await copy.write("publish.json", JSON.stringify({ to: "command" }));
  expect(await end("undo")).toMatch(/^Qualcosa di imprevisto l’ha fermato\. Riprovate;/);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test("a language is taken off at a press, and what it alone had is named", async () => {
  await rm(join(copy.root, "content/it/villa.json"));
  await desk.job("POST", "remove-en");
  const { isDone, sentences } = await ended();
  expect([isDone, ...sentences]).toEqual([true, expect.stringContaining("it/villa.json (1)")]);
  const settings = await readFile(join(copy.root, "content/settings.json"), "utf8");
  expect(JSON.parse(settings).languages).toEqual(["it"]);
  await desk.job("POST", "remove-it");
  expect((await ended()).sentences.join()).toContain("The site needs a language");
});
