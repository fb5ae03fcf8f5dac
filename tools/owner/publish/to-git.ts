import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OwnerError } from "../words/words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import type { GitDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";

// A push replaces the branch atomically and is never forced; an undo is a new commit of earlier files.

/** In the message of a commit that puts a version back: which. */
const trailer = "Puts-Back";

/** @throws OwnerError; the branch is as it was */
export async function toGit(
  root: string,
  destination: GitDestination,
  { site, stamp }: BuiltVersion,
): Promise<void> {
  const git = await openBranch(root, destination);
  await writeHostFiles(site, destination);
  await rm(git.index, { force: true });
  // line ends as they were built, whatever the owner's git makes of them
  const asBuilt = ["-c", "core.autocrlf=false", "--work-tree", site];
  await git.run([...asBuilt, "add", "--all", "--force", "."]);
  const tree = await git.run(["write-tree"]);
  await git.push(tree, `Publish ${stamp}`);
}

export async function undoGit(root: string, destination: GitDestination): Promise<string> {
  const git = await openBranch(root, destination);
  const former = git.tip && (await git.former(git.tip));
  if (!former) throw new OwnerError("publish.noFormer", { place: destination.branch });
  const stamp = await git.run(["show", `${former}:${stampFile}`]);
  const tree = await git.run(["rev-parse", `${former}^{tree}`]);
  await git.push(tree, `Put back ${stamp}\n\n${trailer}: ${former}`);
  return stamp;
}

/** Files that GitHub Pages reads: it must not leave out `_headers`, and must know its domain. */
async function writeHostFiles(site: string, { remote, address }: GitDestination): Promise<void> {
  if (!/github\.com[:/]/.test(remote)) return;
  await writeFile(join(site, ".nojekyll"), "");
  if (address) await writeFile(join(site, "CNAME"), `${new URL(address).host}\n`);
}

async function openBranch(root: string, { remote, branch }: GitDestination) {
  const repository = join(root, ".cache/publish/branch.git");
  const index = join(repository, "index-of-site");
  if (!existsSync(repository)) {
    await mkdir(repository, { recursive: true });
    await runProgram("git", ["init", "--quiet", "--bare", repository]);
  }
  const env = {
    GIT_DIR: repository,
    GIT_INDEX_FILE: index,
    ...(await identity(root)),
    // without a terminal nobody could answer a question for a password
    ...(process.stdin.isTTY ? {} : { GIT_TERMINAL_PROMPT: "0" }),
  };
  const run = (args: string[]) => runProgram("git", args, { cwd: root, env });
  const listed = await run(["ls-remote", "--", remote, `refs/heads/${branch}`]);
  const tip = listed.split(/\s/)[0] || undefined;
  if (tip) await run(["fetch", "--quiet", "--no-tags", "--", remote, `refs/heads/${branch}`]);

  return {
    run,
    index,
    tip,
    async push(tree: string, message: string): Promise<void> {
      const parents = tip ? ["-p", tip] : [];
      const commit = await run(["commit-tree", tree, ...parents, "-m", message]);
      await run(["push", "--quiet", "--", remote, `${commit}:refs/heads/${branch}`]);
    },
    /** The version before that of a commit: before the one that it puts back, where it does. */
    async former(commit: string): Promise<string | undefined> {
      const message = await run(["show", "--no-patch", "--format=%B", commit]);
      const shown = new RegExp(`^${trailer}: (\\w+)$`, "m").exec(message)?.[1] ?? commit;
      const [, parent] = (await run(["rev-list", "--parents", "-n", "1", shown])).split(" ");
      return parent;
    },
  };
}

/** The author from the git settings of the project, which the separate repository does not have. */
async function identity(root: string): Promise<Record<string, string>> {
  const setting = (key: string) =>
    runProgram("git", ["config", key], { cwd: root }).catch(() => undefined);
  const name = (await setting("user.name")) ?? "npm run publish";
  const email = (await setting("user.email")) ?? "publish@localhost";
  const variables = ["AUTHOR", "COMMITTER"].flatMap((role) => [
    [`GIT_${role}_NAME`, name],
    [`GIT_${role}_EMAIL`, email],
  ]);
  return Object.fromEntries(variables.filter(([key = ""]) => !process.env[key]));
}
