import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import type { ContentCopy } from "../support/content-copy.ts";
import { finish } from "../support/finished-house.ts";
import { copyProject } from "../support/project-copy.ts";
import { startNpmStart } from "../support/web-servers.ts";
import { runDesk } from "./running-desk.ts";
import { expect, test } from "./test.ts";

// A stand-in replaces the build: its pages contain the title of the home page. All else is real.

/** An owner's finished house, which goes to the folder `shown/villa`. */
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
  // the finished house has the demo's texts
  const none = JSON.stringify({ texts: "", photographs: "", drawings: "" });
  await writeFile(join(project.root, "tools/owner/ready/demo-hashes.json"), none);
  await mkdir(join(project.root, "shown"));
  await goTo(project);
  return project;
}

/** @param address of what is shown; without it nothing is read back */
function goTo(project: ContentCopy, address?: string): Promise<void> {
  const destination = { to: "folder", path: "shown/villa", ...(address && { address }) };
  return project.write("publish.json", JSON.stringify(destination));
}

/** Presses a button and answers what it asks. */
async function press(page: Page, button: string, answer: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: answer }).click();
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

  await using server = await served(shown);
  await goTo(project, server.url);
  await project.edit("en/home.json", (texts) => {
    texts.welcomeTitle = "The second version";
  });
  await page.reload();
  await expect(page.getByText(`The site goes to ${server.url}`)).toBeVisible();
  await press(page, "Publish", "Publish it");
  await expect(status.getByText(/^Live at \d\d:\d\d \(/)).toBeVisible();
  await expect(status.getByText("Handing over")).toBeVisible();
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("The second version");
  expect(await axeViolations(page)).toEqual([]);

  await press(page, "Put the last version back", "Put it back");
  await expect(status.getByText("The version before is back.")).toBeVisible();
  await expect(status.getByText(/^Live at \d\d:\d\d \(/)).toBeVisible();
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("Welcome among the olive");

  // there is none before the first
  await press(page, "Put the last version back", "Put it back");
  await expect(status.getByText("has no earlier version to put back")).toBeVisible();
});

test("what is missing is read in both languages, on a phone too, and leads to the editor and back", async ({
  owner,
  browser,
}) => {
  const { page } = owner;
  await owner.open();
  await page.getByRole("link", { name: "Ready? Publish" }).click();
  await expect(page.getByRole("heading", { name: "Ready?" })).toBeVisible();
  await expect(page.getByText(/^\d+ things stop the publication\.$/)).toBeVisible();
  await expect(
    page.getByRole("heading", { name: /^Stops the publication \(\d+\)$/ }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Open in the editor: Header and menu" }).first().click();
  await expect(owner.saveButton).toBeVisible();
  await expect(owner.pane.getByRole("textbox").first()).toBeVisible();
  expect(await axeViolations(page, { include: ".desk-bar" })).toEqual([]);

  const italian = await browser.newContext({
    locale: "it-IT",
    viewport: { width: 390, height: 844 },
  });
  const phone = await italian.newPage();
  await phone.goto(`${owner.url}/ready`);
  await expect(phone.getByRole("heading", { name: "Pronto?" })).toBeVisible();
  await expect(phone.getByText(/^\d+ cose fermano la pubblicazione\.$/)).toBeVisible();
  expect(await axeViolations(phone)).toEqual([]);
  const width = await phone.locator("html").evaluate((root) => root.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const build = phone.locator("#list").getByRole("button", { name: "Costruisci il sito" });
  await build.press("Enter");
  const status = phone.getByRole("status");
  await expect(status.getByText("Il sito è costruito di nuovo.")).toBeVisible({ timeout: 240_000 });
  await expect(build).toBeHidden();
  await expect(phone.locator("#list")).toBeFocused();
  await italian.close();
});

test("words that are not saved yet are offered again after a look at what is missing", async ({
  owner,
}) => {
  const { page, pane } = owner;
  await owner.edit("texts", "home");
  await pane.getByRole("textbox", { name: "Welcome title" }).click();
  await page.keyboard.type("Not saved. ");
  const site = page.frameLocator("iframe.preview").frameLocator("iframe");
  await expect(site.getByRole("heading", { name: "Not saved." })).toBeVisible();
  await page.getByRole("link", { name: "Ready? Publish" }).click();
  await page.getByRole("link", { name: "Open in the editor: Home" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(pane.getByRole("textbox", { name: "Welcome title" })).toHaveValue(/Not saved\. /);
});

/** The site of a folder, as `npm start` serves it. */
async function served(folder: string): Promise<AsyncDisposable & { url: string }> {
  const { url, close } = await startNpmStart(folder);
  return { url, [Symbol.asyncDispose]: close };
}
