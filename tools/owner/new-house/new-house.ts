import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { outro } from "@clack/prompts";
import { stripComments } from "jsonc-parser";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { reportOf, reportText, sentencesOf } from "../../content/problems/report.ts";
import { checkFile } from "../../content/problems/schema.ts";
import { newWords } from "../add-language.ts";
import { OwnerError, say } from "../words.ts";
import { type Answers, answersSchema, exampleAnswers } from "./answers.ts";
import { askAnswers } from "./ask.ts";
import usual from "./template/facts.json" with { type: "json" };
import { hasHouse, writeHouse } from "./write-house.ts";

// Starts a site for another house: `npm run new-house`, in scripts with `-- --yes answers.json`.
const { values } = readArguments({
  options: { yes: { type: "string" }, example: { type: "boolean" } },
});
const root = process.cwd();

if (values.example) {
  console.log(exampleAnswers(ownerLanguage()));
} else if (hasHouse(root)) {
  // before the questions
  fail(say("newHouse.there", ownerLanguage()));
} else {
  const answers = values.yes ? await readAnswers(values.yes) : await askAnswers();
  if (answers) await write(answers);
}

async function write(answers: Answers): Promise<void> {
  const { language } = answers;
  try {
    if (await hasNewWords(answers)) return again(answers);
    await writeHouse(root, answers);
    console.log(say("newHouse.written", language));
    console.log(say("newHouse.left", language, usual.stay));
    outro(say("newHouse.next", language));
  } catch (error) {
    // an answer that the build does not accept is named with file, key and what to do
    const isRefusal = error instanceof OwnerError;
    fail(isRefusal ? error.sentence(language) : reportText(await reportOf(error, root), language));
    fail(say("newHouse.stopped", language));
  }
}

/** Makes the file of the site's own words for each language that has none. */
async function hasNewWords({ languages }: Answers): Promise<boolean> {
  const known: readonly string[] = languageCodes;
  const missing = languages.filter((tag) => !known.includes(tag));
  for (const tag of missing) {
    await writeFile(
      new URL(`../../../src/words/${tag}.json`, import.meta.url),
      await newWords(tag),
    );
  }
  return missing.length > 0;
}

/** In a new process, since a program reads the languages when it starts. */
async function again(answers: Answers): Promise<void> {
  const file = join(root, ".cache/answers.json");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(answers));
  const args = [...process.execArgv, import.meta.filename, "--yes", file];
  process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
}

/** The answers of a file; undefined after each of its faults has been named. */
async function readAnswers(file: string): Promise<Answers | undefined> {
  const language = ownerLanguage();
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return fail(say("newHouse.noAnswers", language, { file }));
  const name = basename(file);
  // comments are those of the example
  const text = Buffer.from(stripComments(String(bytes), " "));
  const given = { name: dirname(file), texts: new Map([[name, text]]) };
  const { value, problems } = checkFile(given, name, answersSchema);
  for (const each of sentencesOf(problems, given, language)) fail(each);
  return value;
}

function fail(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
