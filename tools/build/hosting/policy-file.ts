import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HostingPolicy } from "./policy.ts";

/** Folder beside a built site for server configurations, which must not be public. */
export function hostingFolder(dist: string): string {
  return `${dist}-hosting`;
}

export function policyFile(dist: string): string {
  return join(hostingFolder(dist), "policy.json");
}

/** @throws Error when the file is missing */
export async function readPolicy(dist: string): Promise<HostingPolicy> {
  try {
    return JSON.parse(await readFile(policyFile(dist), "utf8"));
  } catch (cause) {
    throw new Error(`${policyFile(dist)} is missing. Build the site again: npm run build`, {
      cause,
    });
  }
}
