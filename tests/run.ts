import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, freemem } from "node:os";
import { provide } from "./provide.ts";
import { testBuild } from "./support/test-build.ts";

// On the demo, fixtures, and the owner's house where there is one; the desk is a set of its own.

/** Bytes of memory that the unit tests and the build need side by side. */
const roomForTwo = 3 * 2 ** 30;

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(130));

const leftOut = provide();
if (leftOut) {
  console.log(leftOut);
  // nobody reads a green run to its end
  if (process.env.CI) process.exit(1);
}

const [set] = process.argv.slice(2);
if (set === "desk") await run(playwright, ["test", "--config", "tests/desk/desk.config.ts"]);
else if (set === "fuzz") {
  const parts = availableParallelism();
  const fuzz = ["run", "--project", "unit", "tools/owner/ready/fuzz.test.ts"];
  await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      run(vitest, fuzz, { FUZZ: `${part + 1}/${parts}`, NODE_ENV: "production" }),
    ),
  );
} else await runAll();
if (leftOut) console.log(leftOut);

async function runAll(): Promise<void> {
  console.log("Unit tests, and the build of the site with the tests that read it");
  const unit = run(vitest, ["run", "--project", "unit"]);
  if (freemem() < roomForTwo) await unit;
  await run("tools/build.ts", ["--out", testBuild.dist], testBuild.env);
  const built = { SKIP_BUILD: "1" };
  await Promise.all([unit, run(vitest, ["run", "--project", "dist"], built)]);
  await run(playwright, ["test"], built);
  if (existsSync("content/facts.json")) await run(playwright, ["test"], { OWN_CONTENT: "1" });
}

/** Where it fails, all others end too, and this command. */
async function run(file: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // a group of its own, so that what it has started ends with it
    detached: true,
  });
  running.add(child);
  const code = await new Promise((exit) => child.once("exit", exit));
  running.delete(child);
  if (code !== 0) await end(1);
}

/** Asks first, so that servers and browsers can be closed. */
async function end(code: number): Promise<never> {
  await Promise.all(
    [...running].map(async (child) => {
      const exit = new Promise((ended) => child.once("exit", ended));
      signal(child, "SIGINT");
      const late = setTimeout(() => signal(child, "SIGKILL"), 5000);
      await exit;
      clearTimeout(late);
    }),
  );
  process.exit(code);
}

function signal({ pid = 0 }: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // it has just ended
  }
}
