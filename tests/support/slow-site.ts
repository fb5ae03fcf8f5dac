import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type SlowSite = {
  /** Origin, without a slash at the end. */
  url: string;
  /** From now on documents stop after their first bytes, until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

/** Bytes of a document that come before it stops: its first tag, and no script. */
const firstBytes = 40;

/** The site at an address of its own, where a document can be made to come in two parts. */
export async function slowSite(site: string): Promise<SlowSite> {
  let released = Promise.resolve();
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(site + url, { redirect: "manual" });
    const {
      "content-encoding": _,
      "content-length": __,
      ...headers
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    if (headers["content-type"]?.startsWith("text/html")) {
      response.write(body.subarray(0, firstBytes));
      await released;
      response.end(body.subarray(firstBytes));
    } else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
