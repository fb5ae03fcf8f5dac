import { spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Bench, table } from "./report.ts";

/** The whole site on a new machine, and again: in a copy of the project, whose cache is empty at first. */
export const bench: Bench = async () => {
  await mkdir(".cache", { recursive: true });
  // inside the project, where modules find `node_modules`
  const root = await mkdtemp(resolve(".cache/build-"));
  try {
    const parts = ["tools", "demo", "content", "src", "package.json", "tsconfig.json"];
    for (const part of parts.filter((each) => existsSync(each))) {
      const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
      await cp(resolve(part), join(root, part), options);
    }
    const rows = ["empty", "full"].map((cache) => [cache, ...runBuild(root)]);
    return `Build:\n\n${table(["cache", "s", "MB"], rows)}`;
  } finally {
    await rm(root, { recursive: true });
  }
};

/** Loaded into the build: its last words are the peak of its memory, in KB of 1024 bytes. */
const notePeak = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("peak " + process.resourceUsage().maxRSS))',
)}`;

/** Seconds, and the peak of the resident memory in MB of 1,000,000 bytes. */
function runBuild(root: string): string[] {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", notePeak, "tools/build.ts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const memory = (Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024) / 1e6;
  return [seconds.toFixed(1), memory.toFixed(0)];
}
