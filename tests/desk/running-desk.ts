import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { ContentCopy } from "../support/content-copy.ts";
import { copyProject } from "../support/project-copy.ts";

/** `npm run desk` in a copy of the project. */
export type RunningDesk = AsyncDisposable & { url: string; project: ContentCopy };

/**
 * @param given unless it is the demo’s, with tiny pictures
 * @throws Error with what the desk has printed, when it does not start
 */
export async function runDesk(given?: ContentCopy): Promise<RunningDesk> {
  const project = given ?? (await copyProject());
  const port = await freePort();
  const desk = spawn(process.execPath, ["tools/dev.ts", "--desk"], {
    cwd: project.root,
    env: { ...process.env, PORT: String(port), NODE_PATH: resolve("node_modules") },
  });
  const url = `http://localhost:${port}/admin`;
  await untilPrinted(desk, url);
  return {
    url,
    project,
    async [Symbol.asyncDispose]() {
      desk.kill();
      await once(desk, "exit");
      await project[Symbol.asyncDispose]();
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
