import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * `npm test`. The tests of the code depend on the demo's content. If `content/` is another house's, they
 * run in a copy of the project with the frozen demo, and the owner's own site is checked with the tests
 * of `tests/own`, which apply to every house.
 */

/** The demo's content, and the document of its conditions. */
const frozen = "tests/fixtures/demo";

/** The files of the project that the tests read, besides content and `public/pdf`. */
const parts = [
  ...["src", "tools", "tests", "bench", "docs", "public", "package.json", "tsconfig.json"],
  ...["biome.json", "playwright.config.ts", "vitest.config.ts", "README.md"],
  ...[".ci", ".github", ".gitlab-ci.yml"],
];

const siteOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, "content/facts.json"), "utf8")).villa.siteUrl;

if (siteOf(".") === siteOf(frozen)) {
  await run(".", "vitest", "run");
  await run(".", "playwright", "test");
} else {
  console.log(
    "The content is your own. First it is looked at, then the code, on the demo's house.",
  );
  await run(".", "playwright", "test", { OWN_CONTENT: "1" });
  const project = await demoProject();
  await run(project, "vitest", "run");
  await run(project, "playwright", "test");
}

/** A copy of the project with the demo's content, below the project, where modules are found. */
async function demoProject(): Promise<string> {
  const project = resolve(".cache/demo-project");
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  // who publishes by hand may have removed the workflows
  for (const part of parts.filter((each) => existsSync(each))) {
    await cp(part, join(project, part), { recursive: true });
  }
  await cp(join(frozen, "content"), join(project, "content"), { recursive: true });
  await cp(join(frozen, "pdf"), join(project, "public/pdf"), { recursive: true });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  return project;
}

/** Runs a program of the project; ends with its code where it fails. */
async function run(
  cwd: string,
  program: string,
  command: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const file = program === "vitest" ? "vitest/vitest.mjs" : "@playwright/test/cli.js";
  const { status } = spawnSync(process.execPath, [resolve("node_modules", file), command], {
    cwd,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
