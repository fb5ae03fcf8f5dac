import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caddyfile } from "../../tools/hosting/caddy.ts";
import { nginxConfig } from "../../tools/hosting/nginx.ts";
import type { HostingPolicy } from "../../tools/hosting/policy.ts";
import type { RunningServer } from "../../tools/serve.ts";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Why a server cannot be tested here; nothing where it can. */
export function missingServer(name: "nginx" | "caddy"): string | undefined {
  const works = runs(name, name === "nginx" ? ["-v"] : ["version"]);
  if (!works) return `${name} is not installed: apt-get install ${packages[name]}`;
  if (name === "nginx" && !runs("test", ["-f", brotliModule])) {
    return `nginx has no brotli: apt-get install ${packages.nginx}`;
  }
}

const packages = { nginx: "nginx libnginx-mod-http-brotli-static", caddy: "caddy" };

function runs(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The real nginx with the configuration that the build writes, but for address and certificate. */
export async function startNginx(dist: string, policy: HostingPolicy): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const site = nginxConfig(policy, {
    serverName: "localhost",
    root: resolve(dist),
    listen: [`listen ${port};`],
  });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule};
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http { access_log off; ${paths.join(" ")}
${site}
}`;
  await writeFile(join(folder, "nginx.conf"), config);
  return running(spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]), port, folder);
}

/** The real Caddy with the configuration that the build writes, but for address and certificate. */
export async function startCaddy(dist: string, policy: HostingPolicy): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const site = caddyfile(policy, { site: `http://localhost:${port}`, root: resolve(dist) });
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return running(spawn("caddy", args, { env }), port, folder);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (!address || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/** Waits until a server answers, and says what it said where it does not. */
async function running(child: ChildProcess, port: number, folder: string): Promise<RunningServer> {
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
    if (await fetch(url, { method: "HEAD" }).catch(() => undefined)) return { url, close };
    await new Promise((later) => setTimeout(later, 50));
  }
  await close();
  throw new Error(`${child.spawnfile} does not answer. It said:\n${said}`);
}
