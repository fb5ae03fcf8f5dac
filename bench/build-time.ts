import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { multiplyPhotographs } from "./multiply-photographs.ts";
import { progress, progressDone } from "./progress.ts";
import { table } from "./table.ts";

type Build = {
  photographs: number;
  /** Seconds of the first build on a machine, and of the next one. */
  cold: number;
  warm: number;
  /** Seconds of a cold build beyond those of a warm one, for each photograph. */
  perPhotograph: number;
  /** Peak of the resident memory, in MB of 1,000,000 bytes. */
  coldMemory: number;
  warmMemory: number;
};

/** How many times the photographs of the content are there. */
const factors = [1, 2, 4];

/** What a build takes in an empty and in a filled cache, and how that grows with the photographs. */
export async function benchBuild(_: BenchContext): Promise<BenchReport> {
  const figures: Build[] = [];
  try {
    for (const factor of factors) figures.push(await measure(factor));
  } finally {
    progressDone();
  }
  return { text: report(figures), figures };
}

async function measure(factor: number): Promise<Build> {
  const root = await mkdtemp(join(tmpdir(), "villa-build-"));
  try {
    await copyProject(root);
    const photographs = await multiplyPhotographs(join(root, "content/photos"), factor);
    progress(`build with ${photographs} photographs and an empty cache`);
    const cold = await runBuild(root);
    progress(`build with ${photographs} photographs and a full cache`);
    const warm = await runBuild(root);
    return {
      photographs,
      cold: cold.seconds,
      warm: warm.seconds,
      perPhotograph: (cold.seconds - warm.seconds) / photographs,
      coldMemory: cold.memory,
      warmMemory: warm.memory,
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

/** A project of its own, so that neither the content nor the cache of this one is touched. */
async function copyProject(root: string): Promise<void> {
  for (const part of ["tools", "content", "public", "src", "package.json", "tsconfig.json"]) {
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

/** Runs the build as `npm run build` does and notes its time and the peak of its memory. */
async function runBuild(root: string): Promise<{ seconds: number; memory: number }> {
  const memoryFile = join(root, "peak-memory.json");
  const start = performance.now();
  const build = spawn(
    process.execPath,
    ["--import", resolve("bench/note-peak-memory.ts"), "tools/build.ts"],
    {
      cwd: root,
      env: { ...process.env, PEAK_MEMORY_FILE: memoryFile },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let errors = "";
  build.stderr.on("data", (text) => {
    errors += text;
  });
  const code = await new Promise((exit) => build.once("exit", exit));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`The build failed:\n${errors}`);
  const memory = z.number().parse(JSON.parse(await readFile(memoryFile, "utf8")));
  return { seconds, memory };
}

function report(figures: Build[]): string {
  return [
    "Build: whole site, in an empty cache (cold) and again (warm):",
    "",
    table<Build>(
      [
        { title: "photographs", cell: ({ photographs }) => photographs },
        { title: "cold s", cell: ({ cold }) => cold.toFixed(1) },
        { title: "warm s", cell: ({ warm }) => warm.toFixed(1) },
        { title: "s/photograph", cell: ({ perPhotograph }) => perPhotograph.toFixed(2) },
        { title: "cold MB", cell: ({ coldMemory }) => coldMemory.toFixed(0) },
        { title: "warm MB", cell: ({ warmMemory }) => warmMemory.toFixed(0) },
      ],
      figures,
    ),
  ].join("\n");
}
