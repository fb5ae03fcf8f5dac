import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { errorCode } from "../../content/files/errors.ts";
import { inParallel } from "../../content/files/in-parallel.ts";
import type { Content } from "../../content/load.ts";
import { stringsIn } from "../../content/values.ts";

/** Milliseconds for the answer of another site. */
const timeout = 10_000;

const atOnce = 6;

/** Status codes with which sites refuse programs only, not people. */
const refusals = [401, 403, 405, 429, 999];

export async function deadOutsideLinks(
  { facts, files }: Pick<Content, "facts" | "files">,
  ask: typeof fetch = fetch,
): Promise<Problem[]> {
  const dead: Problem[] = [];
  await inParallel(outsideAddresses([facts, files]), atOnce, async (address) => {
    dead.push(...(await tried(address, ask)));
  });
  return dead.toSorted((one, other) => one.file.localeCompare(other.file));
}

function outsideAddresses(values: unknown): string[] {
  const named = stringsIn(values).flatMap(
    ({ text }) => text.match(/https?:\/\/[^\s)\]"<>]+/g) ?? [],
  );
  // addresses of examples are known to lead nowhere
  return [...new Set(named)].filter((address) => !/\.example\b/.test(address));
}

async function tried(address: string, ask: typeof fetch): Promise<Problem[]> {
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (response.ok || refusals.includes(response.status)) return [];
    const answer = `${response.status} ${response.statusText}`.trim();
    return [problem("link-outside", address, [], { answer })];
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") {
      return [problem("link-silent", address, [], { seconds: timeout / 1000 })];
    }
    // `fetch` says only that it failed; its cause says why
    const reason = errorCode(error instanceof Error ? error.cause : error);
    return [problem("link-unreachable", address, [], { reason })];
  }
}
