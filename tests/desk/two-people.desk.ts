import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { expect, Owner, test } from "./test.ts";

test("of two people who change the same text the second is asked before saving, and both versions are kept; a second window of one browser waits", async ({
  owner,
  desk,
  browser,
  context,
}) => {
  const before = await owner.read("en/about.json");
  await using others = await browser.newContext();
  const other = new Owner(await others.newPage(), desk);
  for (const [person, title] of [
    [owner, "From the first"],
    [other, "From the second"],
  ] as const) {
    await person.edit("texts", "about");
    await person.pane.getByRole("textbox", { name: "Title" }).first().fill(title);
  }
  await owner.save();
  await other.saveButton.click();
  const question = other.page.getByRole("alertdialog", { name: "Changed by Someone Else" });
  await expect(question).toContainText("changed in the repository after you opened it");
  const first = before.replace('"About"', '"From the first"');
  expect(await owner.read("en/about.json")).toBe(first);

  await question.getByRole("button", { name: "Save Anyway" }).click();
  await expect(other.page.getByRole("grid", { name: "Files" })).toBeVisible();
  expect(await owner.read("en/about.json")).toBe(before.replace('"About"', '"From the second"'));
  const kept = join(owner.root, ".cache/desk/kept");
  const files = (await filesBelow(kept)).filter((file) => file.endsWith("en/about.json"));
  const texts = await Promise.all(files.map((file) => readFile(join(kept, file), "utf8")));
  expect(texts).toContain(first);

  const second = new Owner(await context.newPage(), desk);
  await second.page.goto(desk.url);
  await expect(second.page.getByRole("status")).toContainText(
    "open in another window of this browser. Close it there, and it opens here.",
  );
  await expect(second.collection("Photographs")).toHaveCount(0);
  await owner.page.goto("about:blank");
  await expect(second.collection("Photographs")).toBeVisible();
});
