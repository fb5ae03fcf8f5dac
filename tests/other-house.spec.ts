import { readFileSync } from "node:fs";
import { answersSchema, slugOf } from "../tools/new-house/answers.ts";
import { writeHouse } from "../tools/new-house/write-house.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { checkPage, pagesOf } from "./support/house-checks.ts";
import { expect, test } from "./support/test.ts";

// A house of another shape, started anew: two apartments, no pool, one airport, no booking engine,
// a name of 30 letters, in Liguria. Its pictures are drawn, so that it is built in a moment.

const answers = answersSchema.parse(
  JSON.parse(readFileSync("tests/fixtures/houses/liguria.json", "utf8")),
);
const slug = slugOf(answers.name);

test.describe.configure({ mode: "serial" });

let house: BuiltHouse;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  house = await buildHouse(async ({ root }) => {
    await writeHouse(root, answers);
  });
});

test.afterAll(async () => {
  await house?.[Symbol.asyncDispose]();
});

test("every page of a house in Liguria is valid, accessible, and no wider than its window", async ({
  page,
}) => {
  test.setTimeout(600_000);
  for (const { path } of pagesOf(slug)) await checkPage(page, house.url + path);
});

test("its pages show two apartments, one airport, the ways to ask, and no pool", async ({
  page,
}) => {
  await page.goto(`${house.url}/it/interni`);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("[data-photo-set]")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 2, name: "Fascia alta" })).toBeVisible();
  await page.goto(`${house.url}/it/contatti`);
  await expect(page.locator("article")).toHaveCount(1);
  await page.goto(`${house.url}/it/${slug}`);
  await expect(page.locator("#pool")).toHaveCount(0);
  await page.goto(`${house.url}/it/prenotazioni`);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator("#ask a[href^='mailto:casa@terrazzamenti.example']")).toBeVisible();
  await expect(page.locator("#ask a[href^='https://wa.me/390183555010']")).toBeVisible();
  await page.getByLabel("Arrivo").fill("2099-06-13");
  await page.getByLabel("Partenza").fill("2099-06-20");
  await page.locator("form[data-stay] button").click();
  await expect(page.locator("[data-stay] [role=status]")).toContainText(
    "Scriveteci con queste date",
  );
});
