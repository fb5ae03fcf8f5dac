import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hostingFolder } from "../../build/hosting/policy-file.ts";
import { OwnerError } from "../words/words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import type { VendorDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";
import tools from "./vendor-tools.json" with { type: "json" };

/** By the vendor's own tool. @throws OwnerError when it is not installed, or fails */
export async function toVendor(
  root: string,
  destination: VendorDestination,
  { site, stamp }: BuiltVersion,
): Promise<void> {
  const { to } = destination;
  const { program, install, login } = tools[to];
  const own = join(root, "node_modules/.bin", program);
  const command = existsSync(own) ? own : program;
  await runProgram(command, ["--version"]).catch((cause: unknown) => {
    throw new OwnerError("publish.vendorTool", { to, program, install, login }, { cause });
  });
  await runProgram(command, argsFor(destination, site, stamp), { cwd: root });
}

function argsFor(destination: VendorDestination, site: string, stamp: string): string[] {
  if (destination.to === "netlify") {
    const options = ["--prod", "--no-build", "--dir", site, "--site", destination.site];
    return ["deploy", ...options, "--message", stamp];
  }
  const options = ["--project-name", destination.project, "--branch", destination.branch];
  return ["pages", "deploy", site, ...options, "--commit-dirty=true", "--commit-message", stamp];
}

// Neither vendors' tools nor web space can restore an earlier version, so this machine keeps them.

const kept = 2;

function buildsFolder(root: string): string {
  return join(root, ".cache/publish/builds");
}

export async function newBuildFolder(root: string): Promise<string> {
  const folder = join(root, ".cache/publish/new");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return join(folder, "site");
}

export async function keepBuild(root: string, { site, stamp }: BuiltVersion): Promise<void> {
  const folder = buildsFolder(root);
  await mkdir(folder, { recursive: true });
  await rename(join(site, ".."), join(folder, stamp));
  const old = (await readdir(folder)).sort().slice(0, -kept);
  for (const name of old) await rm(join(folder, name), { recursive: true });
}

/** @throws OwnerError when this machine has no version before */
export async function undoBuild(
  root: string,
  handOver: (version: BuiltVersion) => Promise<void>,
): Promise<string> {
  const folder = buildsFolder(root);
  const [former, present] = (await readdir(folder).catch(() => [])).sort().slice(-2);
  if (!former || !present) throw new OwnerError("publish.noFormerBuild");
  const site = join(folder, former, "site");
  const stamp = (await readFile(join(site, stampFile), "utf8")).trim();
  await handOver({ site, hosting: hostingFolder(site), stamp });
  // removed, so that the next undo does not restore the version that was undone
  await rm(join(folder, present), { recursive: true });
  return stamp;
}
