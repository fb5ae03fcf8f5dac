import type { ContentCopy } from "./content-copy.ts";
import { aThirdLonger, changeWords, halfAsLong } from "./texts-by-length.ts";

/** The longest title of a page, 60 letters, and one with a word as German has them. */
const longTitles = {
  several: "Sommerfrische in der Masseria mit Gartenwirtschaft am Wasser",
  one: "Donaudampfschifffahrtsgesellschaft",
};

/** A house whose every text is a third longer, whose titles have up to 60 letters, its name 40. */
export async function longHouse(content: ContentCopy): Promise<void> {
  await changeWords(content, aThirdLonger);
  await content.edit("facts.json", ({ villa }) => {
    villa.name = "Nuova Masseria Sant’Agostino dei Vigneti";
  });
  for (const lang of ["en", "it"]) {
    await content.edit(`${lang}/villa.json`, (villa) => {
      villa.title = longTitles.several;
      villa.pool.title = longTitles.one;
    });
    await content.edit(`${lang}/contatti.json`, (contacts) => {
      contacts.title = longTitles.several;
    });
    await content.edit(`${lang}/interni.json`, (interiors) => {
      interiors.title = longTitles.one;
    });
    await content.edit(`${lang}/privacy-policy.json`, (policy) => {
      policy.title = longTitles.one;
    });
    await content.edit(`${lang}/home.json`, ({ headings }) => {
      headings.villa.title = longTitles.several;
    });
  }
}

/** A house whose every text is half as long, its name three letters. */
export async function shortHouse(content: ContentCopy): Promise<void> {
  await changeWords(content, halfAsLong);
  await content.edit("facts.json", ({ villa }) => {
    villa.name = "Ula";
  });
}
