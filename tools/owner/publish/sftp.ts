import { rmSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname as folderOf, join } from "node:path";
import { basename, dirname, join as pathOf } from "node:path/posix";
import { OwnerError, reasonOf, type Sentence, sentence } from "../words.ts";
import type { WebSpace, WebSpaceDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";

/** Commands of one call; the next one is a new connection. */
const atOnce = 200;
const attempts = 3;

/**
 * Opens rented web space by the system's `sftp`, which knows the owner's keys and hosts.
 * @param accepts whether a server that shows itself for the first time is the right one, by its fingerprints
 */
export async function connectSftp(
  destination: WebSpaceDestination,
  password: string | undefined,
  accepts: (fingerprint: string) => Promise<boolean>,
): Promise<WebSpace> {
  const { host, user, path, port = 22 } = destination;
  const folder = await mkdtemp(join(tmpdir(), "villa-sftp-"));
  const askpass = join(folder, "askpass");
  await writeFile(askpass, '#!/bin/sh\nprintf "%s\\n" "$VILLA_PASSWORD"\n', { mode: 0o700 });
  const env: Record<string, string> =
    password === undefined
      ? {}
      : { VILLA_PASSWORD: password, SSH_ASKPASS: askpass, SSH_ASKPASS_REQUIRE: "force" };
  // seconds: without them it waits for good for a server of something else, or one that has gone
  const patience = ["-oConnectTimeout=20", "-oServerAliveInterval=20"];
  const batch = [...patience, "-b", "-", "-P", String(port), `${user}@${host}`];
  // a password would be the answer to every question, also to that for an unknown host
  let hosts = ["-oStrictHostKeyChecking=yes"];
  const login = password === undefined ? [] : ["-oBatchMode=no", "-oNumberOfPasswordPrompts=1"];

  async function run(commands: readonly string[]): Promise<string> {
    const said: string[] = [];
    for (let start = 0; start < commands.length; start += atOnce) {
      const some = commands.slice(start, start + atOnce);
      const input = [`cd ${quoted(path)}`, ...some, ""].join("\n");
      for (let attempt = 1; ; attempt += 1) {
        try {
          said.push(await runProgram("sftp", [...hosts, ...login, ...batch], { input, env }));
          break;
        } catch (error) {
          const isLost = /connection (closed|reset)|timed out/i.test(String(error));
          const isShut = /permission denied \(|verification failed/i.test(String(error));
          if (isLost && !isShut && attempt < attempts) continue;
          throw error instanceof OwnerError ? told(error) : error;
        }
      }
    }
    return said.join("\n");
  }

  function told(cause: OwnerError): OwnerError {
    const { message } = cause;
    if (/permission denied \(/i.test(message)) {
      return new OwnerError("publish.noLogin", { user, host }, { cause });
    }
    if (/host key verification failed|host identification has changed/i.test(message)) {
      return new OwnerError("publish.otherHost", { host }, { cause });
    }
    const [, code] = reasons.find(([words]) => words.test(message)) ?? [];
    const answer = message.replace(/^sftp failed: /, "");
    const reason: Sentence = code ? reasonOf(cause, code) : sentence("publish.refused", { answer });
    return new OwnerError("publish.spaceFailed", { host, reason }, { cause });
  }

  const known = join(folder, "known");
  const onlyKnown = `-oUserKnownHostsFile="${known}"`;

  /** Of the key that it shows before anybody has logged in, which is noted. */
  async function fingerprintOf(): Promise<string | undefined> {
    const only = ["-oPreferredAuthentications=none", "-oGlobalKnownHostsFile=none"];
    const noted = [onlyKnown, "-oStrictHostKeyChecking=accept-new"];
    await runProgram("sftp", [...only, ...noted, ...batch]).catch(() => {});
    const listed = await runProgram("ssh-keygen", ["-lf", known]).catch(() => "");
    return /SHA256:\S+/.exec(listed)?.[0];
  }

  /** Where the owner's `ssh` looks for it. */
  async function noteKey(): Promise<void> {
    const settings = await runProgram("ssh", ["-G", "-p", String(port), `${user}@${host}`]);
    const [, file = ""] = /^userknownhostsfile (\S+)/m.exec(settings) ?? [];
    await mkdir(folderOf(file), { recursive: true, mode: 0o700 });
    await appendFile(file, `\n${await readFile(known, "utf8")}`);
  }

  try {
    await run(["pwd"]).catch(async (error) => {
      const isNew = /host key is known|authenticity of host/i.test(String(error.cause));
      const fingerprint = isNew && (await fingerprintOf());
      if (!fingerprint) throw error;
      if (!(await accepts(fingerprint))) {
        throw new OwnerError("publish.newHost", { host, fingerprint });
      }
      // the key that was shown, and no other
      hosts = [...hosts, onlyKnown];
      await run(["pwd"]);
      await noteKey();
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }

  /** The lines of a folder: mode, links, owner, group, size, three of the date, name. */
  async function entriesOf(folders: readonly string[]): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    const said = await run(folders.map((each) => `-ls -lna ${quoted(each)}`));
    let folder = "";
    for (const line of said.split("\n")) {
      folder = /^sftp> -ls -lna "(.*)"$/.exec(line)?.[1] ?? folder;
      const [, size, name = ""] =
        /^\S+ +\S+ +\S+ +\S+ +(\d+) +\S+ +\S+ +\S+ +(.+)$/.exec(line) ?? [];
      if (size) sizes.set(pathOf(folder, basename(name)), Number(size));
    }
    return sizes;
  }

  const made = new Set<string>(["."]);
  return {
    atOnce,
    async pathsIn(folders) {
      return [...(await entriesOf(folders)).keys()].filter((path) => !/(^|\/)\.\.?$/.test(path));
    },
    async sizes(paths) {
      const entries = await entriesOf([...new Set(paths.map((path) => dirname(path)))]);
      return new Map([...entries].filter(([path]) => paths.includes(path)));
    },
    get: async (file, local) => void (await run([`get ${quoted(file)} ${quoted(local)}`])),
    put: async (files) =>
      void (await run(
        [...files].flatMap(([to, from]) => [
          ...newFolders(dirname(to), made).map((each) => `-mkdir ${quoted(each)}`),
          `put ${quoted(from)} ${quoted(to)}`,
        ]),
      )),
    rename: async (pairs) =>
      void (await run(pairs.map(([from, to]) => `rename ${quoted(from)} ${quoted(to)}`))),
    remove: async (paths) =>
      void (await run(
        paths.map((each) => `-${each.endsWith("/") ? "rmdir" : "rm"} ${quoted(each)}`),
      )),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the program says in English, and the code of the system that means the same. */
const reasons = [
  [/could not resolve/i, "ENOTFOUND"],
  [/connection refused/i, "ECONNREFUSED"],
  [/timed out/i, "ETIMEDOUT"],
  [/connection (closed|reset)/i, "ECONNRESET"],
] as const;

function newFolders(folder: string, made: Set<string>): string[] {
  if (made.has(folder)) return [];
  const outer = newFolders(dirname(folder), made);
  made.add(folder);
  return [...outer, folder];
}

function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&")}"`;
}
