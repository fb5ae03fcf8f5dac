import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { addLanguage } from "../../tools/owner/new-language/add-language.ts";
import { langs } from "./addresses.ts";
import type { ContentCopy } from "./content-copy.ts";

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

/** Changes a word. */
type ChangeWord = (word: string) => string;

const filler = "ungsheitschaftlichkeitensverordnung";

/** Adds a third of its letters to a word. */
const aThirdLonger: ChangeWord = (word) =>
  word.length < 3 ? word : word + filler.slice(0, Math.ceil(word.length / 3));

/** Takes the second half of its letters from a word. */
const halfAsLong: ChangeWord = (word) => word.slice(0, Math.ceil(word.length / 2));

/** Placeholders, addresses of links, code, names of cookies and e-mail stay as they are. */
const kept = /(\{(?:[^{}]|\{[^{}]*\})*\}|\]\([^)]*\)|`[^`]*`|\S*_\S*|\S+@\S+|https?:\S+)/;

function changeText(text: string, change: ChangeWord): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}+/gu, change)))
    .join("");
}

/** Keys whose values are not texts for readers: ids, and values read by code. */
const noTexts = /^(id|code|category|locale|decimalSeparator|url_amenitiz|languagesShort)$/;

/** Changes the words of a tree of texts in place; the key is that of the value, or of its list. */
// biome-ignore lint/suspicious/noExplicitAny: the owner's texts in whatever shape
function changeTree(tree: any, change: ChangeWord, key = ""): any {
  if (noTexts.test(key)) return tree;
  if (typeof tree === "string") return changeText(tree, change);
  for (const [name, value] of Object.entries(tree ?? {})) {
    tree[name] = changeTree(value, change, Array.isArray(tree) ? key : name);
  }
  return tree;
}

/** Changes every word of the owner's texts, captions and names in all languages. */
async function changeWords(content: ContentCopy, change: ChangeWord): Promise<void> {
  for (const lang of langs) {
    for (const file of await readdir(join(content.root, "content", lang))) {
      await content.edit(`${lang}/${file}`, (json) => changeTree(json, change));
    }
  }
  await content.edit("facts.json", ({ address, apartments, places, airports, legal }) => {
    for (const key of ["street", "city", "province", "region"]) {
      address[key] = changeText(address[key], change);
    }
    legal.court = changeText(legal.court, change);
    for (const named of [...apartments, ...places]) named.name = changeText(named.name, change);
    for (const airport of airports) airport.road = `${airport.road} ${changeText("bis", change)}`;
  });
}

/** What the tests read in German; the other texts are English ones that are a third longer. */
const german: Record<string, object> = {
  navbar: {
    villa: "Villa",
    interior: "Innenräume",
    experience: "Erlebnisse",
    about: "Über uns",
    contacts: "Kontakt",
    booking: "Buchung",
    language: "Sprache",
    url_amenitiz: "/demo/booking-engine/de",
  },
  contatti: { title: "Kontakt und Anfahrt" },
  ending: { whatsapp: "WhatsApp" },
};

/** The demo in a third and a fourth language, as an owner adds them; French is not written yet. */
export async function fourLanguages(content: ContentCopy): Promise<void> {
  await addLanguage(content.root, "de");
  await addLanguage(content.root, "fr");
  for (const file of await readdir(join(content.root, "content/de"))) {
    await content.edit(`de/${file}`, (json) => {
      changeTree(json, aThirdLonger);
      Object.assign(json, german[file.replace(".json", "")]);
    });
  }
  await content.edit("photos/villa/captions.json", (captions) => {
    captions[0].de = "Das weiße Haus über den Ölbäumen, von der Straße aus";
  });
  await content.edit("facts.json", ({ seasons }) => {
    seasons.items[0].from.house = 1290;
  });
}
