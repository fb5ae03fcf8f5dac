import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { reportOf, reportText } from "../../content/problems/report.ts";
import { listText } from "../ready/readiness.ts";
import { OwnerError, type Sentence, say } from "../words.ts";
import { NotReady, outcomeOf, publishSite, undoPublication } from "./publish-site.ts";

// `--undo` restores the last version, `--anyway` ignores findings that stop it. For web space: `--all`
// sends everything anew; `--yes` and `--accept-host` answer what a first publication asks.

const { values } = readArguments({
  options: {
    undo: { type: "boolean", default: false },
    anyway: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    "accept-host": { type: "boolean", default: false },
  },
});
const lang = ownerLanguage();
const root = process.cwd();

function report(step: Sentence): void {
  console.log(`${step(lang)}…`);
}

try {
  const { undo, "accept-host": acceptHost, ...rest } = values;
  const options = { ...rest, root, acceptHost, report };
  const published = await (undo ? undoPublication(options) : publishSite(options));
  const { faults, findings } = published;
  const lines = outcomeOf(published).map((said) => said(lang));
  console.log(`\n${lines.join("\n- ")}`);
  if (faults.length > 0) console.log(say("publish.undo", lang));
  if (findings.length > 0) console.log(say("publish.open", lang, { count: findings.length }));
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof NotReady) console.error(`\n${listText(error.findings, error.house, lang)}`);
  const isRefusal = error instanceof OwnerError;
  console.error(
    `\n${isRefusal ? error.sentence(lang) : reportText(await reportOf(error, root), lang)}`,
  );
  process.exitCode = 1;
}
