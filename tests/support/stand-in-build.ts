import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeStandIn } from "./stand-in-site.ts";

// Stands in for tools/build.ts where the publication is tested, not the build: every page says VERSION.

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
await writeStandIn(resolve(values.out), process.env.VERSION ?? "");
