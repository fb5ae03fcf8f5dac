import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { type ContentCopy, copyProject } from "./support/content-copy.ts";
import { testBuild } from "./support/test-build.ts";

// serial, since two development servers would use the same port for their messages to pages
test.describe.configure({ mode: "default" });

let project: ContentCopy;
let server: ChildProcess;

test.beforeEach(async () => {
  project = await copyProject();
  await project.replace("it/home.json", '"welcomeTitle":', '"welcomeTitle"');
});

test.afterEach(async () => {
  if (server.exitCode === null && server.kill()) await once(server, "exit");
  await project[Symbol.asyncDispose]();
});

async function start(command: string): Promise<string> {
  const port = testBuild.port + 11;
  server = spawn(process.execPath, [`tools/serve/${command}.ts`], {
    cwd: project.root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = `http://localhost:${port}`;
  await new Promise<void>((listening) => {
    server.stdout?.on("data", (text) => String(text).includes(url) && listening());
  });
  return url;
}

for (const [name, command] of [
  ["npm start", "start"],
  ["npm run dev", "dev"],
] as const) {
  test(`${name} shows a fault with its line in the browser, and the page once it is corrected`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    const url = await start(command);
    const response = await page.goto(`${url}/it`);
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle("The content has 1 fault");
    await expect(page.getByRole("heading", { name: "content/it/home.json, line 3" })).toBeVisible();
    await expect(page.locator("pre")).toHaveText(/^3 \| {3}"welcomeTitle" ".*\n {2}\| +\^$/);
    expect(await axeViolations(page)).toEqual([]);
    const shown = page.locator("html[data-page=home]");
    await project.replace("it/home.json", '"welcomeTitle"', '"welcomeTitle":');
    await expect(shown).toBeAttached({ timeout: 300_000 });
    if (command === "start") return;
    await project.replace("it/home.json", "{", "{{");
    await expect(page).toHaveTitle("The content has 1 fault", { timeout: 60_000 });
    await project.replace("it/home.json", "{{", "{");
    await expect(shown).toBeAttached({ timeout: 60_000 });
  });
}
