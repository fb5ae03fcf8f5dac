import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSite } from "./build/build-site.ts";
import { readArguments } from "./content/files/read-arguments.ts";
import { reportOf, reportText } from "./content/messages/report.ts";
import { writeOnlineEditor } from "./owner/desk/online-editor.ts";

// `npm run build`: the site, with the owner's editor where her settings ask for it. It stands above the
// rooms of tools, since build itself knows nothing of the owner's tools.

const { values } = readArguments({ options: { out: { type: "string", default: "dist" } } });
const root = process.cwd();
const outDir = resolve(values.out);

try {
  await buildSite({ root, outDir, addFiles: writeOnlineEditor });
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
