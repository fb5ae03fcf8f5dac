import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function run(command: string, argument: string, LC_ALL: string) {
  const env = { ...process.env, LC_ALL };
  const { status, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, argument], {
    env,
  });
  return { status, says: String(stderr).trim() };
}

test.each([
  ["build", "--ouput", "There is no option --ouput. The options are --out <value>."],
  [
    "build",
    "--out",
    "The option --out <value> is not written like that. The options are --out <value>.",
  ],
  ["serve/start", "--port=5000", "There is no option --port. This command has no options."],
  ["serve/dev", "desk", "desk is no option. This command has no options."],
  ["build", "--ouput", "L’opzione --ouput non c’è. Le opzioni sono --out <valore>.", "it_IT.UTF-8"],
])("%s %s ends with a sentence", (command, argument, says, locale = "C") => {
  expect(run(command, argument, locale)).toEqual({ status: 1, says });
});
