import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });

try {
  await buildSite({ root: process.cwd(), outDir: resolve(values.out) });
} catch (error) {
  // a fault of the owner's files says what to do; a stack would hide it
  const expected = error instanceof Error && error.name === "ContentError";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
