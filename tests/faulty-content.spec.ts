import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { axeViolations } from "./support/checks.ts";
import { copyProject } from "./support/content-copy.ts";
import { testBuild } from "./support/test-build.ts";

async function start(
  command: string,
  root: string,
): Promise<{ url: string; server: ChildProcess }> {
  const port = testBuild.port + 11;
  const server = spawn(process.execPath, [`tools/serve/${command}.ts`], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = `http://localhost:${port}`;
  await new Promise<void>((listening) => {
    server.stdout?.on("data", (text) => String(text).includes(url) && listening());
  });
  return { url, server };
}

/** Reads the content as the build does, and writes pages without any of it. */
const quickBuild = `import { loadContent } from "../content/load.ts";
import { writeStandIn } from ${JSON.stringify(resolve("tests/support/stand-in-site.ts"))};
export async function buildSite({ root, outDir }) {
  await loadContent(root);
  await writeStandIn(outDir, "The corrected page");
}
export const step = () => {};
`;

test("npm run dev and npm start show a fault with its line in the browser, and the page once it is corrected", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using project = await copyProject();
  const title = ['"welcomeTitle":', '"welcomeTitle"'] as const;
  await writeFile(join(project.root, "tools/build/build-site.ts"), quickBuild);
  const calendar = { home: "house", url: "https://secret.example/a.ics" };
  await project.write("calendars.json", JSON.stringify([calendar]));
  // of the development server, and of the quick build
  const shown = page.locator("html[data-page=home]").or(page.getByText("The corrected page"));
  const spoil = () => project.replace("it/home.json", ...title);
  const correct = () => project.replace("it/home.json", title[1], title[0]);
  // one after the other, since both tell pages that something has changed
  for (const command of ["dev", "start"]) {
    await spoil();
    const { url, server } = await start(command, project.root);
    const response = await page.goto(`${url}/it`);
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle("The content has 1 fault");
    await expect(page.getByRole("heading", { name: "content/it/home.json, line 3" })).toBeVisible();
    await expect(page.locator("pre")).toHaveText(/^3 \| {3}"welcomeTitle" ".*\n {2}\| +\^$/);
    expect(await axeViolations(page)).toEqual([]);
    await correct();
    await expect(shown).toBeAttached({ timeout: 60_000 });
    if (command === "dev") {
      for (const query of ["", "?raw", "?import&raw", "?url"]) {
        const headers = { Origin: "https://evil.example" };
        const secret = await page.request.get(`${url}/content/calendars.json${query}`, { headers });
        expect(secret.headers()["access-control-allow-origin"]).toBeUndefined();
        expect(await secret.text(), query).not.toContain("secret.example");
      }
      await spoil();
      await expect(page).toHaveTitle("The content has 1 fault", { timeout: 60_000 });
      await correct();
      await expect(shown).toBeAttached({ timeout: 60_000 });
    }
    if (server.exitCode === null && server.kill()) await once(server, "exit");
  }
});
