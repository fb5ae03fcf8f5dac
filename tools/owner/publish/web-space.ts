import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { password as ask, isCancel } from "@clack/prompts";
import { z } from "zod";
import { cacheKey } from "../../content/files/cache-key.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { commandLanguage } from "../../content/owner-language.ts";
import { type Sentence, say, sentence } from "../words/words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import type { WebSpaceDestination } from "./destination.ts";
import { connectFtps } from "./ftps.ts";
import { runProgram } from "./run-program.ts";
import { connectSftp } from "./sftp.ts";

/** The list of what was published, which `.htaccess` refuses to everybody. */
const listFile = ".villa-files.json";
const listSchema = z.object({
  files: z.record(z.string(), z.string()),
  former: z.array(z.string()),
});

type Report = (step: Sentence) => void;

/** Of a changed file, until all of them are there. */
const newEnding = ".villa-new";

/**
 * New files come first; those that replace others get their names when all are there, so that an
 * interruption leaves the old site. Files of the version before stay for pages that are open.
 * @throws OwnerError; guests still see the version before
 */
export async function toWebSpace(
  destination: WebSpaceDestination,
  { site, hosting }: Pick<BuiltVersion, "site" | "hosting">,
  report: Report = () => {},
): Promise<void> {
  const password = await passwordFor(destination, report);
  const connect = destination.to === "ftps" ? connectFtps : connectSftp;
  const space = await connect(destination, password);
  const folder = await mkdtemp(join(tmpdir(), "villa-list-"));
  try {
    const local = new Map([[".htaccess", join(hosting, ".htaccess")]]);
    for (const path of await filesBelow(site)) local.set(path, join(site, path));
    const files: Record<string, string> = {};
    for (const [path, file] of local) files[path] = cacheKey(await readFile(file));
    const before = listOf(await space.read(listFile));
    const changed = Object.keys(files).filter((path) => files[path] !== before.files[path]);
    const isUnnamed = (path: string) => !(path in before.files) && !isPage(path);
    const later = changed.filter((path) => !isUnnamed(path));
    const sent = changed.map((path) => [isUnnamed(path) ? path : path + newEnding, path] as const);
    await space.put(new Map(sent.map(([to, path]) => [to, local.get(path) ?? ""])));
    await space.rename(inOrder(later).map((path) => [path + newEnding, path]));
    const former = Object.keys(before.files).filter((path) => !(path in files));
    const list = join(folder, "list.json");
    await writeFile(list, JSON.stringify({ files, former }));
    await space.put(new Map([[listFile, list]]));
    await space.remove(before.former.filter((path) => !(path in files) && !former.includes(path)));
  } finally {
    space.close();
    await rm(folder, { recursive: true });
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

function listOf(text: string | undefined): z.output<typeof listSchema> {
  const none = { files: {}, former: [] };
  try {
    return text ? listSchema.parse(JSON.parse(text)) : none;
  } catch {
    // everything is sent again
    return none;
  }
}

/** From the environment, the keychain or the terminal, never from a file; none for SFTP with a key. */
async function passwordFor(
  { to, host, user }: WebSpaceDestination,
  report: Report,
): Promise<string | undefined> {
  const { PUBLISH_PASSWORD } = process.env;
  if (PUBLISH_PASSWORD) return PUBLISH_PASSWORD;
  const kept = await fromKeychain(host, user);
  // SFTP asks for no password where the owner has a key
  if (kept || to === "sftp" || !process.stdin.isTTY) return kept;
  // who publishes at the desk looks at the browser
  report(sentence("publish.passwordWanted", { user, host }));
  const message = say("publish.askPassword", commandLanguage(), { user, host });
  const typed = await ask({ message });
  return isCancel(typed) ? undefined : typed;
}

async function fromKeychain(host: string, user: string): Promise<string | undefined> {
  const [program, args] =
    process.platform === "darwin"
      ? ["security", ["find-internet-password", "-s", host, "-a", user, "-w"]]
      : ["secret-tool", ["lookup", "server", host, "user", user]];
  return (await runProgram(program, args).catch(() => "")) || undefined;
}
