import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeskClient } from "../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { OwnerError } from "../words.ts";
import { jobsOf, type ShownJob } from "./jobs.ts";

const folder = JSON.stringify({ to: "folder", path: "shown/villa" });

let copy: ContentCopy;
let desk: DeskClient;

beforeEach(async () => {
  copy = await ContentCopy.make();
  desk = await DeskClient.open(copy);
});

afterEach(async () => {
  await desk[Symbol.asyncDispose]();
  await copy[Symbol.asyncDispose]();
});

/** What a job has said when it ended: how, and in which sentences. */
function ended(language = "en", asked = desk): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const { json } = await asked.job("GET", "", { "Accept-Language": language });
      const { isRunning, lines } = json as ShownJob;
      if (isRunning) throw new Error("It is still being done");
      const last = lines.filter(({ kind }) => kind !== "step");
      return last.flatMap(({ kind, text }) => [kind, ...text.split("\n")]);
    },
    { timeout: 30_000, interval: 50 },
  );
}

test("two presses at once, or two tabs, publish once; another job waits, and an unknown one is refused, in words", async () => {
  const published = Promise.withResolvers<never>();
  const publish = vi.fn(() => published.promise);
  await using desk = await DeskClient.open(copy, jobsOf(copy.root, publish));
  const presses = await Promise.all([desk.job("POST", "publish"), desk.job("POST", "publish")]);
  for (const answer of presses) {
    expect(answer).toMatchObject({ status: 200, json: { isRunning: true } });
  }
  expect(await desk.job("POST", "undo", { "Accept-Language": "it" })).toMatchObject({
    status: 409,
    message: "La scrivania sta facendo altro; riprovate quando ha finito.",
  });
  expect(await desk.job("POST", "rm -rf /")).toMatchObject({
    status: 400,
    message: "This is not what the editor sends; nothing was saved.",
  });
  expect(publish).toHaveBeenCalledOnce();
  published.reject(new OwnerError("publish.notBuilt"));
  expect((await ended("en", desk)).join()).toMatch(/^failed,.*could not be built$/);
});

test("a house that is not ready is not built, and the findings that stop it are listed", async () => {
  await copy.write("publish.json", folder);
  await desk.job("POST", "publish");
  const [kind, first, second, ...others] = await ended();
  expect(kind).toBe("failed");
  expect(first).toMatch(/^The site was not published: \d+ things stop it\.$/);
  expect(second).toMatch(
    /^content\/facts\.json, line 3: "villa\.name": Villa Ulia is still the demo’s\. Write your own\.$/,
  );
  expect(others.at(-1)).toMatch(/^and \d+ more of other kinds$/);
});

test("whatever goes wrong, a job ends in a sentence in the owner's language, and the next one can start", async () => {
  const end = async (job: string) => {
    await desk.job("POST", job);
    const [kind, ...sentences] = await ended("it");
    expect(kind).toBe("failed");
    return sentences.join();
  };
  expect(await end("undo")).toContain("Manca content/publish.json: scrivete dove va il sito");
  await copy.write("publish.json", folder);
  expect(await end("undo")).toContain("non ha una versione precedente da rimettere");
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
  expect(await ended()).toEqual(["done", expect.stringContaining("it/villa.json (1)")]);
  const settings = await readFile(join(copy.root, "content/settings.json"), "utf8");
  expect(JSON.parse(settings).languages).toEqual(["it"]);
  await desk.job("POST", "remove-it");
  expect((await ended()).join()).toContain("The site needs a language");
});
