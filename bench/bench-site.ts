import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";

/** Where the measured site looks for the visitor's country: a server of the bench answers there. */
const lookupPort = 4397;

/**
 * Gives `measure` a built site with local servers in place of third parties, so that nothing
 * outside it is measured.
 * @param given folder of a build that exists already
 */
export async function withBenchSite(
  given: string | undefined,
  measure: (dist: string) => Promise<void>,
): Promise<void> {
  const lookup = createServer((_, response) => {
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
    response.writeHead(200, headers).end('{"country":"DE"}');
  });
  await new Promise<void>((listening, failed) => {
    lookup.once("error", failed).listen(lookupPort, "127.0.0.1", listening);
  });
  try {
    await measure(given ? existing(given) : build());
  } finally {
    lookup.close();
    lookup.closeAllConnections();
  }
}

function existing(given: string): string {
  const dist = resolve(given);
  if (!existsSync(dist)) throw new Error(`--dist ${given}: there is no such folder`);
  return dist;
}

function build(): string {
  const dist = resolve(".cache/bench-site");
  console.log("Building the site to be measured");
  execFileSync(process.execPath, ["tools/build/build.ts", "--out", dist], {
    stdio: "inherit",
    env: { ...process.env, ...benchEnvironment },
  });
  return dist;
}

/** How the measured site is built: as an owner with analytics builds it. */
const benchEnvironment = {
  VITE_GEO_URL: `http://127.0.0.1:${lookupPort}/`,
  VITE_POSTHOG_KEY: "phc_bench",
};
