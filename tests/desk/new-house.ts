import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Answers } from "../../tools/owner/new-house/answers.ts";
import type { ContentCopy } from "../support/content-copy.ts";
import { copyProject } from "../support/project-copy.ts";

const run = promisify(execFile);

/** What the owner answers on the first day; addresses that end in .example would stop the publication. */
export async function ownerAnswers(): Promise<Answers> {
  const answers = JSON.parse(await readFile("tests/fixtures/houses/liguria.json", "utf8"));
  return { ...answers, siteUrl: "https://casacogo.it", email: "marta@casacogo.it" };
}

/** The project as it is cloned, without any content, after `npm run new-house`. */
export async function newHouseProject(): Promise<ContentCopy> {
  const project = await copyProject();
  await rm(join(project.root, "content"), { recursive: true, force: true });
  await writeFile(join(project.root, "answers.json"), JSON.stringify(await ownerAnswers()));
  await run(process.execPath, ["tools/owner/new-house/new-house.ts", "--yes", "answers.json"], {
    cwd: project.root,
  });
  return project;
}
