import type { Content } from "../../content/load.ts";
import { stringsIn } from "../../content/strings-in.ts";
import type { DeadLink } from "./site-findings.ts";

/** Milliseconds for the answer of another site. */
const timeout = 10_000;

/** Number of sites that are requested in parallel. */
const atOnce = 6;

/** Status codes with which sites refuse programs only, not people. */
const refusals = [401, 403, 405, 429, 999];

/** Tries the addresses of other sites that facts and texts name. */
export async function deadOutsideLinks(
  { facts, files }: Pick<Content, "facts" | "files">,
  ask: typeof fetch = fetch,
): Promise<DeadLink[]> {
  const waiting = outsideAddresses([facts, files]);
  const dead: DeadLink[] = [];
  const worker = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const answer = await answerOf(address, ask);
      if (answer) dead.push({ address, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return dead.toSorted((one, other) => one.address.localeCompare(other.address));
}

function outsideAddresses(values: unknown): string[] {
  const named = stringsIn(values).flatMap(
    ({ text }) => text.match(/https?:\/\/[^\s)\]"<>]+/g) ?? [],
  );
  // addresses of examples are known to lead nowhere
  return [...new Set(named)].filter((address) => !/\.example\b/.test(address));
}

/** @returns what is wrong with an address; undefined if nothing is */
async function answerOf(address: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok || refusals.includes(response.status)
      ? undefined
      : `${response.status} ${response.statusText}`.trim();
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError"
      ? `nothing in ${timeout / 1000} s`
      : `no connection (${error instanceof Error ? causeOf(error) : error})`;
  }
}

/** `fetch` says only that it failed; its cause says why. */
function causeOf({ cause, message }: Error): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : message;
}
