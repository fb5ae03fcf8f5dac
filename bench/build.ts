import { spawn } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BenchReport, progress, progressDone, table } from "./report.ts";

type Build = {
  cache: "empty" | "full";
  seconds: number;
  /** Peak of the resident memory, in MB of 1,000,000 bytes. */
  memory: number;
};

export async function benchBuild(): Promise<BenchReport> {
  const root = await mkdtemp(join(tmpdir(), "villa-build-"));
  try {
    await copyProject(root);
    const figures: Build[] = [];
    for (const cache of ["empty", "full"] as const) {
      progress(`build with ${cache} cache`);
      figures.push({ cache, ...(await runBuild(root)) });
    }
    return { text: report(figures), figures };
  } finally {
    progressDone();
    await rm(root, { recursive: true });
  }
}

/** A project of its own, so that neither the content nor the cache of this one is touched. */
async function copyProject(root: string): Promise<void> {
  const parts = ["tools", "demo", "content", "src", "package.json", "tsconfig.json"];
  for (const part of parts.filter((each) => existsSync(each))) {
    await cp(resolve(part), join(root, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  await mkdir(join(root, "node_modules"));
  for (const name of await readdir("node_modules")) {
    if (name === ".cache") continue;
    await symlink(resolve("node_modules", name), join(root, "node_modules", name));
  }
}

/** Loaded into the build: its last words are the peak of its memory, in KB of 1024 bytes. */
const notePeak = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("peak " + process.resourceUsage().maxRSS))',
)}`;

async function runBuild(root: string): Promise<Omit<Build, "cache">> {
  const start = performance.now();
  const build = spawn(process.execPath, ["--import", notePeak, "tools/build.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  build.stderr.on("data", (text) => {
    said += text;
  });
  const code = await new Promise((exit) => build.once("close", exit));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  return { seconds, memory: (Number(/peak (\d+)/.exec(said)?.[1]) * 1024) / 1e6 };
}

function report(figures: Build[]): string {
  const rows = table<Build>(
    [
      ["cache", ({ cache }) => cache],
      ["s", ({ seconds }) => seconds.toFixed(1)],
      ["MB", ({ memory }) => memory.toFixed(0)],
    ],
    figures,
  );
  return `Build: the whole site, on a new machine and again:\n\n${rows}`;
}
