import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { nginxConfig } from "../tools/hosting/nginx.ts";
import { readPolicy } from "../tools/hosting/policy-file.ts";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { progress, progressDone } from "./progress.ts";
import { table } from "./table.ts";

const run = promisify(execFile);

const require = createRequire(import.meta.url);

type Load = { server: string; address: string; requests: number; p99: number; errors: number };

/** Seconds of load per measurement. */
const seconds = 5;
const connections = 20;

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/** Requests a second of the documented servers, from a bounded load of this machine. */
export async function benchServers({ dist }: BenchContext): Promise<BenchReport> {
  const script = (await readdir(join(dist, "assets"))).find((file) => file.endsWith(".js"));
  const addresses = ["/interni", `/assets/${script}`];
  const figures: Load[] = [];
  const folder = await mkdtemp(join(tmpdir(), "villa-server-"));
  try {
    for (const [name, start] of servers) {
      const server = await start(dist, folder);
      if (!server) continue;
      try {
        await answering(server.url);
        for (const address of addresses) {
          progress(`server ${name} ${address}`);
          figures.push({ server: name, address, ...(await load(server.url + address)) });
        }
      } finally {
        await stopped(server.process);
      }
    }
  } finally {
    progressDone();
    await rm(folder, { recursive: true });
  }
  return { text: report(figures), figures };
}

type Running = { url: string; process: ChildProcess };
type Start = (dist: string, folder: string) => Promise<Running | undefined>;

const servers: [name: string, start: Start][] = [
  ["npm start", startNode],
  ["nginx", startNginx],
];

/** The server of `npm start` serves the folder `dist` that it stands beside. */
async function startNode(dist: string, folder: string): Promise<Running> {
  await symlink(dist, join(folder, "dist"));
  await symlink(`${dist}-hosting`, join(folder, "dist-hosting"));
  const port = 4395;
  const process_ = spawn(process.execPath, [resolve("tools/serve.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  return { url: `http://localhost:${port}`, process: process_ };
}

/** nginx as the build configures it; nothing where it is not installed. */
async function startNginx(dist: string, folder: string): Promise<Running | undefined> {
  const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(
    existsSync,
  );
  if (!nginx) return undefined;
  const port = 4396;
  const site = nginxConfig(await readPolicy(dist), {
    serverName: "localhost",
    root: dist,
    listen: [`listen 127.0.0.1:${port};`],
  });
  const module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const config = [
    ...(existsSync(module) ? [`load_module ${module};`] : []),
    // the files may belong to a user whose folders nginx's own user cannot read
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 1;",
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr crit;",
    "events {}",
    `http { access_log off; sendfile on; client_body_temp_path ${folder}; ${site} }`,
  ];
  const file = join(folder, "nginx.conf");
  await writeFile(file, config.join("\n"));
  const process_ = spawn(nginx, ["-c", file, "-p", folder, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { url: `http://127.0.0.1:${port}`, process: process_ };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function stopped(server: ChildProcess): Promise<void> {
  const ended = new Promise((exit) => server.once("exit", exit));
  server.kill();
  await ended;
}

async function load(url: string): Promise<Pick<Load, "requests" | "p99" | "errors">> {
  const options = ["--json", "--duration", String(seconds), "--connections", String(connections)];
  const { stdout } = await run(process.execPath, [
    require.resolve("autocannon"),
    ...options,
    "--headers",
    "accept-encoding=br",
    url,
  ]);
  const { requests, latency, errors, non2xx } = resultSchema.parse(JSON.parse(stdout));
  return { requests: Math.round(requests.average), p99: latency.p99, errors: errors + non2xx };
}

function report(figures: Load[]): string {
  return [
    `Servers: ${connections} connections for ${seconds} s from the same machine, brotli:`,
    "",
    table<Load>(
      [
        { title: "server", cell: ({ server }) => server },
        { title: "address", cell: ({ address }) => address },
        { title: "requests/s", cell: ({ requests }) => requests },
        { title: "99 % within ms", cell: ({ p99 }) => p99 },
        { title: "errors", cell: ({ errors }) => errors },
      ],
      figures,
    ),
  ].join("\n");
}
