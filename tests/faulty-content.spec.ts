import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { copyProject } from "./support/content-copy.ts";
import { testBuild } from "./support/test-build.ts";

test("npm run dev shows a fault with its line in the browser, and the page once it is corrected", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using project = await copyProject();
  const title = ['"welcomeTitle":', '"welcomeTitle"'] as const;
  const calendar = { home: "house", url: "https://secret.example/a.ics" };
  await project.write("calendars.json", JSON.stringify([calendar]));
  const spoil = () => project.replace("it/home.json", ...title);
  const correct = async () => {
    await project.replace("it/home.json", title[1], title[0]);
    await expect(page.locator("html[data-page=home]")).toBeAttached({ timeout: 60_000 });
  };
  await spoil();
  const port = testBuild.port + 11;
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["tools/serve/dev.ts"], {
    cwd: project.root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((listening) => {
    server.stdout.on("data", (text) => String(text).includes(url) && listening());
  });
  const response = await page.goto(`${url}/it`);
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle("The content has 1 fault");
  await expect(page.getByRole("heading", { name: "content/it/home.json, line 3" })).toBeVisible();
  await expect(page.locator("pre")).toHaveText(/^3 \| {3}"welcomeTitle" ".*\n {2}\| +\^$/);
  expect(await axeViolations(page)).toEqual([]);
  await correct();
  for (const query of ["", "?raw", "?import&raw", "?url"]) {
    const headers = { Origin: "https://evil.example" };
    const secret = await page.request.get(`${url}/content/calendars.json${query}`, { headers });
    expect(secret.headers()["access-control-allow-origin"]).toBeUndefined();
    expect(await secret.text(), query).not.toContain("secret.example");
  }
  await spoil();
  await expect(page).toHaveTitle("The content has 1 fault", { timeout: 60_000 });
  await correct();
  if (server.exitCode === null && server.kill()) await once(server, "exit");
});
