import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./test.ts";

test("the sentence of the schema is shown, and nothing is saved", async ({ owner }) => {
  const before = await owner.read("en/home.json");
  await owner.edit("texts", "home");
  await owner.pane.getByRole("textbox", { name: "Welcome title" }).fill("Welcome to {nam}");
  await owner.saveButton.click();
  await expect(
    owner.page.getByText('content/en/home.json: "welcomeTitle" has {nam}, which nothing fills'),
  ).toBeVisible();
  expect(await owner.read("en/home.json")).toBe(before);
});

test("a file that is changed by hand while it is open is not written over without a question", async ({
  owner,
}) => {
  const file = join(owner.root, "content/en/villa.json");
  const before = await owner.read("en/villa.json");
  await owner.edit("texts", "villa");
  await owner.pane.getByRole("textbox", { name: "Title" }).first().fill("From the desk");
  await writeFile(file, before.replace('"title": "', '"title": "By hand '));
  await owner.saveButton.click();
  await expect(owner.page.getByRole("alertdialog")).toContainText("changed");
  expect(await owner.read("en/villa.json")).toContain('"title": "By hand ');
  await writeFile(file, before);
});
