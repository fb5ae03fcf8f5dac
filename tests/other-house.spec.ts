import { readFileSync, rmSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { settleTime } from "../src/site/timings.ts";
import { type Answers, answersSchema, slugOf } from "../tools/owner/new-house/answers.ts";
import { writeHouse } from "../tools/owner/new-house/write-house.ts";
import { langs } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { offCentre, pull } from "./support/carousel.ts";
import { checkPage, pagesOf } from "./support/checks.ts";
import type { ContentCopy } from "./support/content-copy.ts";
import { demoLines, demoPassages, demoWords, namedIn } from "./support/demo-words.ts";
import { rest, visit } from "./support/page.ts";
import { siteTexts } from "./support/site-texts.ts";
import { expect, test } from "./support/test.ts";
import { testBuild } from "./support/test-build.ts";

// One is in Liguria, with no engine; the other in the demo's region, with one to three photographs of some.

const fixture = (name: string): Answers =>
  answersSchema.parse(JSON.parse(readFileSync(`tests/fixtures/houses/${name}.json`, "utf8")));

/** The example of `new-house`: a hut with one apartment, for every age, with pets, that measures nothing. */
const hut = answersSchema.parse(
  JSON.parse(readFileSync("tools/owner/new-house/template/example.json", "utf8")),
);

/** What the hut has not, and where it is not, in both languages. */
const notOfHut =
  /\bpools?\b|piscin|\bolives?\b|\buliv|\bseas?\b|\bmar[ei]\b|minimum age|età minima|statisti|analytic|cookie preferences|preferenze cookie|\b(?:the|la|della|alla|in) villa\b|undefined/gi;

const houses = {
  baita: { answers: hut, looked: langs, photographs: [] },
  liguria: { answers: fixture("liguria"), looked: langs, photographs: [] },
  // its English differs from that of the other house by names alone
  "cala-blu": {
    answers: fixture("cala-blu"),
    looked: ["it"] as const,
    photographs: [
      ["villa", 1],
      ["apartment1", 2],
    ] as const,
  },
};

async function keep(content: ContentCopy, set: string, count: number): Promise<void> {
  let first = "";
  await content.edit(`photos/${set}/captions.json`, (captions) => {
    first = captions[0].file.replace(/\.jpg$/, "");
    for (const { file } of captions.splice(count)) {
      rmSync(`${content.root}/content/photos/${set}/${file}`);
    }
  });
  await content.edit("photos/slots.json", (slots) => {
    const text = JSON.stringify(slots).replaceAll(
      RegExp(`"${set}/[^"]*"`, "g"),
      `"${set}/${first}"`,
    );
    Object.assign(slots, JSON.parse(text));
  });
}

for (const [name, { answers, looked, photographs }] of Object.entries(houses)) {
  test.describe(name, () => {
    // one build for all tests of a house, the houses side by side
    test.describe.configure({ mode: "default" });
    let house: BuiltHouse;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      house = await buildHouse(async (content) => {
        rmSync(`${content.root}/content`, { recursive: true });
        await writeHouse(content.root, answers);
        for (const [set, count] of photographs) await keep(content, set, count);
      });
    });
    test.afterAll(() => house?.[Symbol.asyncDispose]());

    test("no page, file, picture or header of it holds a word or a drawing of the demo", async () => {
      const texts = [
        ...(await siteTexts(house.dist)),
        ...(await siteTexts(`${house.dist}-hosting`)),
      ];
      const words = "demonstration dimostrativo Salento trullo trulli".split(" ");
      words.push(...(await demoWords()), ...(await demoPassages()), ...(await demoLines()));
      // a town or region may be that of both houses
      const own = JSON.stringify(answers);
      const notOwn = words.filter((word) => !own.includes(word));
      expect(namedIn(texts, notOwn)).toEqual([]);
    });

    test("its pages are valid, accessible, and no wider than their window", async ({ page }) => {
      test.setTimeout(600_000);
      for (const { lang, path } of pagesOf(slugOf(answers.name))) {
        if (looked === langs || lang === "it") await checkPage(page, house.url + path);
      }
    });

    if (name === "baita") {
      test("it has no word of pool, sea, olive, least age or statistics, and asks nobody", async ({
        page,
      }) => {
        const said = (await siteTexts(house.dist)).filter(({ file }) =>
          /\.(html|vcf|pdf)$/.test(file),
        );
        const found = said.flatMap(({ file, text }) => {
          const read = text
            .replace(/<\/html>.*/s, "")
            .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, " ")
            .replace(/ (?!alt|title|content|aria-label)[\w-]+="[^"]*"/g, " ")
            .replace(/"@id":"[^"]*"/g, "");
          return [...read.matchAll(notOfHut)].map(
            ({ index }) => `${file}: ${read.slice(Math.max(0, index - 40), index + 40)}`,
          );
        });
        expect([...new Set(found)]).toEqual([]);
        await visit(page, `${house.url}/it`);
        await expect(page.locator("footer")).toBeVisible();
        await expect(page.locator("[data-banner]")).toHaveCount(0);
        await expect(page.locator("footer nav button")).toHaveCount(0);
        await page.goto(`${house.url}/it/interni`);
        await expect(page.locator("#compare, #plans")).toHaveCount(0);
      });
      return;
    }

    if (name === "liguria") {
      test("it shows two apartments, one airport, the ways to ask, and no pool", async ({
        page,
      }) => {
        await page.goto(`${house.url}/it/interni`);
        await expect(page.locator("[data-photo-set]")).toHaveCount(2);
        await expect(page.getByRole("heading", { level: 2, name: "Fascia alta" })).toBeVisible();
        await page.goto(`${house.url}/it/contatti`);
        await expect(page.locator("article")).toHaveCount(1);
        await page.goto(`${house.url}/it/${slugOf(answers.name)}`);
        await expect(page.locator("#pool")).toHaveCount(0);
        await visit(page, `${house.url}/it/prenotazioni`);
        await expect(page.locator("iframe")).toHaveCount(0);
        await expect(page.locator("#ask a[href^='mailto:casa@terrazzamenti.']")).toBeVisible();
        await expect(page.locator("#ask a[href^='https://wa.me/390183555010']")).toBeVisible();
        // a house without seasons accepts any night
        await page.locator("[data-field=arrival]").click();
        await page.locator("[data-state=free] button").first().click();
        await page.locator("[data-state=departure] button").first().click();
        await page.locator("form[data-stay] [type=submit]").click();
        const message = page.locator("[data-stay] [role=status]");
        await expect(message).toContainText("Scriveteci con queste date");
      });
      return;
    }

    test("its booking page frames its own engine, and the demo's is not there", async ({
      page,
    }) => {
      await page.route("https://book.calablu.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Cala Blu</title>" }),
      );
      await page.goto(`${house.url}/it/prenotazioni`);
      const engine = page.locator("iframe");
      await expect(engine).toHaveAttribute("src", "https://book.calablu.example/it");
      const demo = await page.request.get(`${house.url}/demo/booking-engine/it`);
      expect(demo.status()).toBe(404);
    });

    async function ready(root: Locator): Promise<void> {
      await root.evaluate((element) =>
        element.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      await root.locator("[data-near]").waitFor();
      await root.evaluate((_, time) => new Promise((later) => setTimeout(later, time)), settleTime);
    }

    test("a single photograph has no arrows, no counter and no copy, and stays where it is", async ({
      page,
    }) => {
      await page.goto(`${house.url}/it/${slugOf(answers.name)}`);
      const root = page.locator('[data-photo-set="villa"]');
      await ready(root);
      await expect(root.locator("[data-slide]")).toHaveCount(1);
      await expect(root.locator("img:visible")).toHaveCount(1);
      await expect(root.getByRole("button")).toHaveCount(1);
      await expect(root.getByText("/ 1")).toBeHidden();
      await expect(root.locator("p").first()).toContainText(/\w/);
      const box = await root.locator("[data-slide]").boundingBox();
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 };
      await pull(page, middle, { x: -300, y: 0 });
      await rest(root);
      expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
      await root.locator("[data-slide] button").press("Enter");
      const lightbox = page.getByRole("dialog");
      await expect(lightbox.locator("img:visible")).toHaveCount(1);
      await expect(lightbox.getByRole("button")).toHaveCount(1);
      await expect(lightbox.getByText("/ 1")).toBeHidden();
      const place = () => lightbox.locator("img").boundingBox();
      const before = await place();
      await page.keyboard.press("ArrowRight");
      await rest(lightbox);
      expect(await place()).toEqual(before);
    });
  });
}

test("the demo's own site contains every word that another house must not", async () => {
  const texts = await siteTexts(testBuild.dist);
  const said = [...(await demoWords()), ...(await demoPassages()), ...(await demoLines())];
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((each) => namedIn(texts, [each]).length === 0)).toEqual([]);
});
