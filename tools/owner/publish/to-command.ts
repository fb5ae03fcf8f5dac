import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hostingFolder } from "../../build/hosting/policy.ts";
import { OwnerError } from "../words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import { runProgram } from "./run-program.ts";

/**
 * By the command line of PUBLISH_COMMAND, which finds the folders and the stamp in variables. It is a
 * variable of the machine, so that who may edit texts cannot run programs on it.
 * @throws OwnerError when there is none, or it fails
 */
export async function toCommand(
  root: string,
  { site, hosting, stamp }: BuiltVersion,
): Promise<void> {
  const env = { SITE: site, HOSTING: hosting, STAMP: stamp };
  // the line itself may hold a token, so that no message shows it
  await runProgram("sh", ["-c", commandLine()], { cwd: root, env, name: "PUBLISH_COMMAND" });
}

/** @throws OwnerError */
export function commandLine(): string {
  const { PUBLISH_COMMAND } = process.env;
  if (!PUBLISH_COMMAND) throw new OwnerError("publish.noCommand");
  return PUBLISH_COMMAND;
}

// Neither other programs nor web space can restore an earlier version, so this machine keeps them.

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

type Undo = {
  handOver: (version: BuiltVersion) => Promise<void>;
  /** Puts back what stood there before the first publication, where that is known. */
  undoFirst?: (() => Promise<void>) | undefined;
};

/** @throws OwnerError when there is no version before */
export async function undoBuild(root: string, { handOver, undoFirst }: Undo): Promise<string> {
  const folder = buildsFolder(root);
  const [present, former] = (await readdir(folder).catch(() => [])).sort().reverse();
  // removed, so that the next undo does not restore the version that was undone
  const forget = async () => present && rm(join(folder, present), { recursive: true });
  if (!former) {
    if (!undoFirst) throw new OwnerError("publish.noFormerBuild");
    await undoFirst();
    await forget();
    return "site-before";
  }
  const site = join(folder, former, "site");
  const stamp = (await readFile(join(site, stampFile), "utf8")).trim();
  await handOver({ site, hosting: hostingFolder(site), stamp });
  await forget();
  return stamp;
}
