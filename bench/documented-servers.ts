import {
  missingServer,
  type ServerProcess,
  startCaddy,
  startNginx,
  startNpmStart,
} from "../tests/support/web-servers.ts";
import { readPolicy } from "../tools/hosting/policy-file.ts";

type Start = () => Promise<ServerProcess>;

/** The documented servers that this machine has, with the configurations of the build. */
export async function documentedServers(dist: string): Promise<[name: string, start: Start][]> {
  const policy = await readPolicy(dist);
  const all: [string, Start, missing?: string][] = [
    ["npm start", () => startNpmStart(dist)],
    ["nginx", () => startNginx(dist, policy), missingServer("nginx")],
    ["Caddy", () => startCaddy(dist, policy), missingServer("caddy")],
  ];
  return all.flatMap(([name, start, missing]) => (missing ? [] : [[name, start]]));
}
