import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { provide } from "./provide.ts";

async function bareMachine(known: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "bare-"));
  const script = async (name: string, text: string) => {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(folder, name), 0o755);
  };
  await script("apt-cache", known.map((name) => `echo "Package: ${name}"`).join("\n"));
  await script(
    "apt-get",
    `echo "$*" >>${folder}/asked
[ $1 = update ] || { echo dlstatus:1:50.0:half >&3; echo pmstatus:x:100.0:done >&3; touch ${known.map((name) => join(folder, name)).join(" ")}; }`,
  );
  await script("dpkg-deb", `touch ${folder}/unpacked`);
  await script("npx", `echo "$*" >>${folder}/asked; touch ${folder}/downloaded`);
  vi.stubEnv("PATH", `${folder}:/usr/bin:/bin`);
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(`${text}`) > 0);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const has = (name: string) => existsSync(join(folder, name));
  return {
    needs: {
      Chromium: { packages: ["chromium"], isHere: () => has("chromium") || has("downloaded") },
      nginx: { packages: ["nginx", "module"], isHere: () => has("nginx") },
    },
    alone: { packages: ["ftpd"], root: join(folder, "alone"), isHere: () => has("unpacked") },
    archive: join(folder, "alone/archives/ftpd.deb"),
    said,
    asked: () => readFile(join(folder, "asked"), "utf8").catch(() => ""),
  };
}

test("root gets everything that is missing by apt, with progress", async () => {
  const { needs, said, asked } = await bareMachine(["chromium", "nginx", "module"]);
  expect(await provide({ needs, isRoot: true })).toBe("");
  expect(await asked()).toMatch(/^update -qq\ninstall .* chromium nginx module\n$/);
  expect(said.join("")).toBe(
    "Installing by apt what the tests use (chromium, nginx, module): 20 % 100 %",
  );
  expect(await provide({ needs, isRoot: true })).toBe("");
  expect((await asked()).split("\n")).toHaveLength(3);
});

test("packages that exclude others are unpacked into a folder of their own", async () => {
  const { needs, alone, archive, asked } = await bareMachine(["chromium", "nginx", "module"]);
  await mkdir(join(archive, ".."), { recursive: true });
  await writeFile(archive, "");
  expect(await provide({ needs: { ...needs, alone }, isRoot: true })).toBe("");
  expect(await asked()).toMatch(/module\ninstall .*--download-only .*\/alone\/archives ftpd\n$/);
});

test("what apt does not know is left out, and Chromium downloaded", async () => {
  const { needs, asked } = await bareMachine(["module"]);
  expect(await provide({ needs, isRoot: true })).toBe(
    "Left out, as not installed: nginx (on Debian: sudo apt-get install nginx module)",
  );
  expect(await asked()).toMatch(/\nplaywright install --with-deps --no-shell chromium\n$/);
});

test("who is not root gets a Chromium, and the command for the rest", async () => {
  const { needs, asked } = await bareMachine([]);
  expect(await provide({ needs, isRoot: false })).toContain("sudo apt-get install nginx module");
  expect(await asked()).toBe("playwright install --no-shell chromium\n");
});

test("every command of the project says how to get its Node", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const commands: string[] = Object.values(scripts);
  for (const command of commands.filter((text) => /\.ts\b/.test(text))) {
    expect(command).toMatch(/^node --import \.\/tools\/node\.mjs [^&]*$/);
  }
});
