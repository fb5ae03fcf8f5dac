import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { testBuild } from "../../support/test-build.ts";

/** The site at an address of its own, so that the browser's storage is empty. */
export type VisitedSite = {
  /** Origin, without a slash at the end. */
  url: string;
  /** Paths asked for, without queries, in the order of their requests. */
  requests: string[];
  /** Errors, warnings and violations of the policy that pages have reported. */
  complaints: string[];
  /** From now on requests for such paths wait until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Stops the server: connections are refused until `returns`. */
  leaves(): Promise<void>;
  returns(): Promise<void>;
};

/** Path to which pages report errors. */
const complaintsPath = "/complaints";

/** Runs in every page before its own scripts. */
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

/**
 * Serves the built site on another port, with stand-ins for lookup, analytics and map.
 * @param script JavaScript that runs in every page before its own
 * @param country where the lookup finds the visitor
 */
export async function visitedSite(
  script: string,
  country: string,
): Promise<VisitedSite & { close(): Promise<void> }> {
  const first = `(${tellComplaints})(${JSON.stringify(complaintsPath)});${script}`;
  const hash = `'sha256-${createHash("sha256").update(first).digest("base64")}'`;
  const requests: string[] = [];
  const complaints: string[] = [];
  const held = new Map<RegExp, Promise<void>>();
  let port = 0;
  let thirdParties = "";
  /** Replaces addresses of other sites in the built site by this server's. */
  const led = (text: string) =>
    text
      .replaceAll(testBuild.env.VITE_GEO_URL, `${thirdParties}/lookup`)
      .replaceAll(new URL(testBuild.env.VITE_GEO_URL).origin, thirdParties)
      .replaceAll(testBuild.env.VITE_POSTHOG_HOST, thirdParties)
      .replaceAll(/https:\/\/www\.openstreetmap\.org(\/export\/embed\.html)?/g, (_, map) =>
        map ? `${thirdParties}/map` : thirdParties,
      );

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/"] = (asked.url ?? "/").split("?");
    requests.push(path);
    for (const [pattern, released] of held) if (pattern.test(path)) await released;
    if (path === complaintsPath) {
      complaints.push(await text(asked));
      response.end();
    } else if (asked.headers.host === new URL(thirdParties).host) {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "*");
      response.setHeader("Content-Type", path === "/map" ? "text/html" : "application/json");
      response.end(path === "/map" ? "A map" : JSON.stringify({ country }));
    } else forward(asked, response);
  }

  function forward(asked: IncomingMessage, response: ServerResponse): void {
    const { "accept-encoding": _, ...headers } = asked.headers;
    const { url: path, method } = asked;
    const forwarded = request({ port: testBuild.port, path, method, headers }, async (original) => {
      const { "content-length": _, ...fields } = original.headers;
      const policy = fields["content-security-policy"];
      if (typeof policy === "string") {
        fields["content-security-policy"] = led(policy).replace("script-src", `script-src ${hash}`);
      }
      response.writeHead(original.statusCode ?? 500, fields);
      if (!/html|javascript|json/.test(fields["content-type"] ?? ""))
        return original.pipe(response);
      const body = led(await text(original));
      response.end(body.replace(/<head[^>]*>/, (head) => `${head}<script>${first}</script>`));
    });
    forwarded.on("error", () => response.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer((asked, response) => void answer(asked, response));
  const listen = () => new Promise<void>((listening) => server.listen(port, listening));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  await listen();
  const address = server.address();
  if (typeof address === "object" && address) port = address.port;
  thirdParties = `http://third-parties.localhost:${port}`;
  return {
    // ports come again, and what a browser keeps belongs to name and port
    url: `http://site-${randomUUID()}.localhost:${port}`,
    requests,
    complaints,
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    leaves: close,
    returns: listen,
    close,
  };
}
