import { spawnSync } from "node:child_process";

/**
 * Asks the registry for known faults of what the page is made of, and whether all packages carry
 * its signature. A registry that answers neither question (a mirror, no network) is no fault of
 * the project: that is said, and the check goes on.
 */
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

/** Words of npm for a registry that does not answer. */
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
  else if (question.fault.test(stdout) || !unanswered.test(said)) {
    console.error(`${question.name} found faults:\n${said}`);
    process.exitCode = 1;
  } else console.log(`${question.name}: the registry does not answer, so nothing was checked`);
}
