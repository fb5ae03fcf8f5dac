import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type LocalServer = { url: string; close(): Promise<void> };

/** A server of this machine, on a free port, that plays a third party. */
export async function startLocalServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The local server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
