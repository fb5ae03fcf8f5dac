import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";

/** None where an owner, who publishes otherwise, has removed the file. */
// biome-ignore lint/suspicious/noExplicitAny: what the hosts read
async function commandsOf(file: string, stepsOf: (written: any) => string[]) {
  const all = existsSync(file) ? stepsOf(parse(await readFile(file, "utf8"))) : [];
  // what a schedule leaves out is marked in the same way
  const steps = all.map((step) =>
    step.replace(/^\[ "\$CI_PIPELINE_SOURCE" = schedule \] \|\| (.*)/, "$1 (pushed)"),
  );
  return steps.filter((step) => /^(node:|npm|npx|\.ci)/.test(step));
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

test.each([
  ["GitHub", github],
  ["GitLab", gitlab],
])("%s publishes, scheduled without tests, by commands that are there", async (_, commands) => {
  if (commands.length === 0) return;
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const named = commands.flatMap(
    (step) => /^npm (?:run )?(?!ci)([\w:]+)( \(pushed\))?$/.exec(step)?.[1] ?? [],
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  expect(commands.filter((step) => /test|lint|typecheck/.test(step))).toEqual([
    "npm run lint (pushed)",
    "npm run typecheck (pushed)",
    "npm test (pushed)",
  ]);
  expect(commands.slice(-2)).toEqual([".ci/prepare-host", "npm run publish"]);
});

test.skipIf(github.length === 0 || gitlab.length === 0)("GitLab runs what GitHub runs", () => {
  expect(gitlab).toEqual(github);
});

test("the key of a folder on a server is put where ssh reads it", async () => {
  await using folder = await testFolder();
  using _rsync = await standInProgram(folder.path, "rsync", "");
  const env = { ...process.env, HOME: folder.path, SSH_KEY: "key", SSH_KNOWN_HOSTS: "server key" };
  execFileSync("bash", [".ci/prepare-host"], { env });
  expect(await readFile(join(folder.path, ".ssh/id_publish"), "utf8")).toBe("key\n");
  expect(await readFile(join(folder.path, ".ssh/known_hosts"), "utf8")).toBe("server key\n");
});
