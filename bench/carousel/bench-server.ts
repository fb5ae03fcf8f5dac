import { createServer } from "node:http";

export type BenchServer = { url: string; close(): Promise<void> };

/** Serves pages from memory, and the photographs of the site under the same origin. */
export async function serveBench(
  pages: Map<string, { type: string; body: string }>,
  site: string,
): Promise<BenchServer> {
  const server = createServer(async (request, response) => {
    const page = pages.get(request.url ?? "/");
    if (page) {
      response.writeHead(200, { "Content-Type": page.type }).end(page.body);
      return;
    }
    const picture = await fetch(new URL(request.url ?? "/", site));
    response
      .writeHead(picture.status, {
        "Content-Type": picture.headers.get("content-type") ?? "application/octet-stream",
        "Cache-Control": "max-age=3600",
      })
      .end(Buffer.from(await picture.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The bench server has no port");
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
