import { readFile } from "node:fs/promises";
import { outro } from "@clack/prompts";
import { errorText } from "../../content/files/errors.ts";
import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { sentenceOf } from "../../content/problems/report.ts";
import { checkFile } from "../../content/problems/schema.ts";
import { OwnerError, say } from "../words/words.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { askAnswers } from "./ask.ts";
import { hasHouse, writeHouse } from "./write-house.ts";

// Starts a site for another house: `npm run new-house`, in scripts with `-- --yes answers.json`.
const { values } = readArguments({ options: { yes: { type: "string" } } });
const root = process.cwd();

if (hasHouse(root)) {
  // before two dozen questions
  fail(say("newHouse.there", ownerLanguage()));
} else {
  const answers = values.yes ? await readAnswers(values.yes) : await askAnswers();
  if (answers) await write(answers);
}

async function write(answers: Answers): Promise<void> {
  const { language } = answers;
  try {
    await writeHouse(root, answers);
    console.log(say("newHouse.written", language));
    console.log(say("newHouse.next", language));
    if (!values.yes) outro("npm start");
  } catch (error) {
    // an answer that the build does not accept: its message names file, key and what to do
    fail(error instanceof OwnerError ? error.sentence(language) : errorText(error));
    fail(say("newHouse.stopped", language));
  }
}

/** The answers of a file; undefined after each of its faults has been named. */
async function readAnswers(file: string): Promise<Answers | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const given = { name: ".", texts: new Map(bytes && [[file, bytes]]) };
  const { value, problems } = checkFile(given, file, answersSchema);
  for (const each of problems) fail(sentenceOf(each, given, ownerLanguage()));
  return value;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
