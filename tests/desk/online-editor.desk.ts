import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type BuiltHouse, buildHouse } from "../support/built-house.ts";
import { axeViolations } from "../support/checks.ts";
import { cameraPhotograph } from "../support/content-copy.ts";
import { DeskClient } from "./desk-client.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "default" });

let house: BuiltHouse & { root: string };
test.beforeAll(async () => {
  test.setTimeout(300_000);
  let root = "";
  const built = await buildHouse(async (content) => {
    ({ root } = content);
    await content.edit("settings.json", (settings) => {
      const url = "https://git.example";
      settings.editor = { host: "gitea", repository: "you/villa", url };
    });
  });
  house = { ...built, root };
});
test.afterAll(async () => house?.[Symbol.asyncDispose]());

const token = "token-of-the-owner";

/** Reads from a desk of the same content. @returns what was saved, by path, which goes nowhere */
async function standInForGitea(page: Page, desk: DeskClient): Promise<Map<string, Buffer>> {
  const saved = new Map<string, Buffer>();
  const sha = "2".repeat(40);
  await page.route("https://git.example/api/v1/**", async (route) => {
    const request = route.request();
    const path = request.url().replace("https://git.example/api/v1", "");
    const answer = (status: number, json: unknown) =>
      route.fulfill({ status, json, headers: { "Access-Control-Allow-Origin": "*" } });
    if (request.headers().authorization !== `token ${token}`) return answer(401, {});
    if (path.endsWith("/contents")) {
      const { files } = request.postDataJSON() as { files: { path: string; content: string }[] };
      for (const file of files) saved.set(file.path, Buffer.from(file.content, "base64"));
      const commit = { sha, created: new Date().toISOString() };
      return answer(201, { commit, files: files.map((file) => ({ path: file.path, sha })) });
    }
    const asked = `/admin/api/v1${path.replace("/you/villa", "/desk/content")}`;
    const { status, json } = await desk.send(request.method(), asked, request.postData() ?? "");
    return answer(status, json);
  });
  return saved;
}

test("an owner signs in with her token, changes a word and adds a photograph: one line changes, and nobody learns where it was taken", async ({
  page,
}) => {
  await using desk = await DeskClient.open(house);
  const saved = await standInForGitea(page, desk);
  // the worker is there, and lets the editor pass
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const messages: string[] = [];
  page.on("console", (message) => message.type() === "error" && messages.push(message.text()));
  page.on("pageerror", ({ message }) => messages.push(message));
  await page.goto(`${house.url}/admin`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.keyboard.press("Enter");
  await page.getByRole("treeitem", { name: "Texts" }).click();
  await page.getByRole("row", { name: "Home", exact: true }).click();
  await page.getByRole("textbox", { name: "Welcome title" }).first().fill("Among almond trees");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Files" })).toBeVisible();
  const before = (await readFile(join(house.root, "content/en/home.json"), "utf8")).split("\n");
  const after = saved.get("content/en/home.json")?.toString().split("\n");
  expect(after?.filter((line, index) => line !== before[index])).toEqual([
    '  "welcomeTitle": "Among almond trees",',
  ]);
  const italian = await readFile(join(house.root, "content/it/home.json"), "utf8");
  expect(saved.get("content/it/home.json")?.toString()).toBe(italian);

  await page.getByRole("treeitem", { name: "Photographs" }).click();
  await page.getByRole("row", { name: "Photographs: Pool" }).click();
  const photographs = page.locator(".desk-photograph");
  await expect(photographs.first().locator("img")).toHaveJSProperty("complete", true);
  expect(await axeViolations(page, { include: ".desk-photograph" })).toEqual([]);
  await photographs
    .first()
    .getByLabel("Another photograph")
    .setInputFiles({
      name: "New veranda.jpg",
      mimeType: "image/jpeg",
      buffer: await cameraPhotograph(1),
    });
  await expect(photographs.first().locator('img[src^="blob:"]')).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Files" })).toBeVisible();
  const added = await sharp(saved.get("content/photos/pool/new-veranda.webp")).metadata();
  expect([added.format, added.width, added.exif]).toEqual(["webp", 2600, undefined]);
  const [first, second] = JSON.parse(`${saved.get("content/photos/pool/captions.json")}`);
  expect([first.file, second.file]).toEqual(["new-veranda.webp", "02.jpg"]);

  // the fields of the first language only
  await page.goto(`${house.url}/admin#/collections/pages-en/new`);
  for (const [name, text] of Object.entries({
    ...{ Title: "Spa", "Word in the menu": "Spa", Description: "Spa", "First sentence": "Steam" },
    ...{ "Opening photograph": "villa/02", Text: "Hot **water**.", Slug: "spa" },
  })) {
    await page.getByRole("textbox", { name }).fill(text);
  }
  await page.getByRole("radio", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Entries" })).toBeVisible();
  expect(saved.get("content/pages/spa/en.md")?.toString()).toContain("title: Spa\n");
  expect(messages).toEqual([]);
});
