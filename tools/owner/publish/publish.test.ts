import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { standInPolicy } from "../../../tests/support/stand-in-site.ts";
import { startNpmStart } from "../../../tests/support/web-servers.ts";
import { pageFile } from "../../build/hosting/policy.ts";

// A stand-in replaces the build; content, readiness list, folder and server are real.

async function project(address?: string) {
  const content = await ContentCopy.make();
  const { root } = content;
  await mkdir(join(root, "tools"), { recursive: true });
  await mkdir(join(root, "shown"));
  const build = resolve("tests/support/stand-in-build.ts");
  await writeFile(join(root, "tools/build.ts"), `await import(${JSON.stringify(build)});\n`);
  const destination = { to: "folder", path: "shown/villa", ...(address && { address }) };
  await content.write("publish.json", JSON.stringify(destination));
  return content;
}

function publish(root: string, args: string[], version = "") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("tools/owner/publish/publish.ts"), ...args],
    { cwd: root, encoding: "utf8", env: { ...process.env, VERSION: version, LANG: "C" } },
  );
  return { status, said: stdout + stderr };
}

test("a site that is not ready, or goes nowhere, is not published, and the owner is told what to do", async () => {
  await using content = await project();
  const { status, said } = publish(content.root, [], "one");
  expect(status).toBe(1);
  expect(said).toContain("+39 0831 000000 is still the demo’s. Write your own.");
  expect(said).toContain("The site was not published: mend what stops it");
  expect(await readdir(join(content.root, "shown"))).toEqual([]);
  await content.remove("publish.json");
  expect(publish(content.root, ["--lang", "it"])).toMatchObject({
    status: 1,
    said: expect.stringContaining("Manca content/publish.json: scrivete dove va il sito"),
  });
});

test("published, read back and put back: live at a time, no byte of a page changed", async () => {
  await using content = await project();
  const { root } = content;
  const shown = join(root, "shown/villa");
  expect(publish(root, ["--anyway"], "one")).toMatchObject({
    status: 0,
    said: expect.stringMatching(/was handed over; without "address" .* it is not read back/),
  });
  const server = await startNpmStart(shown);
  onTestFinished(server.close);
  const destination = { to: "folder", path: "shown/villa", address: server.url };
  await content.write("publish.json", JSON.stringify(destination));
  const { status, said } = publish(root, ["--anyway"], "two");
  expect(said).toMatch(/Live at \d\d:\d\d \(\d{8}T\d{9}Z-[0-9a-f]{8}\)/);
  expect(status).toBe(0);
  for (const address of standInPolicy.addresses) {
    const page = await readFile(join(shown, pageFile(address)), "utf8");
    expect(page).toBe("<!doctype html><p>two</p>\n");
  }
  const undone = publish(root, ["--undo", "--lang", "it"]);
  expect(undone.said).toMatch(/In linea alle \d\d:\d\d/);
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("one");
  expect(publish(root, ["--undo"])).toMatchObject({
    status: 1,
    said: expect.stringContaining("has no earlier version to put back"),
  });
});

test("a second publication at the same time is refused, and a killed one blocks nothing", async () => {
  await using content = await project();
  const lock = join(content.root, ".cache/publish/running");
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, String(process.pid));
  const second = publish(content.root, ["--anyway"], "one");
  expect(second).toMatchObject({
    status: 1,
    said: expect.stringContaining("The site is being published already"),
  });
  // the number of a process that has ended
  await writeFile(lock, String(spawnSync("true").pid));
  expect(publish(content.root, ["--anyway"], "one").status).toBe(0);
  expect(existsSync(lock)).toBe(false);
});
