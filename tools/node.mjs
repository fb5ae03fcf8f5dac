// Loaded before every command (`node --import`), in JavaScript that an older Node runs too: such a Node
// cannot run TypeScript, and would answer with ERR_UNKNOWN_FILE_EXTENSION.
import module from "node:module";

const { node } = process.versions;
const inItalian = /^it/i.test(process.env.LC_ALL || process.env.LANG || "");
if (Number.parseInt(node, 10) < 24) {
  console.error(
    inItalian
      ? `Questo comando vuole Node 24, e questo è Node ${node}: \`npm ci\` porta quello del progetto, e dove npm non esegue script d'installazione, \`npm rebuild node --ignore-scripts=false\`.`
      : `This command runs on Node 24, and this is Node ${node}: \`npm ci\` brings the project's own, and where npm runs no install scripts, \`npm rebuild node --ignore-scripts=false\` does.`,
  );
  process.exit(1);
}
if (process.cwd().includes("#")) {
  console.error(
    inItalian
      ? "Il percorso del progetto contiene un #, che in un indirizzo ha un altro significato: cambiate nome alla cartella."
      : "The project's path holds a #, which means something else in an address: rename the folder.",
  );
  process.exit(1);
}
// half of a warm command's start is the compilation of what it imports
module.enableCompileCache?.(new URL("../node_modules/.cache/compiled", import.meta.url).pathname);
