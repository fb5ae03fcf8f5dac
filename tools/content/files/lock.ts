import { rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheKey } from "./cache-key.ts";
import { errorCode } from "./errors.ts";

/**
 * Runs a task while no other process of this machine runs one of the same name. The lock is a socket, so a
 * process that has ended holds none, whatever its number.
 * @param onWait called once if another has to end first; its error ends the waiting
 */
export async function withLock<Result>(
  name: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  const address = addressOf(name);
  const waiting = new Set<Socket>();
  const server = createServer((socket) => waiting.add(socket.on("error", () => {})));
  for (let isTold = false; !(await isListening(server, address)); ) {
    const holder = await holderOf(address);
    try {
      if (holder && !isTold) onWait();
      if (holder) isTold = true;
      // the socket of a process that was killed
      else await rm(address, { force: true }).catch(() => {});
      await new Promise((released) => (holder ? holder.once("close", released) : released(null)));
    } finally {
      holder?.destroy();
    }
  }
  try {
    return await task();
  } finally {
    await new Promise((closed) => {
      server.close(closed);
      for (const socket of waiting) socket.destroy();
    });
  }
}

function addressOf(name: string): string {
  const file = `villa-${cacheKey(name)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${file}`;
  // on Linux a name without a file, which ends with its process
  return process.platform === "linux" ? `\0${file}` : join(tmpdir(), `${file}.sock`);
}

function isListening(server: Server, address: string): Promise<boolean> {
  return new Promise((answer, failed) => {
    server.removeAllListeners("error").once("error", (error) => {
      if (errorCode(error) === "EADDRINUSE") answer(false);
      else failed(error);
    });
    server.listen(address, () => answer(true));
  });
}

/** A connection that lasts as long as somebody holds it. */
function holderOf(address: string): Promise<Socket | undefined> {
  return new Promise((answer) => {
    const socket = connect(address, () => answer(socket));
    socket.on("error", () => answer(undefined));
  });
}
