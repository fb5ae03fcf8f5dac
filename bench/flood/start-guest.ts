import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Guest } from "./guest.ts";
import type { Seen, Visit } from "./visits.ts";

/**
 * Lets a guest visit a server until it is stopped.
 * @param wanted the first page and its files, with what must come
 */
export function startGuest(url: string, wanted: Map<Visit, Seen>): { stop(): Promise<Guest> } {
  const workerData = { url, wanted: [...wanted] };
  const worker = new Worker(new URL("./guest.ts", import.meta.url), { workerData });
  return {
    stop: async () => {
      const result = once(worker, "message");
      worker.postMessage("stop");
      const [guest] = await result;
      return guest;
    },
  };
}
