import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function run(command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...args]);
  return { status, says: String(stderr).trim() };
}

test.each([
  ["build", "--ouput", "Unknown option '--ouput'. The options are --out <value>."],
  ["build", "--out", "Option '--out <value>' argument missing. The options are --out <value>."],
  ["serve/start", "--port=5000", "Unknown option '--port'. This command has no options."],
  ["serve/dev", "desk", "Unexpected argument 'desk'. This command has no options."],
])("%s %s ends with a sentence", (command, argument, says) => {
  expect(run(command, argument)).toEqual({ status: 1, says });
});
