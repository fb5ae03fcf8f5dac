import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readArguments } from "../content/files/read-arguments.ts";
import { reportOf, reportText } from "../content/messages/report.ts";
import { buildSite } from "./build-site.ts";

const { values } = readArguments({ options: { out: { type: "string", default: "dist" } } });
const root = process.cwd();
const outDir = resolve(values.out);

try {
  await buildSite({ root, outDir });
} catch (error) {
  const report = await reportOf(error, root);
  const dist = relative(root, outDir) || outDir;
  const remains = existsSync(join(outDir, "index.html"))
    ? `The site in ${dist} is still the one that was built before.`
    : `There is no site in ${dist} yet.`;
  console.error(`\n${reportText(report)}\n\n${remains}`);
  // to `npm start`, which shows it in the browser
  process.send?.(report);
  process.exitCode = 1;
}
