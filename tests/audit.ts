import { spawnSync } from "node:child_process";
import lock from "../package-lock.json" with { type: "json" };

// npm may leave out the hash of a package for another system, and then installs there what it is given
const unproven = Object.entries(lock.packages).flatMap(([path, entry]) =>
  path.includes("node_modules/") && !("integrity" in entry || "link" in entry) ? [path] : [],
);
if (unproven.length > 0) {
  const list = unproven.join("\n  ");
  console.error(
    `package-lock.json has no integrity for:\n  ${list}\nRemove these entries, and run: npm install --package-lock-only`,
  );
  process.exitCode = 1;
}

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
    [...question.arguments, "--fetch-retries=0", "--fetch-timeout=15000", "--loglevel=warn"],
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
