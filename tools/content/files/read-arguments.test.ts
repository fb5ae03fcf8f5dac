import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  ["build", "--ouput", "This command does not understand --ouput. Its options are --out <value>."],
  ["build", "--out", "This command does not understand --out. Its options are --out <value>."],
  ["serve/dev", "desk", "This command does not understand desk. It has no options."],
])("%s %s ends with a sentence", (command, argument, says) => {
  const env = { ...process.env, LC_ALL: "C" };
  const { status, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, argument], {
    env,
  });
  expect({ status, says: String(stderr).trim() }).toEqual({ status: 1, says });
});
