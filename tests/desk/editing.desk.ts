import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { langs } from "../../src/site/site-map/languages.ts";
import { deskFiles } from "../../tools/owner/desk/desk-files.ts";
import { editorConfig } from "../../tools/owner/desk/editor/config.ts";
import { editJson } from "../../tools/owner/desk/saving/edit-json.ts";
import { normalizeEditorValue } from "../../tools/owner/desk/saving/normalize-editor-value.ts";
import { expect, test } from "./test.ts";

test("the desk opens without a sign-in or a console message, photographs first", async ({
  owner,
}) => {
  const { page } = owner;
  const messages: string[] = [];
  page.on("pageerror", ({ message }) => messages.push(message));
  page.on("console", (message) => message.type() === "error" && messages.push(message.text()));
  await owner.open();
  await expect(page.getByRole("row", { name: "Photographs: Villa" })).toBeVisible();
  const names = await page.getByRole("treeitem").allInnerTexts();
  expect(names.map((name) => name.match(/^[A-Z]\w+$/m)?.[0])).toEqual([
    "Photographs",
    "Facts",
    "Texts",
  ]);
  expect(messages).toEqual([]);
});

test("one word changes one line, and the word back again leaves the file as it was", async ({
  owner,
}) => {
  const before = await owner.read("en/home.json");
  const italian = await owner.read("it/home.json");
  await owner.edit("texts", "home");
  const title = owner.page.getByRole("textbox", { name: "Welcome title" }).first();
  await title.fill("Welcome among the almond trees");
  await owner.save();
  const changed = (await owner.read("en/home.json")).split("\n");
  expect(changed.filter((line, index) => line !== before.split("\n")[index])).toEqual([
    '  "welcomeTitle": "Welcome among the almond trees",',
  ]);
  expect(await owner.read("it/home.json")).toBe(italian);
  await owner.edit("texts", "home");
  await title.fill("Welcome among the olive trees");
  await owner.save();
  expect(await owner.read("en/home.json")).toBe(before);
  expect(before).toBe(await readFile("demo/en/home.json", "utf8"));
});

test("on a phone a sentence is changed in both languages", async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.open();
  await owner.collection("Texts").click();
  await page.getByRole("row", { name: "Villa", exact: true }).click();
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("The house by the well");
  const width = await page.locator("html").evaluate((root) => root.scrollWidth);
  expect(width).toBe(390);
  await page.getByRole("combobox").first().click();
  await page.getByRole("option", { name: "Italian" }).click();
  await title.fill("La casa accanto al pozzo");
  await owner.save();
  expect(JSON.parse(await owner.read("en/villa.json")).title).toBe("The house by the well");
  expect(JSON.parse(await owner.read("it/villa.json")).title).toBe("La casa accanto al pozzo");
});

test("every file that is opened and saved keeps every byte but those that were changed", async ({
  owner,
}) => {
  // 33 files, each opened, changed and saved
  test.setTimeout(180_000);
  const { page, pane } = owner;
  const { collections } = await editorConfig(owner.root, 5173, "en");
  const { shapes } = await deskFiles(owner.root);
  // this test checks what the editor sends; another test checks that it is written so
  const sent = new Map<string, string>();
  let head = "";
  // no page is drawn beside the fields
  await page.route("**/admin/drafts", (route) => route.fulfill({ json: {} }));
  await page.route("**/branches/content", async (route) => {
    const response = await route.fetch();
    head = (await response.json()).commit.id;
    await route.fulfill({ response });
  });
  await page.route("**/contents", async (route) => {
    const { files } = route.request().postDataJSON();
    for (const { path, content } of files) {
      sent.set(path, Buffer.from(content, "base64").toString());
    }
    await route.fulfill({
      status: 201,
      json: {
        commit: { sha: head, created: new Date().toISOString() },
        files: files.map(({ path }: { path: string }) => ({ path, sha: "saved" })),
      },
    });
  });
  await owner.open();
  for (const { label: collection, files } of collections) {
    await owner.collection(collection).click();
    for (const { label } of files) {
      await page.getByRole("row", { name: label, exact: true }).click();
      const control = pane.locator(
        "textarea, input:is([type=text], [type=number]), select, [role=switch]",
      );
      const expand = pane.getByRole("button", { name: "Expand", exact: true });
      await expect(control.or(expand).first()).toBeVisible();
      if (!(await control.first().isVisible())) await expand.first().click();
      await change(control.first());
      await owner.save();
    }
  }
  for (const { file } of collections.flatMap(({ files }) => files)) {
    for (const path of new Set(langs.map((lang) => file.replace("{{locale}}", lang)))) {
      const text = await owner.read(path.replace("content/", ""));
      const value = normalizeEditorValue(
        JSON.parse(sent.get(path) ?? "null"),
        JSON.parse(text),
        shapes[path],
      );
      const after = editJson(text, value).split("\n");
      const lines = text.split("\n");
      const isChanged = !file.includes("{{locale}}") || path.startsWith("content/en/");
      expect.soft(after.length, path).toBe(lines.length);
      expect
        .soft(after.filter((line, index) => line !== lines[index]).length, path)
        .toBe(isChanged ? 1 : 0);
    }
  }
});

/** Changes the value of a control, whatever it is. */
async function change(control: Locator): Promise<void> {
  const tag = await control.evaluate((element) =>
    element.matches("[role=switch]")
      ? "switch"
      : (element.getAttribute("type") ?? element.localName),
  );
  if (tag === "switch") await control.click();
  else if (tag === "select") await control.selectOption({ index: 3 });
  else if (tag === "number") await control.fill("17");
  else await control.fill(`${await control.inputValue()} changed`);
}
