import { readArguments } from "../../content/files/read-arguments.ts";
import { commandLanguage } from "../../content/owner-language.ts";
import { listText } from "../ready/list-text.ts";
import { outcomeText } from "./outcome-text.ts";
import { PublishError } from "./publish-error.ts";
import { NotReady, publishSite, undoPublication } from "./publish-site.ts";

// `npm run publish`: builds, checks, publishes to the destination in content/publish.json, and reads the
// site back; `-- --undo` restores the last version, `-- --anyway` ignores findings that stop it.

const { values } = readArguments({
  options: {
    undo: { type: "boolean", default: false },
    anyway: { type: "boolean", default: false },
    lang: { type: "string" },
  },
});
const lang = commandLanguage(values.lang);
const root = process.cwd();

try {
  const published = values.undo
    ? await undoPublication({ root })
    : await publishSite({
        root,
        anyway: values.anyway,
        report: (step) => console.log(`${step[lang]}…`),
      });
  console.log(`\n${outcomeText(published, lang)}`);
  if (published.faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof PublishError)) throw error;
  if (error instanceof NotReady) console.error(`\n${listText(error.findings, lang)}`);
  console.error(`\n${error.texts[lang]}`);
  process.exitCode = 1;
}
