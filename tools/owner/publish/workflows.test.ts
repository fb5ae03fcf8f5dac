import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";

/** Undefined where an owner, who publishes otherwise, has removed the file. */
// biome-ignore lint/suspicious/noExplicitAny: what the hosts read
async function commandsOf(file: string, stepsOf: (written: any) => string[]) {
  if (!existsSync(file)) return undefined;
  const steps = stepsOf(parse(await readFile(file, "utf8")));
  return (
    steps
      // what a schedule leaves out is marked in the same way
      .map((step) =>
        step.replace(/^\[ "\$CI_PIPELINE_SOURCE" = schedule \] \|\| (.*)/, "$1 (pushed)"),
      )
      // what each host needs of its own
      .filter((step) => step && !/^git config|^\[ -e content\/publish.json/.test(step))
  );
}

type Step = { if?: string; run?: string };
const github = await commandsOf(".github/workflows/site.yml", ({ on, jobs: { site } }) => {
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \*\/6 \* \* \*$/) }]);
  expect(site.steps.at(-1).env.CALENDARS).toContain("secrets.CALENDARS");
  const steps = site.steps.map(({ if: when = "", run = "" }: Step) =>
    when.includes("schedule") ? `${run} (pushed)` : run,
  );
  return [site.container, ...steps];
});
const gitlab = await commandsOf(".gitlab-ci.yml", ({ site }) => [site.image, ...site.script]);

const commands = [
  expect.stringMatching(/^node:\d+-/),
  "npm ci",
  "npm run lint (pushed)",
  "npm run typecheck (pushed)",
  "npm test (pushed)",
  ".ci/prepare-host",
  "npm run publish",
];

for (const [host, named] of Object.entries({ GitHub: github, GitLab: gitlab })) {
  test.skipIf(!named)(`${host} publishes, scheduled without tests`, () => {
    expect(named).toEqual(commands);
  });
}

test("the commands of both are in the package", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const named = ["lint", "typecheck", "test", "publish"];
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test("the key of a folder on a server is put where ssh reads it", async () => {
  await using folder = await testFolder();
  using _rsync = await standInProgram(folder.path, "rsync", "");
  const env = { ...process.env, HOME: folder.path, SSH_KEY: "key", SSH_KNOWN_HOSTS: "server key" };
  execFileSync("bash", [".ci/prepare-host"], { env });
  expect(await readFile(join(folder.path, ".ssh/id_publish"), "utf8")).toBe("key\n");
  expect(await readFile(join(folder.path, ".ssh/known_hosts"), "utf8")).toBe("server key\n");
});
