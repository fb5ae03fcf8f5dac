import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeStandIn } from "./stand-in-site.ts";

// Replaces tools/build.ts in tests of the publication: every page contains VERSION.

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
await writeStandIn(resolve(values.out), process.env.VERSION ?? "");
