import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { testBuild } from "../support/test-build.ts";

/** The site at an address of its own, so that the browser's storage is empty. */
export type VisitedSite = {
  url: string;
  /** Paths asked for, without queries, in the order of their requests. */
  requests: string[];
  complaints: string[];
  leaves(): Promise<void>;
  returns(): Promise<void>;
};

const complaintsPath = "/complaints";

function tellComplaints(path: string): void {
  const tell = (...words: unknown[]) => navigator.sendBeacon(path, words.map(String).join(" "));
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) tell("uncaught:", event.message);
  });
  addEventListener("unhandledrejection", ({ reason }) => tell("unhandled:", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("violation:", violatedDirective, blockedURI),
  );
  console.error = console.warn = tell;
}

/** @param script runs first on every page */
export async function visitedSite(script: string): Promise<VisitedSite> {
  const first = `(${tellComplaints})(${JSON.stringify(complaintsPath)});${script}`;
  const hash = `'sha256-${createHash("sha256").update(first).digest("base64")}'`;
  const requests: string[] = [];
  const complaints: string[] = [];
  let port = 0;
  let thirdParties = "";

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/"] = (asked.url ?? "/").split("?");
    requests.push(path);
    if (path === complaintsPath) {
      complaints.push(await text(asked));
      response.end();
    } else if (asked.headers.host === new URL(thirdParties).host) {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "*");
      response.setHeader("Content-Type", "application/json");
      response.end('{"country":"DE"}');
    } else await pass(asked, response);
  }

  /** Passes the answer of the real server on, led to this one where it names third parties. */
  async function pass({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const led = (text: string) =>
      text
        .replaceAll(testBuild.env.VITE_GEO_URL, `${thirdParties}/lookup`)
        .replaceAll(new URL(testBuild.env.VITE_GEO_URL).origin, thirdParties)
        .replaceAll(testBuild.env.VITE_POSTHOG_HOST, thirdParties);
    const from = `http://localhost:${testBuild.port}${url}`;
    const original = await fetch(from, { redirect: "manual" });
    const fields = new Map(original.headers);
    for (const name of ["content-encoding", "content-length"]) fields.delete(name);
    const policy = led(fields.get("content-security-policy") ?? "");
    if (policy) {
      fields.set("content-security-policy", policy.replace("script-src", `script-src ${hash}`));
    }
    const isText = /html|javascript|json/.test(fields.get("content-type") ?? "");
    response.writeHead(original.status, Object.fromEntries(fields));
    if (!isText) return void response.end(Buffer.from(await original.arrayBuffer()));
    const body = led(await original.text());
    response.end(body.replace(/<head[^>]*>/, (head) => `${head}<script>${first}</script>`));
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  const returns = () => new Promise<void>((listening) => server.listen(port, listening));
  const leaves = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  await returns();
  const address = server.address();
  if (typeof address === "object" && address) port = address.port;
  thirdParties = `http://third-parties.localhost:${port}`;
  return {
    // ports come again, and what a browser keeps belongs to name and port
    url: `http://site-${randomUUID()}.localhost:${port}`,
    requests,
    complaints,
    leaves,
    returns,
  };
}
