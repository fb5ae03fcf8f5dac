import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { fillTemplate } from "../../../src/modules/message-format.ts";
import { slotRules } from "../../../src/site/content/define-page.ts";
import { type Facts, factsSchema } from "../../../src/site/content/facts.ts";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import { byLanguage, type Lang } from "../../../src/site/site-map/languages.ts";
import { colour } from "../../content/colours.ts";
import { placeholderName } from "../../content/draft.ts";
import { loadContent } from "../../content/load.ts";
import { ownerLanguages } from "../../content/owner-language.ts";
import { loadPageDefinitions, type PageDefinitions } from "../../content/page-definitions.ts";
import { textShapes } from "../../content/text-shapes.ts";
import { OwnerError } from "../words.ts";
import type { Answers } from "./answers.ts";
import { houseFacts, setsOf } from "./house-facts.ts";
import { houseTexts, type TemplateWords } from "./house-texts.ts";
import lawFiles from "./law-files.json" with { type: "json" };
import { withPlaceholders } from "./placeholders.ts";
import usual from "./template/facts.json" with { type: "json" };

const project = join(import.meta.dirname, "../../..");
const templates = join(import.meta.dirname, "template");

/** Whether a project has a house of an owner's, which is never written over. */
export function hasHouse(root: string): boolean {
  return existsSync(join(root, "content"));
}

/** @throws OwnerError when there is a `content/`, ContentError when the build rejects the answers */
export async function writeHouse(root: string, answers: Answers, now = new Date()): Promise<void> {
  if (hasHouse(root)) throw new OwnerError("newHouse.there", {}, { status: 409 });
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, "new-house-"));
  try {
    await writeContent(join(made, "content"), answers, now);
    await loadContent(made);
    await rename(join(made, "content"), join(root, "content"));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function writeContent(folder: string, answers: Answers, now: Date): Promise<void> {
  const words: Record<string, TemplateWords> = {};
  const definitions = await loadPageDefinitions();
  const languages = answers.languages.flatMap((tag) =>
    languageCodes.filter((each) => each === tag),
  );
  for (const lang of languages) {
    await mkdir(join(folder, lang), { recursive: true });
    const own: TemplateWords = await readTemplate(lang, ".json");
    words[lang] = own;
    for (const [name, shape] of Object.entries(textShapes(definitions))) {
      const template = await readTemplate(lang, `/${name}.json`, languages[0]);
      const texts = houseTexts(template, name, { answers, lang, words: own });
      const spoken = ownerLanguages.find((each) => each === lang) ?? answers.language;
      const whole = withPlaceholders(texts, { shape, path: [name], lang: spoken });
      await writeJson(join(folder, lang, `${name}.json`), whole);
    }
  }
  const facts = houseFacts(answers, now);
  await writeJson(join(folder, "facts.json"), facts);
  await writeJson(join(folder, "settings.json"), {
    languages,
    ownerLanguage: answers.language,
    preselected: false,
    analytics: "none",
    draft: usual.draft,
  });
  const sets = setsOf(answers);
  for (const [index, set] of sets.entries()) {
    const home = facts.apartments.find(({ photoSet }) => photoSet === set)?.name;
    const title = set === "villa" ? answers.name : (home ?? set);
    await writePlaceholders(join(folder, "photos", set), title, index, languages, words);
  }
  // wrong answers are named when the whole is checked
  const { data } = factsSchema.safeParse(facts);
  const slots = data ? slotsOf(definitions, data, sets) : {};
  await writeJson(join(folder, "photos/slots.json"), slots);
  // the guide of the folder, which applies to every house
  await cp(join(project, "demo/README.md"), join(folder, "README.md"));
}

/** Without drafts in a language, those of the first one or English; a page without has placeholders alone. */
async function readTemplate(lang: Lang, name: string, first?: Lang) {
  const file = [lang, first, "en"].flatMap((each) => draftFile(each + name) ?? [])[0];
  return file ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** @param path with the language, `de/villa.json`; of the demo's texts those of law hold for every house */
export function draftFile(path: string): string | undefined {
  const isLaw = lawFiles.includes(basename(path, ".json"));
  const folders = isLaw ? [templates, join(project, "demo")] : [templates];
  return folders.map((folder) => join(folder, path)).find((file) => existsSync(file));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

function slotsOf(definitions: PageDefinitions, facts: Facts, sets: string[]) {
  return Object.fromEntries(
    [...definitions].flatMap(([page, definition]) => {
      const { photos = {} } = definition;
      const needed = Object.entries(slotRules(definition, facts)).filter(
        // a pool has its photograph
        ([slot, { isOptional }]) => !isOptional || (slot in photos && sets.includes(slot)),
      );
      const slots = needed.map(([slot], index) => {
        const set = sets.includes(slot) ? slot : sets[index % sets.length];
        const number = 1 + (Math.floor(index / sets.length) % drawnInSet);
        return [slot, `${set}/${placeholderName(number)}`] as const;
      });
      return slots.length > 0 ? [[page, Object.fromEntries(slots)] as const] : [];
    }),
  );
}

const drawnInSet = 3;

/** Grounds of the placeholders, from the palette of the site. */
const grounds = ["half-shade", "shadow", "sage-light", "ochre"].map(colour);

/** Wide enough for every slot, also for those as wide as the window. */
const size = { width: 2560, height: 1707 };

/** An outline of a house on plain ground, without text, which cannot be mistaken for a photograph. */
function drawing(ground: string | undefined, tower: number): Buffer {
  const left = 700 + 260 * tower;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2560 1707">
    <path fill="${ground}" d="M0 0h2560v1707H0z"/>
    <path fill="none" stroke="${colour("ink-soft")}" stroke-width="10" d="M0 1180h2560M700 1180V820h1160v360M${left} 820V620h380v200M${left + 130} 1180V980a60 60 0 0 1 120 0v200"/>
  </svg>`);
}

/** The captions differ from each other, as the build expects. */
async function writePlaceholders(
  folder: string,
  title: string,
  seed: number,
  languages: Lang[],
  words: Record<string, TemplateWords>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const captions = [];
  for (let number = 1; number <= drawnInSet; number += 1) {
    const file = `${placeholderName(number)}.jpg`;
    const svg = drawing(grounds[(seed + number) % grounds.length], (seed * 3 + number) % 4);
    const picture = sharp(svg).resize(size.width, size.height).jpeg({ quality: 70 });
    await writeFile(join(folder, file), await picture.toBuffer());
    const caption = byLanguage(languages, (lang) =>
      fillTemplate(words[lang]?.caption ?? "", { number, set: title }),
    );
    captions.push({ file, ...caption });
  }
  await writeJson(join(folder, "captions.json"), captions);
}
