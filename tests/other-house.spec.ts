import { readFileSync, rmSync } from "node:fs";
import type { Lang } from "../src/site/site-map/languages.ts";
import { type Answers, answersSchema, slugOf } from "../tools/owner/new-house/answers.ts";
import { writeHouse } from "../tools/owner/new-house/write-house.ts";
import { langs } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { checkPage, pagesOf } from "./support/checks.ts";
import { demoLines, demoPassages, demoWords, namedIn } from "./support/demo-words.ts";
import { isHydrated } from "./support/page.ts";
import { siteTexts } from "./support/site-texts.ts";
import { expect, test } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";

// Two houses of other shapes, started anew with `npm run new-house`: two apartments, no pool, one
// airport. One is in Liguria, with no booking engine and a name of 30 letters; the other is in the
// demo's own region. Their pictures are drawn, so that they are built in a moment.

function answersOf(file: string): Answers {
  return answersSchema.parse(JSON.parse(readFileSync(`tests/fixtures/houses/${file}`, "utf8")));
}

/** Builds a house before the first of these tests. */
function useHouse(answers: Answers): () => BuiltHouse {
  // one build for all tests of a house, the houses side by side
  test.describe.configure({ mode: "default" });
  let house: BuiltHouse;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    house = await buildHouse(async ({ root }) => {
      rmSync(`${root}/content`, { recursive: true });
      await writeHouse(root, answers);
    });
  });
  test.afterAll(async () => {
    await house?.[Symbol.asyncDispose]();
  });
  return () => house;
}

/** Declares the tests of a house other than the demo. */
function ownHouseTests(answers: Answers, house: () => BuiltHouse, looked: readonly Lang[]): void {
  test("no page, file, picture or header of it holds a word or a drawing of the demo", async () => {
    const { dist } = house();
    const texts = [...(await siteTexts(dist)), ...(await siteTexts(`${dist}-hosting`))];
    const pdf = texts.find(({ file }) => file.endsWith(".pdf"));
    expect(pdf?.text).toContain(`soggiorno a ${answers.name}`);
    // a town or region may be that of both houses
    const own = JSON.stringify(answers);
    const words = [
      ...(await demoWords()),
      "demonstration",
      "dimostrativo",
      "Salento",
      "trullo",
      "trulli",
    ];
    const notOwn = [...words, ...(await demoPassages()), ...(await demoLines())].filter(
      (word) => !own.includes(word),
    );
    expect(namedIn(texts, notOwn)).toEqual([]);
  });

  test("its pages are valid, accessible, and no wider than their window", async ({ page }) => {
    test.setTimeout(600_000);
    for (const { lang, path } of pagesOf(slugOf(answers.name))) {
      if (looked.includes(lang)) await checkPage(page, house().url + path);
    }
  });
}

test("the demo's own site contains every word that another house must not", async () => {
  const texts = await siteTexts(testBuild.dist);
  const said = [...(await demoWords()), ...(await demoPassages()), ...(await demoLines())];
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((each) => namedIn(texts, [each]).length === 0)).toEqual([]);
});

test.describe("a house in Liguria", () => {
  const answers = answersOf("liguria.json");
  const house = useHouse(answers);
  ownHouseTests(answers, house, langs);

  test("its pages show two apartments, one airport, the ways to ask, and no pool", async ({
    page,
  }) => {
    const { url } = house();
    await page.goto(`${url}/it/interni`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("[data-photo-set]")).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 2, name: "Fascia alta" })).toBeVisible();
    await page.goto(`${url}/it/contatti`);
    await expect(page.locator("article")).toHaveCount(1);
    await page.goto(`${url}/it/${slugOf(answers.name)}`);
    await expect(page.locator("#pool")).toHaveCount(0);
    await page.goto(`${url}/it/prenotazioni`);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator("#ask a[href^='mailto:casa@terrazzamenti.example']")).toBeVisible();
    await expect(page.locator("#ask a[href^='https://wa.me/390183555010']")).toBeVisible();
    // before that, the browser sends the form, and the page counts the nights
    await page.waitForFunction(isHydrated);
    await page.getByLabel("Arrivo").fill("2099-06-13");
    await page.getByLabel("Partenza").fill("2099-06-20");
    await page.locator("form[data-stay] button").click();
    await expect(page.locator("[data-stay] [role=status]")).toContainText(
      "Scriveteci con queste date",
    );
  });
});

test.describe("Masseria Cala Blu, near Monopoli", () => {
  const answers = answersOf("cala-blu.json");
  const house = useHouse(answers);
  // its English differs from that of the other house by names alone
  ownHouseTests(answers, house, ["it"]);

  test("its booking page frames its own engine, and the demo's is not there", async ({ page }) => {
    const { url } = house();
    await page.route("https://book.calablu.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Cala Blu</title>" }),
    );
    await page.goto(`${url}/it/prenotazioni`);
    await expect(page.locator("iframe")).toHaveAttribute("src", "https://book.calablu.example/it");
    expect((await page.request.get(`${url}/demo/booking-engine/it`)).status()).toBe(404);
  });
});
