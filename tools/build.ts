import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });

try {
  await buildSite({ root: process.cwd(), outDir: resolve(values.out) });
} catch (error) {
  // the message tells the owner what to do; a stack trace would distract from it
  const expected = error instanceof Error && error.name === "ContentError";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
