import { statSync } from "node:fs";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { password as askPassword, confirm, isCancel } from "@clack/prompts";
import { z } from "zod";
import { isHashed } from "../../build/hosting/policy.ts";
import { cacheKey } from "../../content/files/cache-key.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { OwnerError, type Sentence, sentence } from "../words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import type { WebSpace, WebSpaceDestination } from "./destination.ts";
import { connectFtps, type Patience } from "./ftps.ts";
import { runProgram } from "./run-program.ts";
import { connectSftp } from "./sftp.ts";

export type WebSpaceOptions = Patience & {
  report?: (step: Sentence) => void;
  /** Whether a site that somebody else has put there may be replaced. */
  yes?: boolean;
  /** Whether a server is trusted that shows itself for the first time. */
  acceptHost?: boolean;
  /** Whether to send also what has not changed. */
  all?: boolean;
};

/** What was published; Apache never shows a name like this. */
const listFile = ".htvilla.json";
const listSchema = z.object({
  /** Hashes by path. */
  files: z.record(z.string(), z.string()),
  /** Of the version before, which pages that are open may still want. */
  former: z.array(z.string()),
  /** After the first publication: files of the former site that stand aside. */
  kept: z.array(z.string()).optional(),
});
type List = z.output<typeof listSchema>;

/** Of a changed file, until all of them are there, and of one that makes room for it. */
const newEnding = ".villa-new";
const oldEnding = ".villa-old";

function asideName(name: string): string {
  return `.htvilla-former-${name}`;
}

type Named = { from: string; to: string; local: string };

/** What waits for its name, what is renamed just now, and whether that is in steps, as a server replaces nothing. */
type Naming = { left: readonly Named[]; now: readonly Named[]; isInSteps?: boolean };

/**
 * New files come first; those that replace others get their names when all are there, so that an
 * interruption leaves the old site. Files of the version before stay for pages that are open.
 * @throws OwnerError that says what guests see now
 */
export async function toWebSpace(
  destination: WebSpaceDestination,
  { site, hosting }: Pick<BuiltVersion, "site" | "hosting">,
  options: WebSpaceOptions = {},
): Promise<void> {
  let pages: string[] = [];
  const naming: Naming = { left: [], now: [] };
  const publish = async (space: WebSpace, folder: string) => {
    const local = new Map([[".htaccess", join(hosting, ".htaccess")]]);
    for (const path of await filesBelow(site)) local.set(path, join(site, path));
    const files: Record<string, string> = {};
    for (const [path, file] of local) files[path] = cacheKey(await readFile(file));

    const before = await readList(space, folder);
    const kept = before ? undefined : await keepFormer(space, folder, local, destination, options);
    const isEmpty = !before && !kept;
    const folders = new Set(Object.keys(before?.files ?? {}).map((path) => dirname(path)));
    await tidyUp(space, await space.pathsIn([...folders].filter((each) => each !== ".")));

    const known = before?.files ?? {};
    const former = Object.keys(known).filter((path) => !(path in files));
    const list = join(folder, "list.json");
    await writeFile(list, JSON.stringify({ files, former, kept } satisfies List));
    const changed = Object.keys(files).filter((path) => options.all || files[path] !== known[path]);
    // the host may have put others there itself
    const isDirect = (path: string) =>
      isHashed(path) && (before ? !(path in before.files) : isEmpty);
    const later = inOrder([...changed.filter((path) => !isDirect(path)), listFile]);
    local.set(listFile, list);
    const toPut = (path: string) => local.get(path) ?? "";
    if (changed.includes(".htaccess")) await tryRules(space, toPut(".htaccess"), destination);
    const sent = [
      ...changed.filter(isDirect).map((path) => [path, toPut(path)] as const),
      ...later.map((path) => [path + newEnding, toPut(path)] as const),
    ];
    await putWhole(space, new Map(sent), destination);

    naming.left = later.map((to) => ({ from: to + newEnding, to, local: toPut(to) }));
    pages = later.filter((path) => path.endsWith(".html"));
    await nameAll(space, naming, destination);
    const gone = (before?.former ?? []).filter((path) => !(path in files));
    await space.remove(gone.filter((path) => !former.includes(path)));
  };
  try {
    await onWebSpace(destination, options, publish);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    const count = (files: readonly Named[]) => files.filter(({ to }) => pages.includes(to)).length;
    const total = pages.length;
    const least = total - count(naming.left);
    const most = least + count(naming.now);
    const done = least === most ? least : `${least}–${most}`;
    const partly = naming.isInSteps ? "publish.perhapsNone" : "publish.partly";
    const isOld = most === 0 && !naming.isInSteps;
    const shown = sentence(isOld ? "publish.oldStays" : partly, { done, total });
    throw new OwnerError((lang) => `${error.sentence(lang)}. ${shown(lang)}`, {}, { cause: error });
  }
}

/** Puts back what stood there before the first publication. @throws OwnerError when that is not the last one */
export function undoFirst(
  destination: WebSpaceDestination,
  options: WebSpaceOptions = {},
): Promise<void> {
  return onWebSpace(destination, options, async (space, folder) => {
    const list = await readList(space, folder);
    if (!list?.kept) throw new OwnerError("publish.noFormerBuild");
    const { kept } = list;
    const left: Named[] = [];
    const aside = await space.sizes(kept.map(asideName));
    for (const to of kept.filter((name) => aside.has(asideName(name)))) {
      const [from, local] = [asideName(to), join(folder, asideName(to))];
      await space.get(from, local);
      left.push({ from, to, local });
    }
    await nameAll(space, { left, now: [] }, destination);
    await space.remove(Object.keys(list.files).filter((path) => !kept.includes(path)));
    await space.remove([listFile]);
  });
}

async function onWebSpace(
  destination: WebSpaceDestination,
  options: WebSpaceOptions,
  work: (space: WebSpace, folder: string) => Promise<void>,
): Promise<void> {
  const password = await passwordFor(destination, options);
  const { host } = destination;
  const accepts = (fingerprint: string) =>
    agrees(sentence("publish.askHost", { host, fingerprint }), options.acceptHost, options);
  using space =
    destination.to === "ftps"
      ? await connectFtps(destination, password, options)
      : await connectSftp(destination, password, accepts);
  await using folder = await mkdtempDisposable(join(tmpdir(), "villa-list-"));
  await work(space, folder.path);
}

/** A folder that no page names. */
const probe = "villa-probe";

/** Whether the host can read the site's rules: an error there would be the answer of every page. */
async function tryRules(
  space: WebSpace,
  rules: string,
  { address }: WebSpaceDestination,
): Promise<void> {
  if (!address) return;
  const [file, own] = [`${probe}/probe.txt`, `${probe}/.htaccess`];
  await space.put(new Map([file, own].map((path) => [path, rules])));
  const options = { redirect: "manual", signal: AbortSignal.timeout(20_000) } as const;
  const answer = await fetch(`${address}/${file}`, options).catch(() => undefined);
  await space.remove([own, file, `${probe}/`]);
  const status = answer?.status ?? 0;
  if (status === 403 || status >= 500) throw new OwnerError("publish.rules", { status });
}

/** Undefined where there is none, or none that can be read. */
async function readList(space: WebSpace, folder: string): Promise<List | undefined> {
  await tidyUp(space, await space.pathsIn(["."]));
  if (!(await space.sizes([listFile])).has(listFile)) return undefined;
  const local = join(folder, "before.json");
  await space.get(listFile, local);
  try {
    return listSchema.parse(JSON.parse(await readFile(local, "utf8")));
  } catch {
    return undefined;
  }
}

/** Copies what a first publication replaces. @returns its names; undefined where the web space is empty */
async function keepFormer(
  space: WebSpace,
  folder: string,
  local: ReadonlyMap<string, string>,
  destination: WebSpaceDestination,
  options: WebSpaceOptions,
): Promise<string[] | undefined> {
  const { host, path } = destination;
  const names = [...local.keys()].filter((each) => !each.includes("/"));
  const there = await space.sizes(names.flatMap((name) => [name, asideName(name)]));
  const others = await space.pathsIn(["."]);
  if (there.size === 0 && others.length === 0) return undefined;
  if (!(await agrees(sentence("publish.askReplace", { host, path }), options.yes, options))) {
    throw new OwnerError("publish.foreignFiles", { host, path });
  }
  const replaced = names.filter((name) => there.has(name));
  for (const name of replaced.filter((each) => !there.has(asideName(each)))) {
    await space.get(name, join(folder, "former"));
    await putWhole(space, new Map([[asideName(name), join(folder, "former")]]), destination);
  }
  return replaced;
}

/** Compares what has arrived, and sends again what is cut. @throws OwnerError */
async function putWhole(
  space: WebSpace,
  files: ReadonlyMap<string, string>,
  { host }: WebSpaceDestination,
): Promise<void> {
  let left = files;
  for (let attempt = 1; left.size > 0; attempt += 1) {
    await space.put(left);
    const there = await space.sizes([...left.keys()]);
    const isCut = ([to, from]: readonly [string, string]) => statSync(from).size !== there.get(to);
    left = new Map([...left].filter(isCut));
    const [file] = left.keys();
    if (file === undefined || attempt < 3) continue;
    throw new OwnerError("publish.spaceFailed", {
      host,
      reason: sentence("publish.cut", { file }),
    });
  }
}

/** Puts back what has made room for a file that did not come, and removes what else an interruption has left. */
async function tidyUp(space: WebSpace, paths: readonly string[]): Promise<void> {
  const aside = paths.filter((path) => path.endsWith(oldEnding));
  const back = aside.filter((path) => !paths.includes(path.slice(0, -oldEnding.length)));
  await space.rename(back.map((path) => [path, path.slice(0, -oldEnding.length)] as const));
  const isOurs = (path: string) => path.endsWith(newEnding) || aside.includes(path);
  await space.remove(paths.filter((path) => isOurs(path) && !back.includes(path)));
}

/** Each by one rename; where a server replaces nothing by that, the old one makes room first. */
async function nameAll(
  space: WebSpace,
  naming: Naming,
  { host }: WebSpaceDestination,
): Promise<void> {
  let replaces = true;
  let refusal: unknown;
  type Files = readonly Named[];

  /** @returns which of the files have not got their names: the answer of one that has may be lost */
  async function waitingAfter(files: Files, renames: (readonly [string, string])[]) {
    try {
      await space.rename(renames);
      return [];
    } catch (error) {
      refusal = error;
      const there = await space.sizes(files.flatMap(renaming));
      return files.filter(
        ({ from, to, local }) => there.has(from) || there.get(to) !== statSync(local).size,
      );
    }
  }

  /** The old one goes aside, and comes back if the new one is refused. @returns those that were refused */
  async function exchange(files: Files): Promise<Files> {
    let waiting = files;
    // once more, as a connection may end between the two
    for (let attempt = 1; waiting.length > 0 && attempt <= 2; attempt += 1) {
      const there = await space.sizes(waiting.map(({ to }) => to));
      const renames = waiting.flatMap((file) => {
        const aside = [file.to, file.to + oldEnding] as const;
        return there.has(file.to) ? [aside, renaming(file)] : [renaming(file)];
      });
      waiting = await waitingAfter(waiting, renames);
    }
    const both = await space.sizes(files.flatMap(({ to }) => [to, to + oldEnding]));
    await tidyUp(space, [...both.keys()]);
    return waiting;
  }

  while (naming.left.length > 0) {
    const some = naming.left.slice(0, space.atOnce);
    naming.now = some;
    let waiting: Files = replaces ? await waitingAfter(some, some.map(renaming)) : some;
    if (waiting.length === some.length) {
      replaces = false;
      naming.isInSteps = true;
      waiting = await exchange(some);
      naming.isInSteps = false;
    }
    if (waiting.length === some.length) {
      naming.now = [];
      if (!(refusal instanceof OwnerError)) throw refusal;
      const reason = refusal.sentence;
      throw new OwnerError("publish.noReplace", { host, reason }, { cause: refusal });
    }
    naming.left = [...waiting, ...naming.left.slice(some.length)];
    naming.now = [];
  }
}

function renaming({ from, to }: Named) {
  return [from, to] as const;
}

/** Pages after what they name; then the stamp, and the list by which the next one knows what is there. */
function inOrder(paths: readonly string[]): string[] {
  const last = [stampFile, listFile];
  const rank = (path: string) =>
    last.includes(path) ? 2 + last.indexOf(path) : /\.html(\.|$)/.test(path) ? 1 : 0;
  return paths.toSorted((one, other) => rank(one) - rank(other));
}

/** Asked in the terminal, also by the desk. @param given the answer of a script */
async function agrees(
  question: Sentence,
  given: boolean | undefined,
  { report = () => {} }: WebSpaceOptions,
): Promise<boolean> {
  if (given || !process.stdin.isTTY) return given ?? false;
  report(sentence("publish.answerWanted"));
  return (await confirm({ message: question(ownerLanguage()), initialValue: false })) === true;
}

/** From the environment, the keychain or the terminal, never from a file; none for SFTP with a key. */
async function passwordFor(
  { to, host, user }: WebSpaceDestination,
  { report = () => {} }: WebSpaceOptions,
): Promise<string | undefined> {
  const { PUBLISH_PASSWORD } = process.env;
  if (PUBLISH_PASSWORD) return PUBLISH_PASSWORD;
  const kept = await fromKeychain(host, user);
  // SFTP asks for no password where the owner has a key
  if (kept || to === "sftp" || !process.stdin.isTTY) return kept;
  // who publishes at the desk looks at the browser
  report(sentence("publish.passwordWanted", { user, host }));
  const message = sentence("publish.askPassword", { user, host })(ownerLanguage());
  const typed = await askPassword({ message });
  return isCancel(typed) ? undefined : typed;
}

async function fromKeychain(host: string, user: string): Promise<string | undefined> {
  const [program, args] =
    process.platform === "darwin"
      ? ["security", ["find-internet-password", "-s", host, "-a", user, "-w"]]
      : ["secret-tool", ["lookup", "server", host, "user", user]];
  return (await runProgram(program, args).catch(() => "")) || undefined;
}
