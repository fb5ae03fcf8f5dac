import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Need, needs } from "./support/needs.ts";

type Machine = {
  needs: Record<string, Need>;
  isRoot: boolean;
};

const thisMachine: Machine = { needs, isRoot: process.getuid?.() === 0 };

/** Root installs by apt what is missing. @returns what is left out, in one sentence with the way to get it; nothing where all is here */
export function provide({ needs, isRoot }: Machine = thisMachine): string {
  const missing = () => Object.entries(needs).filter(([, need]) => !need.isHere());
  const packages = () => missing().flatMap(([, { root, packages }]) => (root ? [] : packages));
  if (isRoot && missing().length > 0) {
    console.log(`Installing by apt what the tests use: ${missing().map(([name]) => name)}`);
    run("apt-get", ["update", "-qq"]);
    installPackages(packages());
    for (const [, { root, packages }] of missing()) if (root) unpackPackages(packages, root);
  }
  if (needs.Chromium && !needs.Chromium.isHere()) downloadChromium(isRoot);
  if (missing().length === 0) return "";
  const names = missing().map(([name]) => name);
  return `Left out, as not installed: ${names.join(", ")} (on Debian: sudo apt-get install ${packages().join(" ")})`;
}

const quietly = ["-y", "-qq", "--no-install-recommends"];

/** Those that apt knows: one that it does not know would keep it from all others. */
function installPackages(packages: string[]): void {
  if (packages.length === 0) return;
  const shown = run("apt-cache", ["show", "--no-all-versions", ...packages]);
  const known = [...shown.matchAll(/^Package: (.*)$/gm)].map(([, name = ""]) => name);
  if (known.length > 0) run("apt-get", ["install", ...quietly, ...known]);
}

/** With the libraries that they need and that are not here. */
function unpackPackages(packages: string[], root: string): void {
  const archives = join(root, "archives");
  mkdirSync(join(archives, "partial"), { recursive: true });
  const folder = ["-o", `Dir::Cache::archives=${archives}`];
  run("apt-get", ["install", ...quietly, "--download-only", ...folder, ...packages]);
  for (const name of readdirSync(archives)) {
    if (name.endsWith(".deb")) run("dpkg-deb", ["-x", join(archives, name), root]);
  }
}

function downloadChromium(isRoot: boolean): void {
  console.log("Downloading Chromium, which the tests drive");
  const libraries = isRoot ? ["--with-deps"] : [];
  run("npx", ["playwright", "install", ...libraries, "--no-shell", "chromium"]);
}

/** Shows what it complains of. @returns what it says */
function run(program: string, args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: "utf8" });
  if (status !== 0) console.error(stderr);
  return stdout ?? "";
}
