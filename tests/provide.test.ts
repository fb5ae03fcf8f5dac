import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { provide } from "./provide.ts";

/** On a machine without anything, whose apt knows some packages. */
async function provided({ known, isRoot = true }: { known: string[]; isRoot?: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), "bare-"));
  const script = async (name: string, text: string) => {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(folder, name), 0o755);
  };
  const note = `echo "$*" >>${folder}/asked`;
  const installed = known.map((name) => join(folder, name)).join(" ");
  await script("apt-cache", known.map((name) => `echo "Package: ${name}"`).join("\n"));
  await script("apt-get", `${note}\n[ $1 = update ] || touch ${installed}`);
  await script("dpkg-deb", `touch ${folder}/unpacked`);
  await script("npx", `${note}; touch ${folder}/downloaded`);
  await mkdir(join(folder, "alone/archives"), { recursive: true });
  await writeFile(join(folder, "alone/archives/ftpd.deb"), "");
  vi.stubEnv("PATH", `${folder}:/usr/bin:/bin`);
  vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const has = (name: string) => existsSync(join(folder, name));
  const needs = {
    Chromium: { packages: ["chromium"], isHere: () => has("chromium") || has("downloaded") },
    nginx: { packages: ["nginx", "module"], isHere: () => has("nginx") },
    ftpd: { packages: ["ftpd"], root: join(folder, "alone"), isHere: () => has("unpacked") },
  };
  const leftOut = [provide({ needs, isRoot }), provide({ needs, isRoot })];
  return { leftOut, asked: await readFile(join(folder, "asked"), "utf8") };
}

test("root gets everything that is missing by apt, once, and in a folder of its own what excludes others", async () => {
  const { leftOut, asked } = await provided({ known: ["chromium", "nginx", "module"] });
  expect(leftOut).toEqual(["", ""]);
  expect(asked).toMatch(
    /^update -qq\ninstall .* chromium nginx module\ninstall .*--download-only .*\/alone\/archives ftpd\n$/,
  );
});

test("what apt does not know is left out, and Chromium downloaded", async () => {
  const { leftOut, asked } = await provided({ known: ["module"] });
  expect(leftOut[0]).toBe(
    "Left out, as not installed: nginx (on Debian: sudo apt-get install nginx module)",
  );
  expect(asked).toContain("\nplaywright install --with-deps --no-shell chromium\n");
});

test("who is not root gets a Chromium, and the command for the rest", async () => {
  const { leftOut, asked } = await provided({ known: [], isRoot: false });
  expect(leftOut[0]).toContain("sudo apt-get install nginx module");
  expect(asked).toBe("playwright install --no-shell chromium\n");
});

test("every command of the project says how to get its Node", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const commands: string[] = Object.values(scripts);
  for (const command of commands.filter((text) => /\.ts\b/.test(text))) {
    expect(command).toMatch(/^node (--max-\S+ )*--import \.\/tools\/node\.mjs [^&]*$/);
  }
});
