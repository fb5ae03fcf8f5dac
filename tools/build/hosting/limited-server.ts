import { createServer, type RequestListener, type Server } from "node:http";
import { answerInTurn } from "./answer-in-turn.ts";
import type { ServerLimits } from "./limits.ts";

/** Creates a server that enforces the limits for each client. */
export function limitedServer(handle: RequestListener, limits: ServerLimits): Server {
  const headersTimeout = limits.headerSeconds * 1000;
  const server = createServer(
    {
      headersTimeout,
      // no request of this site has a body
      requestTimeout: headersTimeout,
      connectionsCheckingInterval: headersTimeout / 4,
      maxHeaderSize: limits.headerKilobytes * 1024,
    },
    answerInTurn(handle),
  );
  server.timeout = limits.idleSeconds * 1000;
  // not a request to Node, which without a listener closes the connection
  server.on("connect", (_, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n");
  });
  return server;
}
