import { spawnSync } from "node:child_process";

/** A registry that supports neither request is reported, not a failure. */
const questions = [
  {
    name: "npm audit --omit=dev",
    arguments: ["audit", "--omit=dev"],
    fault: /severity|vulnerabilit/i,
  },
  {
    name: "npm audit signatures",
    arguments: ["audit", "signatures"],
    fault: /invalid|missing.*signature/i,
  },
];

/** Messages of npm when a registry cannot be reached or does not support the request. */
const unanswered =
  /endpoint returned an error|network|ENOTFOUND|ECONNREFUSED|not supported|ETIMEDOUT|E40\d|no dependencies to audit/i;

for (const question of questions) {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    [...question.arguments, "--fetch-retries=0", "--fetch-timeout=15000"],
    { encoding: "utf8", timeout: 60_000 },
  );
  const said = `${stdout}\n${stderr}`;
  if (status === 0) console.log(`${question.name}: clean`);
  // npm was ended because it waited too long
  else if (status === null || (!question.fault.test(stdout) && unanswered.test(said))) {
    console.log(`${question.name}: the registry does not answer, so nothing was checked`);
  } else {
    console.error(`${question.name} found faults:\n${said}`);
    process.exitCode = 1;
  }
}
