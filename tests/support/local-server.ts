import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type LocalServer = { close(): Promise<void> };

/** A server of this machine that stands in for a third party. */
export async function startLocalServer(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    // browsers ask before they send JSON to another origin
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
