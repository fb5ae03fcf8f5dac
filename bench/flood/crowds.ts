import type { Socket } from "node:net";
import { connectTo, exchange } from "./raw-answers.ts";
import type { Visit } from "./visits.ts";

/** Connections that are held open until they are closed. */
export type Held = {
  /** How many the server has not closed. */
  open(): number;
  close(): void;
};

/**
 * Opens connections that never finish a request: a third say nothing, a third stop within the request
 * line, a third within the headers.
 */
export async function holdHalfOpen(url: string, count: number): Promise<Held> {
  const beginnings = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: "];
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = await opened(url);
    socket.write(beginnings[index % beginnings.length] ?? "");
    socket.resume();
    sockets.push(socket);
  }
  return held(sockets);
}

/**
 * Opens connections that ask for a file ten times over and read nothing. Only a write tells that the
 * server has closed one, so `open` must be asked twice, and not more often than the server's timeout.
 */
export async function holdUnread(url: string, path: string, count: number): Promise<Held> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = await opened(url);
    socket.pause();
    socket.write(plainRequest(path).repeat(10));
    sockets.push(socket);
  }
  const { open, close } = held(sockets);
  return {
    close,
    open: () => {
      // servers skip empty lines between requests
      for (const socket of sockets) if (socket.writable) socket.write("\r\n");
      return open();
    },
  };
}

function held(sockets: Socket[]): Held {
  return {
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function opened(url: string): Promise<Socket> {
  const socket = connectTo(url);
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject);
      // that the server closes it is counted, not an error
      socket.on("error", () => {});
      resolve(socket);
    });
  });
}

/** What the visits' paths give without compression. */
export async function plainBodies(url: string, visits: Visit[]): Promise<Record<string, Buffer>> {
  const bodies: Record<string, Buffer> = {};
  for (const { path } of visits) {
    const [answer] = (await exchange(url, plainRequest(path))) ?? [];
    bodies[path] = answer?.body ?? Buffer.of();
  }
  return bodies;
}

/**
 * Sends many requests without waiting for an answer.
 * @param bodies of the paths that are asked for in turns
 * @returns the answers that are wrong or out of order, a line each
 */
export async function pipelined(
  url: string,
  bodies: Record<string, Buffer>,
  count: number,
): Promise<string[]> {
  const all = Object.entries(bodies);
  const wanted = Array.from({ length: count }, (_, index) => all[index % all.length] ?? []);
  const requests = wanted.map(([path = "/"]) => plainRequest(path));
  const methods = wanted.map(() => "GET");
  const answers = (await exchange(url, requests.join(""), methods)) ?? [];
  const right = wanted.filter(([, body = Buffer.of()], index) => answers[index]?.body.equals(body));
  return right.length === count ? [] : [`${count - right.length} of ${count} in a pipeline`];
}

/**
 * Reads a file with a pause after each of its first pieces.
 * @returns what is wrong with what came, at most one line
 */
export async function readSlowly(
  url: string,
  path: string,
  wanted: Buffer | undefined,
): Promise<string[]> {
  const socket = await opened(url);
  socket.write(plainRequest(path, "Connection: close\r\n"));
  const parts: Buffer[] = [];
  for await (const data of socket) {
    parts.push(data);
    if (parts.length < 20) await new Promise((later) => setTimeout(later, 50));
  }
  const answer = Buffer.concat(parts);
  const body = answer.subarray(answer.indexOf("\r\n\r\n") + 4);
  return wanted?.equals(body) ? [] : [`${path}, read slowly: ${body.length} bytes`];
}

function plainRequest(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
}
