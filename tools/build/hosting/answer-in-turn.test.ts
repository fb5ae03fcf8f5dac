import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerInTurn } from "./answer-in-turn.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends requests for `/0`, `/1` and so on over one connection, all at once. */
async function pipelineTo(handle: Parameters<typeof answerInTurn>[0], count: number) {
  server = createServer(answerInTurn(handle)).listen(0);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port).on("error", () => {});
  const requests = Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a`);
  socket.write(`${requests.join("\r\n\r\n")}\r\n\r\n`);
  return socket;
}

test("requests that were sent at once are worked on one at a time and answered in order", async () => {
  let atOnce = 0;
  let most = 0;
  const socket = await pipelineTo(async (request, response) => {
    most = Math.max(most, ++atOnce);
    await new Promise((later) => setImmediate(later));
    atOnce -= 1;
    response.end(`<${request.url}>`);
  }, 200);
  let text = "";
  for await (const data of socket) {
    text += data;
    if (text.includes("</199>")) break;
  }
  expect(text.match(/<\/\d+>/g)).toEqual(Array.from({ length: 200 }, (_, index) => `</${index}>`));
  expect(most).toBe(1);
});

test("no more requests are read from a connection on which many wait", async () => {
  const answers: (() => void)[] = [];
  let read = 0;
  const socket = await pipelineTo(async (_, response) => {
    await new Promise<void>((later) => answers.push(later));
    response.end();
  }, 100_000);
  server?.on("request", () => {
    read += 1;
  });
  await expect.poll(() => answers.length).toBe(1);
  const enough = read;
  await new Promise((later) => setTimeout(later, 300));
  expect(read).toBe(enough);
  expect(read).toBeLessThan(50_000);
  socket.destroy();
});
