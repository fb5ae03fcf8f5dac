import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cancel, intro, isCancel, outro, select, text } from "@clack/prompts";
import { z } from "zod";
import { formatMoney } from "../../../src/modules/message-format.ts";
import { readArguments } from "../../content/files/read-arguments.ts";
import { jsonOf } from "../../content/json-text.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { reportOf, reportText } from "../../content/problems/report.ts";
import { newWords } from "../add-language.ts";
import { OwnerError, say } from "../words.ts";
import { hasHouse } from "./placeholders.ts";
import {
  type Answers,
  faultOf,
  languageOf,
  missingTags,
  type Question,
  questionsAfter,
  templateValues,
} from "./questions.ts";
import usual from "./template/facts.json" with { type: "json" };
import { writeHouse } from "./write-house.ts";

// Starts a site for another house: `npm run new-house`, in scripts with `-- --yes answers.json`.
const { values } = readArguments({ options: { yes: { type: "string" } } });
const root = process.cwd();
/** What was answered when the owner, or a fault, stopped it: offered again the next time. */
const keptFile = join(root, ".cache/new-house.json");

if (hasHouse(root)) {
  // before the questions
  fail(say("newHouse.there", ownerLanguage()));
} else {
  const text = await readFile(values.yes ?? keptFile, "utf8").catch(() => "");
  const known = z.record(z.string(), z.coerce.string()).safeParse(jsonOf(text)).data;
  if (values.yes && !known) fail(say("newHouse.noAnswers", ownerLanguage(), { file: values.yes }));
  else await write(await answersTo(known ?? {}));
}

async function answersTo(known: Answers): Promise<Answers> {
  const given: Record<string, string> = {};
  for (let at = 0; ; at += 1) {
    // later questions follow from earlier answers
    const question = questionsAfter(given)[at];
    if (!question) return given;
    const { name, message, initial } = question;
    const before = known[name] ?? initial ?? "";
    given[name] = values.yes ? before : await ask(question, before, given);
    const fault = values.yes && (await faultOf(question, given));
    if (fault) {
      fail(`${values.yes}: "${name}" (${message}): ${fault}`);
      process.exit();
    }
    if (!values.yes) await keep({ ...known, ...given });
  }
}

/** Asks until the answer is right. Ends the process if the owner cancels; nothing is changed then. */
async function ask(question: Question, before: string, given: Answers): Promise<string> {
  const { name, message, choices, isOptional } = question;
  const language = languageOf(given);
  const validate = (answer = "") => faultOf(question, { ...given, [name]: answer });
  const options = choices?.map(([value, label]) => ({ value, label }));
  const answer = options
    ? // its instructions are English for everybody
      await select({ message, options, initialValue: before, showInstructions: false })
    : await text({
        message,
        validate,
        initialValue: before,
        ...(isOptional && { defaultValue: "" }),
      });
  if (isCancel(answer)) {
    cancel(say("newHouse.stopped", language));
    process.exit(1);
  }
  if (name === "language") intro(say("newHouse.intro", languageOf({ language: answer })));
  return answer.trim();
}

async function write(answers: Answers): Promise<void> {
  const language = languageOf(answers);
  try {
    const missing = missingTags(answers);
    if (missing.length > 0) return await withWords(missing, answers);
    await writeHouse(root, answers);
    await rm(keptFile, { force: true });
    console.log(say("newHouse.written", language));
    const { currency } = templateValues(answers);
    const securityDeposit = formatMoney(usual.stay.securityDeposit, currency, language);
    console.log(say("newHouse.left", language, { ...usual.stay, currency, securityDeposit }));
    outro(say("newHouse.next", language));
  } catch (error) {
    // an answer that the build does not accept is named with file, key and what to do
    const isRefusal = error instanceof OwnerError;
    fail(isRefusal ? error.sentence(language) : reportText(await reportOf(error, root), language));
    fail(say("newHouse.stopped", language));
  }
}

/** In a new process, since a program reads the languages when it starts. */
async function withWords(tags: readonly string[], answers: Answers): Promise<void> {
  const fileOf = (tag: string) => new URL(`../../../src/words/${tag}.json`, import.meta.url);
  for (const tag of tags) await writeFile(fileOf(tag), await newWords(tag));
  await keep(answers);
  const args = [...process.execArgv, import.meta.filename, "--yes", keptFile];
  process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
  if (process.exitCode) await Promise.all(tags.map((tag) => rm(fileOf(tag))));
}

async function keep(answers: Answers): Promise<void> {
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(keptFile, JSON.stringify(answers, null, 2));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
