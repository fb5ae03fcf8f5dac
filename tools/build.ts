import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readArguments } from "./content/files/read-arguments.ts";
import { ownerLanguage } from "./content/owner-language.ts";
import { reportOf, reportText, reportWords } from "./content/problems/report.ts";

// Above the rooms of tools, since build itself knows nothing of the owner's tools.

const { values } = readArguments({ options: { out: { type: "string", default: "dist" } } });
const root = process.cwd();
const outDir = resolve(values.out);

// whatever the machine says, and before React is loaded: its code for development would be larger,
// and name the machine's folders
process.env.NODE_ENV = "production";

try {
  const { buildSite } = await import("./build/build-site.ts");
  const { writeOnlineEditor } = await import("./owner/desk/online-editor.ts");
  await buildSite({ root, outDir, addFiles: writeOnlineEditor });
} catch (error) {
  const report = await reportOf(error, root);
  const dist = relative(root, outDir) || outDir;
  const lang = ownerLanguage();
  const remains = existsSync(join(outDir, "index.html")) ? "before" : "none";
  console.error(`\n${reportText(report, lang)}\n\n${reportWords(remains, lang, { dist })}`);
  process.exitCode = 1;
}
