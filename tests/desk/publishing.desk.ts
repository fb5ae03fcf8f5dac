import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { siteHandler } from "../../tools/serve/serve.ts";
import { listening } from "../browser/programs.ts";
import { axeViolations } from "../support/checks.ts";
import { type ContentCopy, copyProject } from "../support/content-copy.ts";
import { finish } from "../support/test-house.ts";
import { expect, runDesk, test } from "./test.ts";

/** A stand-in replaces the build: its pages contain the title of the home page. */
async function finishedProject(): Promise<ContentCopy> {
  const project = await copyProject();
  await finish(project);
  const standIn = JSON.stringify(resolve("tests/support/stand-in-build.ts"));
  await writeFile(
    join(project.root, "tools/build.ts"),
    `import { readFileSync } from "node:fs";
process.env.VERSION = JSON.parse(readFileSync("content/en/home.json", "utf8")).welcomeTitle;
await import(${standIn});
`,
  );
  await mkdir(join(project.root, "shown"));
  await goTo(project);
  return project;
}

/** @param address of what is shown; without it nothing is read back */
function goTo(project: ContentCopy, address?: string): Promise<void> {
  const destination = { to: "folder", path: "shown/villa", ...(address && { address }) };
  return project.write("publish.json", JSON.stringify(destination));
}

async function press(page: Page, button: string, answer: string): Promise<void> {
  const load = answer !== "Cancel" && page.waitForEvent("load");
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: answer }).click();
  await load; // anew once the job has ended
}

test("an owner publishes, sees since when it is live, and puts the last version back", async ({
  page,
}) => {
  await using desk = await runDesk(await finishedProject());
  const { project } = desk;
  const shown = join(project.root, "shown/villa");
  const status = page.getByRole("status");
  await page.goto(`${desk.url}/ready`);
  await expect(page.getByText("Nothing stops the publication.")).toBeVisible();
  await press(page, "Publish", "Cancel");
  await expect(status).toBeEmpty();
  await press(page, "Publish", "Publish it");
  await expect(status).toContainText("The site is being built…");
  await expect(status).toContainText("it is not read back");

  await using server = await listening(siteHandler(shown));
  await goTo(project, server.url);
  await project.edit("en/home.json", (texts) => {
    texts.welcomeTitle = "The second version";
  });
  await page.reload();
  await expect(page.getByText(`The site goes to ${server.url}`)).toBeVisible();
  await press(page, "Publish", "Publish it");
  await expect(status.getByText(/^Live at \d\d:\d\d \(/)).toBeVisible();
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("The second version");
  expect(await axeViolations(page)).toEqual([]);

  await press(page, "Put the last version back", "Put it back");
  await expect(status.getByText("The version before is back.")).toBeVisible();
  await expect(status.getByText(/^Live at \d\d:\d\d \(/)).toBeVisible();
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("Welcome among the olive");
});
