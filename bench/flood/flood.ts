import { setTimeout as pause } from "node:timers/promises";
import { holdHalfOpen, holdUnread, pipelined, plainBodies, readSlowly } from "./crowds.ts";
import type { Guest } from "./guest.ts";
import { oddAnswers } from "./odd-requests.ts";
import { startGuest } from "./start-guest.ts";
import { crowd, quietAnswers, type Visit } from "./visits.ts";

export type FloodSize = {
  /** Connections that never finish a request. */
  halfOpen: number;
  /** Readers that take nothing of their answer. */
  unread: number;
  /** Connections with a hundred requests each that wait for no answer. */
  pipelines: number;
  /** Ordinary requests, and how many of them at once. */
  requests: number;
  atOnce: number;
};

export type FloodResult = Guest & {
  /** Milliseconds of a guest's slowest visit without a flood. */
  quiet: number;
};

/**
 * Floods a server of this machine from all sides at once, in bounded number, while a guest opens a
 * page again and again.
 * @param visits what guests ask for: a page, then its files; the last one is large and not compressed
 */
export async function flood(url: string, visits: Visit[], size: FloodSize): Promise<FloodResult> {
  const wanted = await quietAnswers(url, visits);
  const large = visits.at(-1)?.path ?? "/";
  const early = startGuest(url, wanted);
  await pause(2000);
  const { slowest: quiet } = await early.stop();
  const { [large]: largeBody, ...bodies } = await plainBodies(url, visits);
  const halfOpen = await holdHalfOpen(url, size.halfOpen);
  const unread = await holdUnread(url, large, size.unread);
  const guest = startGuest(url, wanted);
  const pipelines = Array.from({ length: size.pipelines }, () => pipelined(url, bodies, 100));
  const wrong = (
    await Promise.all([
      crowd(url, wanted, size),
      oddAnswers(url, large),
      readSlowly(url, large, largeBody),
      ...pipelines,
    ])
  ).flat();
  const seen = await guest.stop();
  halfOpen.close();
  unread.close();
  return { ...seen, quiet, wrong: [...wrong, ...seen.wrong] };
}
