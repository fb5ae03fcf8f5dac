import { readFile } from "node:fs/promises";
import { outro } from "@clack/prompts";
import { stripComments } from "jsonc-parser";
import { z } from "zod";
import { errorText } from "../../content/files/errors.ts";
import { readArguments } from "../../content/files/read-arguments.ts";
import { parseJson } from "../../content/json-text.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { sentenceOf } from "../../content/problems/report.ts";
import { OwnerError, say } from "../words/words.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { askAnswers } from "./ask.ts";
import { exampleAnswers } from "./example.ts";
import { hasHouse, writeHouse } from "./write-house.ts";

// Starts a site for another house: `npm run new-house`, in scripts with `-- --yes answers.json`.
const { values } = readArguments({
  options: { yes: { type: "string" }, example: { type: "boolean" } },
});
const root = process.cwd();

if (values.example) {
  console.log(exampleAnswers(ownerLanguage()));
} else if (hasHouse(root)) {
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
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return fail(`${file} is not there; name a JSON file with the answers`);
  // comments are those of the example; other faults are said as of every file of hers
  const { value: json, fault } = parseJson(stripComments(text), file);
  const language = ownerLanguage();
  if (fault) return fail(sentenceOf(fault, { name: ".", texts: new Map() }, language));
  const { data, error } = answersSchema.safeParse(json);
  for (const { path, message } of error?.issues ?? []) {
    fail(`${file}: "${z.core.toDotPath(path)}": ${message}`);
  }
  return data;
}

function fail(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
