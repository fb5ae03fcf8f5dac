import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Need, needs } from "./support/needs.ts";

/** A machine as the tests find it. */
type Machine = {
  needs: Record<string, Need>;
  /** Whether packages may be installed. */
  isRoot: boolean;
};

const thisMachine: Machine = { needs, isRoot: process.getuid?.() === 0 };

/**
 * Gets what the tests use and the machine has not: by apt where this is root on Debian or Ubuntu, and where
 * that brings no Chromium by Playwright's own download.
 * @returns what is left out, in one sentence with the way to get it; nothing where all is here
 */
export async function provide({ needs, isRoot }: Machine = thisMachine): Promise<string> {
  const missing = () => Object.entries(needs).filter(([, need]) => !need.isHere());
  const packages = () => missing().flatMap(([, need]) => need.packages);
  if (isRoot && missing().length > 0) await installPackages(packages());
  if (needs.Chromium && !needs.Chromium.isHere()) await downloadChromium(isRoot);
  if (missing().length === 0) return "";
  const names = missing().map(([name]) => name);
  return `Left out, as not installed: ${names.join(", ")} (on Debian: sudo apt-get install ${packages().join(" ")})`;
}

/** Installs those of the packages that the system's distribution has. */
async function installPackages(packages: string[]): Promise<void> {
  if ((await run("apt-get", ["update", "-qq"])) !== 0) return;
  const known: string[] = [];
  await run("apt-cache", ["show", "--no-all-versions", ...packages], (line) => {
    if (line.startsWith("Package: ")) known.push(line.slice("Package: ".length));
  });
  if (known.length === 0) return;
  const say = progress(`Installing by apt what the tests use: ${known.join(", ")}`);
  const options = ["-y", "-qq", "--no-install-recommends", "-o", "APT::Status-Fd=1"];
  await run("apt-get", ["install", ...options, ...known], (line) => {
    // dl: the download, which is the first half
    const [, phase, percent] = /^(dl|pm)status:[^:]*:([\d.]+):/.exec(line) ?? [];
    if (phase) say((phase === "pm" ? 50 : 0) + Number(percent) / 2);
  });
}

async function downloadChromium(isRoot: boolean): Promise<void> {
  console.log("Downloading Chromium, which the tests drive");
  const libraries = isRoot ? ["--with-deps"] : [];
  const args = ["playwright", "install", ...libraries, "--no-shell", "chromium"];
  await run("npx", args, (line) => console.log(line));
}

/** One line that grows on a terminal; elsewhere a line at each quarter. */
function progress(text: string): (percent: number) => void {
  let last = -1;
  return (percent) => {
    const step = process.stdout.isTTY ? Math.floor(percent) : 25 * Math.floor(percent / 25);
    if (step <= last) return;
    last = step;
    const line = `${text}: ${step} %`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${step === 100 ? "\n" : ""}`);
    else console.log(line);
  };
}

/** Runs a program to its end; where it fails, its complaints are shown. */
async function run(
  program: string,
  args: string[],
  heard: (line: string) => void = () => {},
): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  createInterface(child.stdout).on("line", heard);
  const code = await new Promise<number>((ended) => {
    child.once("error", () => ended(1));
    child.once("close", (code) => ended(code ?? 1));
  });
  if (code !== 0) console.error(complaints);
  return code;
}
