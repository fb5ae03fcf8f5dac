// Loaded before every command (`node --import`), in JavaScript that an older Node runs too: such a Node
// cannot run TypeScript, and would answer with ERR_UNKNOWN_FILE_EXTENSION.
const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.error(
    `This command runs on Node 24, and this is Node ${node}: \`npm ci\` brings the project's own, and where npm runs no install scripts, \`npm rebuild node --ignore-scripts=false\` does.`,
  );
  process.exit(1);
}
