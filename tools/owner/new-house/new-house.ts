import { readFile } from "node:fs/promises";
import { outro } from "@clack/prompts";
import { z } from "zod";
import { readArguments } from "../../content/files/read-arguments.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { askAnswers, words } from "./ask.ts";
import { writeHouse } from "./write-house.ts";

// Starts a site for another house: `npm run new-house`, in scripts with `-- --yes answers.json`.
const { values } = readArguments({ options: { yes: { type: "string" } } });

const answers = values.yes ? await readAnswers(values.yes) : await askAnswers();
if (answers) {
  try {
    const aside = await writeHouse(process.cwd(), answers);
    for (const line of summary(answers, aside)) console.log(line);
    if (!values.yes) outro("npm start");
  } catch (error) {
    // an answer that the build does not accept: its message names file, key and what to do
    console.error(error instanceof Error ? error.message : error);
    console.error(words[answers.language].stopped);
    process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}

/** The answers of a file; undefined after each of its faults has been named. */
async function readAnswers(file: string): Promise<Answers | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    console.error(`${file} is not there; name a JSON file with the answers`);
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    console.error(`${file} is not valid JSON (${error instanceof Error ? error.message : error})`);
    return undefined;
  }
  const { data, error } = answersSchema.safeParse(json);
  for (const { path, message } of error?.issues ?? []) {
    console.error(`${file}: "${z.core.toDotPath(path)}": ${message}`);
  }
  return data;
}

function summary({ language }: Answers, aside: string | undefined): string[] {
  const it = language === "it";
  return [
    it ? "content/ è scritta." : "content/ is written.",
    ...(aside
      ? [it ? `I contenuti di prima sono in ${aside}.` : `The content from before is in ${aside}.`]
      : []),
    it
      ? "npm start costruisce il sito e dice che cosa manca ancora."
      : "npm start builds the site and names what is still missing.",
  ];
}
