import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type HostingPolicy,
  headersFor,
  pageFile,
  readPolicy,
} from "../../build/hosting/policy.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { reasonOf, type Sentence, sentence } from "../words.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";

export type ReadBack = {
  faults: Sentence[];
  /** Differences that guests do not notice: what the host does not support or does differently. */
  remarks: Sentence[];
};

type Target = { address: string; timeout: number };

/** @param target its address, and milliseconds for the new version: hosts need time to build */
export async function readBack(target: Target, version: BuiltVersion): Promise<ReadBack> {
  const shown = await awaitStamp(target, version.stamp);
  if (shown !== version.stamp) return { faults: [notShown(target, shown)], remarks: [] };
  const policy = readPolicy(version.site);
  const pages = policy.addresses.filter((address) => !address.startsWith("/demo/"));
  const photograph = (await filesBelow(version.site)).find((file) =>
    /^photos\/.*\.jpg$/.test(file),
  );
  const files = [
    ...pages.map((address) => ({ address, file: pageFile(address) })),
    ...(photograph ? [{ address: `/${photograph}`, file: `/${photograph}` }] : []),
  ];
  const differing: (Sentence | undefined)[] = [];
  for (const { address, file } of files) {
    differing.push(await differenceOf(target.address + address, join(version.site, file)));
  }
  const headers = await awaitHeaders(target, policy);
  const missing = await get(`${target.address}/nothing-stands-here`);
  return {
    faults: [...differing.filter((each) => each !== undefined), ...headers.faults],
    remarks: [
      ...headers.remarks,
      ...(missing.status === 404 ? [] : [sentence("publish.notFound404", { answer: missing.why })]),
    ],
  };
}

/** @returns what the address showed last, or why nothing */
export async function awaitStamp(
  { address, timeout }: Target,
  stamp: string,
): Promise<string | Sentence> {
  const end = Date.now() + timeout;
  for (;;) {
    // a query that is different each time bypasses the cache of a CDN
    const answer = await get(`${address}/${stampFile}?${stamp}-${Date.now()}`);
    const shown = answer.status === 200 ? answer.body.toString().trim() : answer.why;
    if (shown === stamp || Date.now() > end) return shown;
    await new Promise((later) => setTimeout(later, Math.min(2000, timeout / 10)));
  }
}

type Answer = { status: number; why: string | Sentence; headers: Headers; body: Buffer };

async function get(address: string): Promise<Answer> {
  try {
    const options = { redirect: "manual", signal: AbortSignal.timeout(20_000) } as const;
    const response = await fetch(address, options);
    const body = Buffer.from(await response.arrayBuffer());
    const why = `${response.status} ${response.statusText}`.trim();
    return { status: response.status, why, headers: response.headers, body };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    const why = reasonOf(cause, isLate ? "ETIMEDOUT" : undefined);
    return { status: 0, why, headers: new Headers(), body: Buffer.alloc(0) };
  }
}

export function notShown({ address }: Pick<Target, "address">, shown: string | Sentence): Sentence {
  return sentence("publish.notShown", { address, file: stampFile, shown });
}

async function differenceOf(url: string, file: string): Promise<Sentence | undefined> {
  const { status, why, body } = await get(url);
  if (status !== 200) return sentence("publish.wrongStatus", { url, answer: why });
  if (body.equals(await readFile(file))) return undefined;
  return sentence("publish.differs", { url });
}

/** The headers of the home page, once the server has read its new configuration. */
async function awaitHeaders(
  { address, timeout }: Target,
  policy: HostingPolicy,
): Promise<ReadBack> {
  const end = Date.now() + Math.min(timeout, 10_000);
  for (;;) {
    const findings = await headerFindings(address, policy);
    if (findings.faults.length === 0 || Date.now() > end) return findings;
    await new Promise((later) => setTimeout(later, 500));
  }
}

const policyHeader = "Content-Security-Policy";

/** A content policy that is not the build's blocks its scripts; other headers only protect less. */
async function headerFindings(address: string, policy: HostingPolicy): Promise<ReadBack> {
  const { status, headers } = await get(`${address}/`);
  if (status !== 200) return { faults: [], remarks: [] };
  const others = Object.entries(headersFor(policy, "/"))
    .filter(([name, value]) => !isEqual(headers.get(name) ?? "", value))
    .map(([name]) => name);
  const isStale = others.includes(policyHeader) && headers.has(policyHeader);
  const names = others.filter((name) => !isStale || name !== policyHeader).join(", ");
  return {
    faults: isStale ? [sentence("publish.oldPolicy", { name: policyHeader })] : [],
    remarks: names ? [sentence("publish.headersOther", { names })] : [],
  };
}

/** The directives in a fixed order, because hosts may join them in another. */
function isEqual(one: string, other: string): boolean {
  const parts = (text: string) =>
    text
      .split(/[;,]\s*/)
      .filter(Boolean)
      .sort()
      .join();
  return parts(one) === parts(other);
}
