import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { eachServer } from "./documented-servers.ts";
import { progress } from "./progress.ts";
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
  await eachServer(dist, async (server, { url }) => {
    for (const address of addresses) {
      progress(`server ${server} ${address}`);
      figures.push({ server, address, ...(await load(url + address)) });
    }
  });
  return { text: report(figures), figures };
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
