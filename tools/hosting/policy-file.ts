import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HostingPolicy } from "./policy.ts";

/** Folder beside a built site for what its servers need and visitors must not get. */
export function hostingFolder(dist: string): string {
  return `${dist}-hosting`;
}

export function policyFile(dist: string): string {
  return join(hostingFolder(dist), "policy.json");
}

/** The policy that the build wrote down for a site; the build's own file, so its shape is known. */
export async function readPolicy(dist: string): Promise<HostingPolicy> {
  try {
    return JSON.parse(await readFile(policyFile(dist), "utf8"));
  } catch (cause) {
    throw new Error(`${policyFile(dist)} is missing. Build the site again: npm run build`, {
      cause,
    });
  }
}
