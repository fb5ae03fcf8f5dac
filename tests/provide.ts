import { spawn } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { type Need, needs } from "./support/needs.ts";

type Machine = {
  needs: Record<string, Need>;
  isRoot: boolean;
};

const thisMachine: Machine = { needs, isRoot: process.getuid?.() === 0 };

/** @returns what is left out, in one sentence with the way to get it; nothing where all is here */
export async function provide({ needs, isRoot }: Machine = thisMachine): Promise<string> {
  const missing = () => Object.entries(needs).filter(([, need]) => !need.isHere());
  const packages = () => missing().flatMap(([, { root, packages }]) => (root ? [] : packages));
  if (isRoot && missing().length > 0) await installPackages(packages());
  for (const [, { root, packages }] of isRoot ? missing() : []) {
    if (root) await unpackPackages(packages, root);
  }
  if (needs.Chromium && !needs.Chromium.isHere()) await downloadChromium(isRoot);
  if (missing().length === 0) return "";
  const names = missing().map(([name]) => name);
  return `Left out, as not installed: ${names.join(", ")} (on Debian: sudo apt-get install ${packages().join(" ")})`;
}

async function installPackages(packages: string[]): Promise<void> {
  if ((await run("apt-get", ["update", "-qq"])) !== 0) return;
  if (packages.length === 0) return;
  const known: string[] = [];
  await run("apt-cache", ["show", "--no-all-versions", ...packages], (line) => {
    if (line.startsWith("Package: ")) known.push(line.slice("Package: ".length));
  });
  if (known.length === 0) return;
  const say = progress(`Installing by apt what the tests use (${known.join(", ")})`);
  const options = ["-y", "-qq", "--no-install-recommends"];
  // apt takes the descriptor from dpkg, so it cannot be that of the output
  const output = ["-o", "APT::Status-Fd=3", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", ["install", ...options, ...output, ...known], (line) => {
    // dl: the download, which is the first half
    const [, phase, percent] = /^(dl|pm)status:[^:]*:([\d.]+):/.exec(line) ?? [];
    if (phase) say((phase === "pm" ? 50 : 0) + Number(percent) / 2);
  });
  console.log();
}

/** With the libraries that they need and that are not here. */
async function unpackPackages(packages: string[], root: string): Promise<void> {
  const archives = join(root, "archives");
  await mkdir(join(archives, "partial"), { recursive: true });
  const options = ["-y", "-qq", "--no-install-recommends", "--download-only"];
  const folder = ["-o", `Dir::Cache::archives=${archives}`];
  await run("apt-get", ["install", ...options, ...folder, ...packages]);
  for (const name of await readdir(archives)) {
    if (name.endsWith(".deb")) await run("dpkg-deb", ["-x", join(archives, name), root]);
  }
}

async function downloadChromium(isRoot: boolean): Promise<void> {
  console.log("Downloading Chromium, which the tests drive");
  const libraries = isRoot ? ["--with-deps"] : [];
  const args = ["playwright", "install", ...libraries, "--no-shell", "chromium"];
  await run("npx", args, (line) => console.log(line));
}

function progress(text: string): (percent: number) => void {
  process.stdout.write(`${text}:`);
  let last = 0;
  return (percent) => {
    const step = 10 * Math.floor(percent / 10);
    if (step <= last) return;
    last = step;
    process.stdout.write(` ${step} %`);
  };
}

/** @param heard gets its lines, of its output and of descriptor 3 */
async function run(
  program: string,
  args: string[],
  heard: (line: string) => void = () => {},
): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe", "pipe"], env });
  let complaints = "";
  child.stderr?.on("data", (text) => {
    complaints += text;
  });
  for (const stream of [child.stdio[1], child.stdio[3]]) {
    if (stream instanceof Readable) createInterface(stream).on("line", heard);
  }
  const code = await new Promise<number>((ended) => {
    child.once("error", () => ended(1));
    child.once("close", (code) => ended(code ?? 1));
  });
  if (code !== 0) console.error(complaints);
  return code;
}
