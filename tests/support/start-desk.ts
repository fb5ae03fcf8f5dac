import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { deskPath } from "../../tools/owner/desk/addresses.ts";
import { freePort } from "../browser/engines/free-port.ts";

/** A desk of a process of its own. */
export type StartedDesk = { url: string; stop(): Promise<void> };

/**
 * Starts `npm run desk` at a free port.
 * @param root the project's folder
 * @param env added to the environment
 * @throws Error with what the desk has printed, when it does not start
 */
export async function startDesk(
  root: string,
  env: Record<string, string> = {},
): Promise<StartedDesk> {
  const port = await freePort();
  const desk = spawn(process.execPath, ["tools/serve/dev.ts", "--desk"], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const url = `http://localhost:${port}${deskPath}`;
  await untilPrinted(desk, url);
  return {
    url,
    async stop() {
      // false where it has ended by itself
      if (desk.exitCode === null && desk.kill()) await once(desk, "exit");
    },
  };
}

function untilPrinted(desk: ChildProcess, wanted: string): Promise<void> {
  let printed = "";
  return new Promise((found, failed) => {
    for (const stream of [desk.stdout, desk.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes(wanted)) found();
      });
    }
    desk.once("exit", () => failed(new Error(`The desk ended:\n${printed}`)));
  });
}
