import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BenchContext, BenchReport } from "../bench-context.ts";
import { eachServer } from "../documented-servers.ts";
import { progress } from "../progress.ts";
import { table } from "../table.ts";
import { type FloodResult, type FloodSize, flood } from "./flood.ts";
import { memoryOf, mostMemory } from "./memory.ts";
import type { Visit } from "./visits.ts";

type Flooded = FloodResult & {
  server: string;
  /** MB before the first flood, at most in either, and ten seconds after each. */
  memory: { before: number; most: number; after: number; afterSecond: number };
};

const size: FloodSize = {
  halfOpen: 2000,
  unread: 50,
  pipelines: 20,
  requests: 10_000,
  atOnce: 200,
};

/**
 * What a bounded flood from this machine does to the documented servers, and to a guest who comes
 * meanwhile. The first flood fills what a server keeps for the next; what a second adds is a leak.
 */
export async function benchFlood({ dist }: BenchContext): Promise<BenchReport> {
  const visits = await visitsOf(dist);
  const figures: Flooded[] = [];
  await eachServer(dist, async (server, { url, pid }) => {
    figures.push({ server, ...(await floodTwice(server, url, pid, visits)) });
  });
  return { text: report(figures), figures };
}

async function floodTwice(
  server: string,
  url: string,
  pid: number,
  visits: Visit[],
): Promise<Omit<Flooded, "server">> {
  const both: FloodResult = { wrong: [], visits: 0, slowest: 0, quiet: 0 };
  const once = async () => {
    const { wrong, visits: seen, slowest, quiet } = await flood(url, visits, size);
    both.wrong.push(...wrong);
    both.visits += seen;
    both.slowest = Math.max(both.slowest, slowest);
    both.quiet = Math.max(both.quiet, quiet);
  };
  const before = await memoryOf(pid);
  progress(`flood of ${server}`);
  const most = await mostMemory(pid, once);
  await pause(10_000);
  const after = await memoryOf(pid);
  progress(`second flood of ${server}`);
  const mostOfSecond = await mostMemory(pid, once);
  await pause(10_000);
  const afterSecond = await memoryOf(pid);
  return {
    ...both,
    memory: { before, most: Math.max(most, mostOfSecond), after, afterSecond },
  };
}

/** A page with what its first view loads, another, none, and the largest photograph. */
async function visitsOf(dist: string): Promise<Visit[]> {
  const html = await readFile(join(dist, "index.html"), "utf8");
  const named = [
    /src="?(\/assets\/[^" >]+\.js)/,
    /(\/photos\/[^", ]+\.avif)/,
    /(\/fonts\/[^" >]+)/,
  ];
  const files = named.flatMap((pattern) => pattern.exec(html)?.[1] ?? []);
  const compressed = ["/", ...files, "/interni", "/nowhere"].map((path) => ({
    path,
    headers: { "Accept-Encoding": "gzip, br" },
  }));
  return [...compressed, { path: `/photos/${await largestFile(join(dist, "photos"))}` }];
}

async function largestFile(folder: string): Promise<string> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      bytes: (await stat(join(folder, name))).size,
    })),
  );
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.name ?? "";
}

function report(figures: Flooded[]): string {
  const megabytes = (value: number) => value.toFixed(0);
  return [
    `Flood, twice: ${size.halfOpen} half-open connections, ${size.unread} readers that take nothing, ` +
      `${size.pipelines} pipelines of 100, ${size.requests} requests with ${size.atOnce} at once:`,
    "",
    table<Flooded>(
      [
        { title: "server", cell: ({ server }) => server },
        { title: "wrong answers", cell: ({ wrong }) => wrong.length },
        { title: "visits", cell: ({ visits }) => visits },
        { title: "slowest ms without", cell: ({ quiet }) => quiet.toFixed(0) },
        { title: "slowest ms", cell: ({ slowest }) => slowest.toFixed(0) },
        { title: "MB before", cell: ({ memory }) => megabytes(memory.before) },
        { title: "most", cell: ({ memory }) => megabytes(memory.most) },
        { title: "after", cell: ({ memory }) => megabytes(memory.after) },
        { title: "after the second", cell: ({ memory }) => megabytes(memory.afterSecond) },
      ],
      figures,
    ),
    ...figures.flatMap(({ server, wrong }) =>
      [...new Set(wrong)].map((line) => `${server}: ${line}`),
    ),
  ].join("\n");
}
