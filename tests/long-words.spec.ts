import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { langs, layoutsIn } from "./support/addresses.ts";
import { buildHouse } from "./support/built-house.ts";
import { textFaultsAt } from "./support/checks.ts";
import type { ContentCopy } from "./support/content-copy.ts";
import { expect, test } from "./support/test.ts";

const filler = "ungsheitschaftlichkeitensverordnung";

const aThirdLonger = (word: string) =>
  word.length < 3 ? word : word + filler.slice(0, Math.ceil(word.length / 3));

/** Placeholders, addresses of links, code, names of cookies and e-mail stay as they are. */
const kept = /(\{(?:[^{}]|\{[^{}]*\})*\}|\]\([^)]*\)|`[^`]*`|\S*_\S*|\S+@\S+|https?:\S+)/;

function longer(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}+/gu, aThirdLonger)))
    .join("");
}

/** Keys whose values are not texts for readers: ids, and values read by code. */
const noTexts = /^(id|code|category|locale|decimalSeparator|url_amenitiz|languagesShort)$/;

/** In place; the key is that of the value, or of its list. */
// biome-ignore lint/suspicious/noExplicitAny: the owner's texts in whatever shape
function longerTree(tree: any, key = ""): any {
  if (noTexts.test(key)) return tree;
  if (typeof tree === "string") return longer(tree);
  for (const [name, value] of Object.entries(tree ?? {})) {
    tree[name] = longerTree(value, Array.isArray(tree) ? key : name);
  }
  return tree;
}

/** A title of 80 letters, more than search engines show, and one with a word as German has them. */
const longTitles = {
  several: "Sommerfrische in der Masseria mit Gartenwirtschaft am Wasser und Blick ins Grüne",
  one: "Donaudampfschifffahrtsgesellschaft",
};

/** A house whose every text is a third longer, whose titles have up to 80 letters, its name 40. */
async function longHouse(content: ContentCopy): Promise<void> {
  for (const lang of langs) {
    for (const file of await readdir(join(content.root, "content", lang))) {
      await content.edit(`${lang}/${file}`, (json) => longerTree(json));
    }
    await content.edit(`${lang}/villa.json`, (villa) => {
      villa.title = longTitles.several;
      villa.pool.title = longTitles.one;
    });
    for (const [page, title] of [
      ["contatti", longTitles.several],
      ["interni", longTitles.one],
      ["privacy-policy", longTitles.one],
    ] as const) {
      await content.edit(`${lang}/${page}.json`, (texts) => Object.assign(texts, { title }));
    }
    await content.edit(`${lang}/home.json`, ({ headings }) => {
      headings.villa.title = longTitles.several;
    });
  }
  await content.edit("facts.json", ({ villa, address, apartments, places, airports, legal }) => {
    villa.name = "Nuova Masseria Sant’Agostino dei Vigneti";
    for (const key of ["street", "city", "province", "region"]) address[key] = longer(address[key]);
    legal.court = longer(legal.court);
    for (const named of [...apartments, ...places]) named.name = longer(named.name);
    for (const airport of airports) airport.road = `${airport.road} ${longer("bis")}`;
  });
}

test("with every text a third longer, titles of 80 letters and a name of 40, no text is cut off, over another or out of its window, and the menu holds its words", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await using house = await buildHouse(longHouse);
  const found: string[] = [];
  // the words are longer in Italian
  for (const { url } of layoutsIn("it")) {
    await page.goto(house.url + url);
    found.push(...(await textFaultsAt(page, [1440, 768, 390, 320])));
  }
  expect(found).toEqual([]);
  await page.getByRole("banner").getByRole("button").click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  const tooWide = () =>
    menu.evaluate((element) => {
      const words = [...element.querySelectorAll("a > span")];
      const isOut = (word: Element) => word.getBoundingClientRect().right > innerWidth;
      return [element.scrollWidth - element.clientWidth, words.filter(isOut).length];
    });
  await expect.poll(tooWide).toEqual([0, 0]);
});
