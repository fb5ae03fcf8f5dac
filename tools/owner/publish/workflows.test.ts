import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { finish } from "../../../tests/support/finished-house.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";

/** Replacements of steps in a clean copy of the project, by the full name. All other steps are run. */
const standIns: Record<string, string> = {
  "actions/checkout@v6": "true",
  "actions/setup-node@v6": "true",
  "npm ci": 'ln -s "$PROJECT/node_modules" node_modules',
  "npx playwright install --with-deps chromium": "true",
  "npm run lint": "true",
  "npm run typecheck": "true",
  "npm test": "true",
};

const githubSchema = z.object({
  jobs: z.object({
    site: z.object({
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  }),
});
const gitlabSchema = z.object({ site: z.object({ script: z.array(z.string()) }) });

const [githubFile, gitlabFile] = [".github/workflows/site.yml", ".gitlab-ci.yml"];
const github = await read(githubFile, (written) =>
  githubSchema.parse(written).jobs.site.steps.map(({ uses, run }) => uses ?? run ?? ""),
);
const gitlab = await read(gitlabFile, (written) => gitlabSchema.parse(written).site.script);

/** The steps of a workflow; none where an owner, who publishes otherwise, has removed it. */
async function read(file: string, stepsOf: (written: unknown) => string[]): Promise<string[]> {
  return existsSync(file) ? stepsOf(parse(await readFile(file, "utf8"))) : [];
}

const workflows = [
  { name: "GitHub Actions", file: githubFile, steps: github },
  { name: "GitLab CI", file: gitlabFile, steps: gitlab },
].map((each) => ({ ...each, because: each.steps.length > 0 ? "" : ` (skipped: no ${each.file})` }));

for (const { name, steps, because } of workflows) {
  test.skipIf(because)(`${name} names scripts of package.json alone${because}`, async () => {
    const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
    const named = steps.flatMap((step) => /^npm (?:run )?(?!ci)(\w+)$/.exec(step)?.[1] ?? []);
    expect(named).toContain("publish");
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  test.skipIf(because)(
    `the steps of ${name}, line by line in a clean copy, publish to a bare repository; install, browser, lint, types, tests and the build are stood in for${because}`,
    async () => {
      await using folder = await testFolder();
      const shown = join(folder.path, "shown");
      await using project = await cleanCopy(await host(folder.path, shown));
      const env = {
        ...process.env,
        PROJECT: resolve("."),
        HOME: folder.path,
        VERSION: "pushed",
        LANG: "C",
      };
      const script = steps.map((step) => standIns[step] ?? step).join("\n");
      const { status, stdout, stderr } = spawnSync("bash", ["-eo", "pipefail", "-c", script], {
        cwd: project.root,
        env,
        encoding: "utf8",
      });
      expect(stdout + stderr).toMatch(/was handed over/);
      expect(status).toBe(0);
      expect(await readFile(join(shown, "index.html"), "utf8")).toContain("pushed");
    },
  );
}

test.skipIf(workflows.some(({ because }) => because))("GitLab runs what GitHub runs", () => {
  const commands = (steps: string[]) => steps.filter((step) => /^(npm|npx|\.ci)/.test(step));
  expect(commands(gitlab)).toEqual(commands(github));
});

test("a token for git over https reaches git, and nothing else is configured", async () => {
  await using folder = await testFolder();
  await using project = await cleanCopy("https://codeberg.org/nova/pages.git");
  const env = { ...process.env, HOME: folder.path, GIT_TOKEN: "t0ken", GIT_USER: "nova" };
  execFileSync("bash", [".ci/prepare-host"], { cwd: project.root, env });
  expect(await readFile(join(folder.path, ".gitconfig"), "utf8")).toBe(
    '[url "https://nova:t0ken@codeberg.org/"]\n\tinsteadOf = https://codeberg.org/\n',
  );
});

/** A bare repository whose hook shows what is pushed. */
async function host(folder: string, shown: string): Promise<string> {
  const repository = join(folder, "host.git");
  execFileSync("git", ["init", "--quiet", "--bare", repository]);
  await mkdir(shown);
  const hook = join(repository, "hooks/post-receive");
  await writeFile(hook, `#!/bin/sh\ngit --work-tree="${shown}" checkout -q -f site\n`);
  await chmod(hook, 0o755);
  return repository;
}

/** What a push of a finished house has: its content and the project, with a stand-in for the build. */
async function cleanCopy(remote: string): Promise<ContentCopy> {
  // below the project, where the stand-in finds its modules
  await mkdir(".cache", { recursive: true });
  const copy = await ContentCopy.make(resolve(".cache"));
  await finish(copy);
  await copy.write("publish.json", JSON.stringify({ to: "git", remote, branch: "site" }));
  for (const part of ["tools", "src", ".ci", "package.json"]) {
    await cp(part, join(copy.root, part), { recursive: true });
  }
  const build = resolve("tests/support/stand-in-build.ts");
  await writeFile(join(copy.root, "tools/build.ts"), `await import(${JSON.stringify(build)});\n`);
  // the finished house has the demo's texts
  await writeFile(
    join(copy.root, "tools/owner/ready/demo-hashes.json"),
    JSON.stringify({ texts: "", photographs: "", drawings: "" }),
  );
  return copy;
}
