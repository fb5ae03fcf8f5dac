import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standIn, standInPolicy, testFolder } from "../../../tests/support/stand-in-site.ts";
import { missingServer, startNginx } from "../../../tests/support/web-servers.ts";
import { siteHandler } from "../../serve/serve.ts";
import type { Sentence } from "../words/words.ts";
import type { FolderDestination } from "./destination.ts";
import { readBack } from "./read-back.ts";
import { toFolder, undoFolder } from "./to-folder.ts";

const because = missingServer("nginx");

test.skipIf(because)(
  `nginx serves the folder: each version is read back as it was published${because ? ` (skipped: ${because})` : ""}`,
  async () => {
    await using folder = await testFolder();
    const path = join(folder.path, "villa");
    const destination: FolderDestination = { to: "folder", path };
    const one = await standIn(folder.path, "one");
    await toFolder(folder.path, destination, one);
    const nginx = await startNginx(path, standInPolicy);
    try {
      const target = { address: nginx.url, timeout: 0 };
      expect(await readBack(target, one)).toEqual({ faults: [], remarks: [] });
      const two = await standIn(folder.path, "two");
      await toFolder(folder.path, destination, two);
      expect(await readBack(target, two)).toEqual({ faults: [], remarks: [] });
      await undoFolder(folder.path, destination);
      expect(await readBack(target, one)).toEqual({ faults: [], remarks: [] });
      expect((await readBack(target, two)).faults.map((said) => said("en"))).toEqual([
        `${nginx.url} does not show the new version yet: ${nginx.url}/version.txt answers ${one.stamp}`,
      ]);
    } finally {
      await nginx.close();
    }
  },
);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What is said in English of a site that a host serves in its own way. */
async function saidOf(change: (serve: Handler) => Handler) {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  const server = createServer(change(await siteHandler(version.site))).listen(0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { faults, remarks } = await readBack({ address, timeout: 0 }, version);
  server.close();
  server.closeAllConnections();
  const words = (said: Sentence[]) => said.map((each) => each("en").replaceAll(address, ""));
  return { faults: words(faults), remarks: words(remarks) };
}

test("a page that is missing, or changed on the way, is named", async () => {
  const said = await saidOf((serve) => (request, response) => {
    if (request.url === "/it") response.writeHead(500).end();
    else if (request.url === "/about") response.writeHead(200).end("<!doctype html><p>one</p>");
    else serve(request, response);
  });
  expect(said.faults).toEqual([
    "/it answers 500 Internal Server Error, 200 is expected",
    expect.stringMatching(/^\/about is not what was published: something on the way changes it/),
  ]);
});

test("a photograph that is not there is named", async () => {
  const said = await saidOf((serve) => (request, response) => {
    if (request.url?.startsWith("/photos/")) response.writeHead(404).end();
    else serve(request, response);
  });
  expect(said.faults).toEqual([
    "/photos/villa-01.0badcafe.jpg answers 404 Not Found, 200 is expected",
  ]);
});

/** A host that sends other headers than it is target to. */
function withHeaders(change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders) {
  return (serve: Handler): Handler =>
    (request, response) => {
      const { writeHead } = response;
      response.writeHead = ((status: number, headers: OutgoingHttpHeaders) => {
        const all = change({ ...response.getHeaders(), ...headers });
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        return writeHead.call(response, status, all);
      }) as typeof response.writeHead;
      serve(request, response);
    };
}

test("a content policy of another version is a fault, since it blocks scripts", async () => {
  const said = await saidOf(
    withHeaders((headers) => ({ ...headers, "content-security-policy": "default-src 'none'" })),
  );
  expect(said).toEqual({
    faults: [
      expect.stringMatching(/^The header Content-Security-Policy belongs to another version/),
    ],
    remarks: [],
  });
});

test("headers that a host does not send, or sends otherwise, are remarks", async () => {
  const said = await saidOf(
    withHeaders(({ "referrer-policy": _, ...headers }) => ({
      ...headers,
      "x-frame-options": "SAMEORIGIN",
    })),
  );
  expect(said).toEqual({
    faults: [],
    remarks: [
      "The host does not send: Referrer-Policy",
      "The host sends otherwise: X-Frame-Options",
    ],
  });
});

test("a host that answers missing addresses with its home page gets a remark", async () => {
  const said = await saidOf((serve) => (request, response) => {
    if (request.url === "/nothing-stands-here") response.writeHead(200).end("Home");
    else serve(request, response);
  });
  expect(said).toEqual({
    faults: [],
    remarks: ["An address that is not there answers 200 OK, 404 is expected"],
  });
});

test("for a host that does not answer the error of the connection is shown", async () => {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  const { faults } = await readBack({ address: "http://127.0.0.1:9", timeout: 0 }, version);
  expect(faults[0]?.("en")).toMatch(
    /does not show the new version yet: .* answers .*ECONNREFUSED|bad port/,
  );
});
