import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basename, dirname, join as pathOf } from "node:path/posix";
import { password as askPassword, confirm, isCancel } from "@clack/prompts";
import { z } from "zod";
import { cacheKey } from "../../content/files/cache-key.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { commandLanguage } from "../../content/owner-language.ts";
import { OwnerError, type Sentence, sentence } from "../words/words.ts";
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
const listFileBefore = ".villa-files.json";
const listSchema = z.object({
  /** Hashes by path. */
  files: z.record(z.string(), z.string()),
  /** Of the version before, which pages that are open may still want. */
  former: z.array(z.string()),
  /** After the first publication: files of the former site that stand aside. */
  kept: z.array(z.string()).optional(),
});
type List = z.output<typeof listSchema>;

/** Of a changed file, until all of them are there; of the one that it replaces, for a moment. */
const [newEnding, oldEnding] = [".villa-new", ".villa-old"];

function asideName(name: string): string {
  return `.htvilla-former-${name}`;
}

type Named = { from: string; to: string; size: number };

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
  let unnamed: readonly Named[] = [];
  const publish = async (space: WebSpace, folder: string) => {
    const local = new Map([[".htaccess", join(hosting, ".htaccess")]]);
    for (const path of await filesBelow(site)) local.set(path, join(site, path));
    const files: Record<string, string> = {};
    for (const [path, file] of local) files[path] = cacheKey(await readFile(file));

    const before = await readList(space, folder);
    const kept = before ? undefined : await keepFormer(space, folder, local, destination, options);
    const isEmpty = !before && !kept;
    await tidyUp(space, new Set(Object.keys(before?.files ?? {}).map((path) => dirname(path))));

    const known = before?.files ?? {};
    const former = Object.keys(known).filter((path) => !(path in files));
    const list = join(folder, "list.json");
    await writeFile(list, JSON.stringify({ files, former, kept } satisfies List));
    const changed = Object.keys(files).filter((path) => options.all || files[path] !== known[path]);
    const isDirect = (path: string) =>
      !isPage(path) && (before ? !(path in before.files) : isEmpty);
    const later = inOrder([...changed.filter((path) => !isDirect(path)), listFile]);
    local.set(listFile, list);
    const toPut = (path: string) => local.get(path) ?? "";
    await space.put(new Map(changed.filter(isDirect).map((path) => [path, toPut(path)])));
    await space.put(new Map(later.map((path) => [path + newEnding, toPut(path)])));

    unnamed = await Promise.all(
      later.map(async (to) => ({ from: to + newEnding, to, size: (await stat(toPut(to))).size })),
    );
    pages = later.filter((path) => path.endsWith(".html"));
    await nameAll(space, unnamed, (left) => {
      unnamed = left;
    });
    const gone = (before?.former ?? []).filter((path) => !(path in files));
    await space.remove([listFileBefore, ...gone.filter((path) => !former.includes(path))]);
  };
  try {
    await onWebSpace(destination, options, publish);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    const total = pages.length;
    const done = total - unnamed.filter(({ to }) => pages.includes(to)).length;
    const shown =
      done > 0 ? sentence("publish.partly", { done, total }) : sentence("publish.oldStays");
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
    const aside = await space.sizes(list.kept.map(asideName));
    const { kept } = list;
    await nameAll(
      space,
      kept.flatMap((to) => {
        const from = asideName(to);
        const size = aside.get(from);
        return size === undefined ? [] : { from, to, size };
      }),
    );
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
  const space =
    destination.to === "ftps"
      ? await connectFtps(destination, password, options)
      : await connectSftp(destination, password, accepts);
  const folder = await mkdtemp(join(tmpdir(), "villa-list-"));
  try {
    await work(space, folder);
  } finally {
    space.close();
    await rm(folder, { recursive: true });
  }
}

/** Undefined where there is none, or none that can be read. */
async function readList(space: WebSpace, folder: string): Promise<List | undefined> {
  const there = await space.sizes([listFile, listFileBefore]);
  const name = [listFile, listFileBefore].find((each) => there.has(each));
  if (!name) return undefined;
  const local = join(folder, "before.json");
  await space.get(name, local);
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
  { host, path }: WebSpaceDestination,
  options: WebSpaceOptions,
): Promise<string[] | undefined> {
  const names = [...local.keys()].filter((each) => !each.includes("/"));
  const there = await space.sizes(names.flatMap((name) => [name, asideName(name)]));
  const others = await space.names(".");
  if (there.size === 0 && others.length === 0) return undefined;
  const question = sentence("publish.askReplace", { host, path });
  if (!(await agrees(question, options.yes, options))) {
    throw new OwnerError("publish.foreignFiles", { host, path });
  }
  const replaced = names.filter((name) => there.has(name));
  for (const name of replaced.filter((each) => !there.has(asideName(each)))) {
    await space.get(name, join(folder, "former"));
    await space.put(new Map([[asideName(name), join(folder, "former")]]));
  }
  return replaced;
}

/** Removes what an interrupted publication has left. */
async function tidyUp(space: WebSpace, folders: ReadonlySet<string>): Promise<void> {
  for (const folder of new Set([".", ...folders])) {
    const names = await space.names(folder);
    const old = names.filter((name) => name.endsWith(oldEnding));
    for (const name of old) {
      const to = basename(name, oldEnding);
      if (!names.includes(to)) await move(space, pathOf(folder, name), pathOf(folder, to));
    }
    const left = names.filter((name) => name.endsWith(newEnding) || old.includes(name));
    await space.remove(left.map((name) => pathOf(folder, name)));
  }
}

/** @param told is given those that are left, whenever some have got their names */
async function nameAll(
  space: WebSpace,
  files: readonly Named[],
  told: (left: readonly Named[]) => void = () => {},
): Promise<void> {
  let left = files;
  while (left.length > 0) {
    let some = left.slice(0, space.atOnce);
    try {
      await space.rename(some.map(({ from, to }) => [from, to] as const));
    } catch (error) {
      const there = await space.sizes(some.flatMap(({ from, to }) => [from, to]));
      // a rename whose answer was lost
      const done = some.filter(({ from, to, size }) => !there.has(from) && there.get(to) === size);
      const [first] = some;
      if (done.length === 0 && first) await replace(space, first, error);
      some = done.length > 0 || !first ? done : [first];
    }
    left = left.filter((each) => !some.includes(each));
    told(left);
  }
}

/** Where the server does not replace a file: the old one goes aside, and comes back if need be. */
async function replace(space: WebSpace, { from, to }: Named, refusal: unknown): Promise<void> {
  const aside = to + oldEnding;
  if (!(await space.sizes([to])).has(to)) throw refusal;
  await space.remove([aside]);
  await move(space, to, aside);
  try {
    await move(space, from, to);
  } catch (error) {
    await move(space, aside, to);
    throw error;
  }
  await space.remove([aside]);
}

async function move(space: WebSpace, from: string, to: string): Promise<void> {
  try {
    await space.rename([[from, to]]);
  } catch (error) {
    const there = await space.sizes([from, to]);
    if (there.has(from) || !there.has(to)) throw error;
  }
}

/** Documents and files with a fixed name, which the host may have put there itself. */
function isPage(path: string): boolean {
  return !/\.[\w-]{8,}\.|-[\w-]{8,}\./.test(path);
}

/** Pages after what they name; the stamp, by which the publication is recognised, last. */
function inOrder(paths: readonly string[]): string[] {
  const rank = (path: string) => (path === stampFile ? 2 : /\.html(\.|$)/.test(path) ? 1 : 0);
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
  return (await confirm({ message: question(commandLanguage()), initialValue: false })) === true;
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
  const message = sentence("publish.askPassword", { user, host })(commandLanguage());
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
