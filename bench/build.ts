import { spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { progress, progressDone, table } from "./report.ts";

type Build = {
  cache: "empty" | "full";
  seconds: number;
  /** Peak of the resident memory, in MB of 1,000,000 bytes. */
  memory: number;
};

export async function benchBuild(): Promise<string> {
  await mkdir(".cache", { recursive: true });
  const root = await mkdtemp(resolve(".cache/build-"));
  try {
    await copyProject(root);
    const figures: Build[] = [];
    for (const cache of ["empty", "full"] as const) {
      progress(`build with ${cache} cache`);
      figures.push({ cache, ...runBuild(root) });
    }
    return report(figures);
  } finally {
    progressDone();
    await rm(root, { recursive: true });
  }
}

/** A project of its own with an empty cache, inside this one, where modules find `node_modules`. */
async function copyProject(root: string): Promise<void> {
  const parts = ["tools", "demo", "content", "src", "package.json", "tsconfig.json"];
  for (const part of parts.filter((each) => existsSync(each))) {
    await cp(resolve(part), join(root, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
}

/** Loaded into the build: its last words are the peak of its memory, in KB of 1024 bytes. */
const notePeak = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("peak " + process.resourceUsage().maxRSS))',
)}`;

function runBuild(root: string): Omit<Build, "cache"> {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", notePeak, "tools/build.ts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return { seconds, memory: (Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024) / 1e6 };
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
