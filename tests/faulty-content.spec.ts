import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type ContentCopy, copyProject } from "./support/content-copy.ts";
import { testBuild } from "./support/test-build.ts";

// What an owner sees of a fault: `npm start` and `npm run dev` in a copy of the project.

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

/** Runs a command of the project at a port of these tests, and waits until it names its address. */
async function start(command: string): Promise<string> {
  const port = testBuild.port + 11;
  server = spawn(process.execPath, [`tools/serve/${command}.ts`], {
    cwd: project.root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await new Promise<void>((listening) => {
    server.stdout?.on("data", (text) => String(text).includes(url) && listening());
  });
  return url;
}

const mend = () => project.replace("it/home.json", '"welcomeTitle"', '"welcomeTitle":');

for (const command of ["start", "dev"]) {
  const name = command === "dev" ? "npm run dev" : "npm start";
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
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await mend();
    await expect(page.locator("html")).toHaveAttribute("data-page", "home", { timeout: 300_000 });
  });
}

test("npm run dev shows a fault made while it runs on the open page", async ({ page }) => {
  test.setTimeout(180_000);
  await mend();
  const url = await start("dev");
  await page.goto(`${url}/about`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await project.replace("en/about.json", "{", "{{");
  await expect(page).toHaveTitle("The content has 1 fault", { timeout: 60_000 });
  await project.replace("en/about.json", "{{", "{");
  await expect(page.locator("html")).toHaveAttribute("data-page", "about", { timeout: 60_000 });
});
