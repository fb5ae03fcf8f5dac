import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BuiltVersion } from "./built-version.ts";
import type { VendorDestination } from "./destination.ts";
import { PublishError } from "./publish-error.ts";
import { runProgram } from "./run-program.ts";

/** What is run for each vendor, and how an owner gets it. */
const tools = {
  cloudflare: {
    program: "wrangler",
    install: "npm install --global wrangler",
    login: "wrangler login",
  },
  netlify: {
    program: "netlify",
    install: "npm install --global netlify-cli",
    login: "netlify login",
  },
};

/**
 * Hands a version over to the vendor's own command-line tool, which shows it when all of it is there.
 * @param root the project's folder, whose own copy of the tool comes first
 * @throws PublishError when it is not installed, or fails
 */
export async function toVendor(
  root: string,
  destination: VendorDestination,
  { site, stamp }: BuiltVersion,
): Promise<void> {
  const { program, install, login } = tools[destination.to];
  const own = join(root, "node_modules/.bin", program);
  const command = existsSync(own) ? own : program;
  await runProgram(command, ["--version"]).catch((cause: unknown) => {
    throw new PublishError(
      `"to": "${destination.to}" needs ${program}, which is not installed here: ${install}, then ${login}`,
      `"to": "${destination.to}" ha bisogno di ${program}, che qui non è installato: ${install}, poi ${login}`,
      cause,
    );
  });
  await runProgram(command, argsFor(destination, site, stamp), { cwd: root });
}

function argsFor(destination: VendorDestination, site: string, stamp: string): string[] {
  if (destination.to === "netlify") {
    const options = ["--prod", "--no-build", "--dir", site, "--site", destination.site];
    return ["deploy", ...options, "--message", stamp];
  }
  const options = ["--project-name", destination.project, "--branch", destination.branch];
  return ["pages", "deploy", site, ...options, "--commit-dirty=true", "--commit-message", stamp];
}
