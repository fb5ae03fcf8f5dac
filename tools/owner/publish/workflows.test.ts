import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
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

test("a token for git over https reaches git, and nothing else is configured", async () => {
  await using folder = await testFolder();
  const { path } = folder;
  await mkdir(join(path, "content"));
  const destination = { to: "git", remote: "https://codeberg.org/nova/pages.git", branch: "site" };
  await writeFile(join(path, "content/publish.json"), JSON.stringify(destination));
  await cp(".ci", join(path, ".ci"), { recursive: true });
  const env = { ...process.env, HOME: path, GIT_TOKEN: "t0ken", GIT_USER: "nova" };
  execFileSync("bash", [".ci/prepare-host"], { cwd: path, env });
  expect(await readFile(join(path, ".gitconfig"), "utf8")).toBe(
    '[url "https://nova:t0ken@codeberg.org/"]\n\tinsteadOf = https://codeberg.org/\n',
  );
});
