import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { OwnerError } from "../words/words.ts";
import type { WebSpace, WebSpaceDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";

/** Commands of one call; the next one is a new connection. */
const atOnce = 200;
const attempts = 3;

/** Opens rented web space by the system's `sftp`, which knows the owner's keys and hosts. */
export async function connectSftp(
  destination: WebSpaceDestination,
  password: string | undefined,
): Promise<WebSpace> {
  const { host, user, path, port = 22 } = destination;
  const folder = await mkdtemp(join(tmpdir(), "villa-sftp-"));
  const askpass = join(folder, "askpass");
  await writeFile(askpass, '#!/bin/sh\nprintf "%s\\n" "$VILLA_PASSWORD"\n', { mode: 0o700 });
  const env: Record<string, string> =
    password === undefined
      ? {}
      : { VILLA_PASSWORD: password, SSH_ASKPASS: askpass, SSH_ASKPASS_REQUIRE: "force" };
  const batch = ["-b", "-", "-P", String(port), `${user}@${host}`];
  const args =
    password === undefined ? batch : ["-oBatchMode=no", "-oNumberOfPasswordPrompts=1", ...batch];

  async function run(commands: readonly string[]): Promise<void> {
    for (let start = 0; start < commands.length; start += atOnce) {
      for (let attempt = 1; ; attempt += 1) {
        const some = commands
          .slice(start, start + atOnce)
          // what the attempt before has renamed is there already
          .map((each) => (attempt > 1 ? each.replace(/^rename/, "-rename") : each));
        const input = [`cd ${quoted(path)}`, ...some, ""].join("\n");
        try {
          await runProgram("sftp", args, { input, env });
          break;
        } catch (cause) {
          if (attempt < attempts && isEnded(cause)) continue;
          throw cause;
        }
      }
    }
  }

  await run(["pwd"]);
  const made = new Set<string>(["."]);
  return {
    async read(file) {
      const local = join(folder, "read");
      await run([`-get ${quoted(file)} ${quoted(local)}`]);
      const text = await readFile(local, "utf8").catch(() => undefined);
      await rm(local, { force: true });
      return text;
    },
    put: (files) =>
      run(
        [...files].flatMap(([to, from]) => [
          ...newFolders(dirname(to), made).map((each) => `-mkdir ${quoted(each)}`),
          `put ${quoted(from)} ${quoted(to)}`,
        ]),
      ),
    rename: (pairs) => run(pairs.map(([from, to]) => `rename ${quoted(from)} ${quoted(to)}`)),
    remove: (paths) => run(paths.map((each) => `-rm ${quoted(each)}`)),
    close: () => void rm(folder, { recursive: true, force: true }),
  };
}

/** Whether the server has ended the connection, not refused a command. */
function isEnded(error: unknown): boolean {
  return error instanceof OwnerError && /connection (closed|reset)|timed out/i.test(error.message);
}

function newFolders(folder: string, made: Set<string>): string[] {
  if (made.has(folder)) return [];
  const outer = newFolders(dirname(folder), made);
  made.add(folder);
  return [...outer, folder];
}

function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&")}"`;
}
