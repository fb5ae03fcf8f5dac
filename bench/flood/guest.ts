import { parentPort, workerData } from "node:worker_threads";
import { difference, type Seen, type Visit } from "./visits.ts";

/** What a guest has seen of a server. */
export type Guest = {
  /** What was answered otherwise than without a flood, or otherwise than allowed, a line each. */
  wrong: string[];
  /** How often the page was opened, and milliseconds of the slowest time. */
  visits: number;
  slowest: number;
};

// a guest who opens the first page with all its files over new connections, five times a second, in
// a thread of its own, so that what the flood takes of its own process is not measured

const { url, wanted } = workerData as { url: string; wanted: [Visit, Seen][] };
const [page, ...files] = wanted;
const result: Guest = { wrong: [], visits: 0, slowest: 0 };
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

while (!isOver && page) {
  const start = performance.now();
  result.wrong.push(...(await difference(url, ...page)));
  const rest = files.map((file) => difference(url, ...file));
  result.wrong.push(...(await Promise.all(rest)).flat());
  result.slowest = Math.max(result.slowest, performance.now() - start);
  result.visits += 1;
  await new Promise((later) => setTimeout(later, 200));
}
parentPort?.postMessage(result);
