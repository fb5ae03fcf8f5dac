import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caddyfile } from "../../tools/build/hosting/caddy.ts";
import { nginxConnections, type ServerLimits } from "../../tools/build/hosting/limits.ts";
import { nginxConfig } from "../../tools/build/hosting/nginx.ts";
import type { HostingPolicy } from "../../tools/build/hosting/policy.ts";
import { hostingFolder } from "../../tools/build/hosting/policy-file.ts";
import type { RunningServer } from "../../tools/serve/serve.ts";
import { freePort } from "./free-port.ts";
import { brotliModule, whyMissing } from "./needs.ts";

/** The reason why a server cannot be tested here; undefined if it can. */
export const missingServer: (name: "nginx" | "caddy") => string | undefined = whyMissing;

/** A server in a process of its own. */
export type ServerProcess = RunningServer & { pid: number };

/**
 * `npm start` for a built site, in a process of its own.
 * @param files how many the process may have open
 */
export async function startNpmStart(dist: string, files?: number): Promise<ServerProcess> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "npm-start-"));
  await symlink(resolve(dist), join(folder, "dist"));
  await symlink(resolve(hostingFolder(dist)), join(folder, "dist-hosting"));
  const limit = files === undefined ? "" : `ulimit -n ${files};`;
  const command = `${limit} exec "${process.execPath}" "${resolve("tools/serve/serve.ts")}"`;
  const env = { ...process.env, PORT: String(port) };
  return running(spawn("sh", ["-c", command], { cwd: folder, env }), port, folder);
}

/**
 * The real nginx with the configuration that the build writes, but for address and certificate.
 * @param given a port that is known before; any free one without
 */
export async function startNginx(
  dist: string,
  policy: HostingPolicy,
  limits?: ServerLimits,
  given?: number,
): Promise<ServerProcess> {
  const port = given ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const site = nginxConfig(policy, {
    serverName: "localhost",
    root: resolve(dist),
    listen: [`listen ${port};`],
    ...(limits && { limits }),
  });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule};
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_rlimit_nofile ${2 * nginxConnections};
events { worker_connections ${nginxConnections}; }
http { access_log off; sendfile on; ${paths.join(" ")}
${site}
}`;
  await writeFile(join(folder, "nginx.conf"), config);
  return running(spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]), port, folder);
}

/** The real Caddy with the configuration that the build writes, but for address and certificate. */
export async function startCaddy(
  dist: string,
  policy: HostingPolicy,
  limits?: ServerLimits,
): Promise<ServerProcess> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const site = caddyfile(policy, {
    site: `http://localhost:${port}`,
    root: resolve(dist),
    globals: ["admin off"],
    ...(limits && { limits }),
  });
  const file = join(folder, "Caddyfile");
  await writeFile(file, site);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return running(spawn("caddy", args, { env }), port, folder);
}

/** Waits until a server answers; if it does not, throws with the output of the server. */
async function running(child: ChildProcess, port: number, folder: string): Promise<ServerProcess> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const url = `http://localhost:${port}`;
  const close = async () => {
    const ended = new Promise((exit) => child.once("exit", exit));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await fetch(url, { method: "HEAD" }).catch(() => undefined)) {
      return { url, close, pid: child.pid ?? 0 };
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  await close();
  throw new Error(`${child.spawnfile} does not answer. It said:\n${said}`);
}
