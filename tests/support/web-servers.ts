import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { HostingPolicy } from "../../tools/build/hosting/policy.ts";
import { htaccess, nginxConfig } from "../../tools/build/hosting/servers.ts";
import { filledTemplate } from "../../tools/content/files/filled-template.ts";
import { deskPath } from "../../tools/owner/desk/addresses.ts";
import { freePort, type RunningServer } from "../browser/programs.ts";
import { apachePath, brotliModule, whyMissing } from "./needs.ts";

const configOf = (name: string) => join(import.meta.dirname, "servers", `${name}.conf`);

export const missingServer: (name: "nginx" | "Apache") => string | undefined = whyMissing;

/** With the build's configuration, but for address and certificate. */
export async function startNginx(dist: string, policy: HostingPolicy): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const site = nginxConfig(policy, {
    serverName: "localhost",
    root: resolve(dist),
    listen: [`listen ${port};`],
  });
  const user = process.getuid?.() === 0 ? "user root;" : [];
  const config = filledTemplate(configOf("nginx"), { user, brotli: brotliModule, folder, site });
  await writeFile(join(folder, "nginx.conf"), config);
  return running(spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]), port, folder);
}

/** What it is built for, not where it runs. */
export const apacheSiteUrl = "https://villa.example";

export type ApacheOptions = {
  /** What `.htaccess` may do. */
  allow?: string;
  options?: string;
  /** Modules that the host does not have. */
  without?: string[];
};

export async function startApache(
  dist: string,
  policy: HostingPolicy,
  { allow = "All", options = "FollowSymLinks", without = [] }: ApacheOptions = {},
): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "apache-"));
  const root = join(folder, "site");
  await cp(dist, root, { recursive: true });
  await writeFile(join(root, ".htaccess"), htaccess(policy, apacheSiteUrl));
  for (const name of [".htvilla.json", "it.html.villa-new", "it.html.villa-old"])
    await writeFile(join(root, name), "{}");
  const modules = [
    ...["alias", "authz_core", "autoindex", "dir", "env", "headers", "mime", "mpm_event"],
    ...["negotiation", "rewrite", "setenvif"],
  ].filter((name) => !without.includes(name));
  const config = filledTemplate(configOf("apache"), {
    ...{ folder, root, allow, options, port: String(port) },
    modules: modules.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    ),
  });
  await writeFile(join(folder, "apache.conf"), config);
  const args = ["-D", "FOREGROUND", "-f", join(folder, "apache.conf")];
  return running(spawn(apachePath, args), port, folder);
}

/** @param given a free port by default */
export async function startDesk(root: string, given?: number) {
  const port = given ?? (await freePort());
  const env = { ...process.env, PORT: String(port) };
  const desk = spawn(process.execPath, ["tools/owner/desk/desk.ts"], { cwd: root, env });
  const { url, close, said } = await running(desk, port);
  const kill = async () => {
    const ended = new Promise((exit) => desk.once("exit", exit));
    if (desk.kill("SIGKILL")) await ended;
  };
  /** MB that its process takes; 0 where the system is not Linux, which alone tells it. */
  const memory = () => {
    if (process.platform !== "linux") return 0;
    const status = readFileSync(`/proc/${desk.pid}/status`, "utf8");
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024;
  };
  return { url: url + deskPath, port, close, said, kill, memory };
}

/** Throws the server's output if none answers. @param folder its own, which is removed with it */
async function running(
  child: ChildProcess,
  port: number,
  folder?: string,
): Promise<RunningServer & { said: () => string }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => (said += text));
  }
  const url = `http://localhost:${port}`;
  const close = async () => {
    const ended = new Promise((exit) => child.once("exit", exit));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    if (await fetch(url, { method: "HEAD" }).catch(() => undefined)) {
      return { url, close, said: () => said };
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  await close();
  throw new Error(`${child.spawnfile} does not answer. It said:\n${said}`);
}
