import {
  missingServer,
  type ServerProcess,
  startCaddy,
  startNginx,
  startNpmStart,
} from "../tests/support/web-servers.ts";
import { readPolicy } from "../tools/build/hosting/policy-file.ts";
import { progressDone } from "./progress.ts";

type Start = () => Promise<ServerProcess>;

/**
 * Measures each of the documented servers that this machine has, with the configuration of the build.
 * @param measure receives a running server, which is stopped afterwards
 */
export async function eachServer(
  dist: string,
  measure: (name: string, server: ServerProcess) => Promise<void>,
): Promise<void> {
  const policy = await readPolicy(dist);
  const all: [name: string, start: Start, missing?: string][] = [
    ["npm start", () => startNpmStart(dist)],
    ["nginx", () => startNginx(dist, policy), missingServer("nginx")],
    ["Caddy", () => startCaddy(dist, policy), missingServer("caddy")],
  ];
  try {
    for (const [name, start, missing] of all) {
      if (missing) continue;
      const server = await start();
      try {
        await measure(name, server);
      } finally {
        await server.close();
      }
    }
  } finally {
    progressDone();
  }
}
