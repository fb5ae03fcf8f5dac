import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
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
import { fieldLabel } from "../desk/editor/labels.ts";
import { OwnerError } from "../words.ts";
import {
  draftFile,
  filled,
  hasHouse,
  project,
  templates,
  withPlaceholders,
} from "./placeholders.ts";
import { type Answers, houseFacts, templateValues } from "./questions.ts";
import settingsTemplate from "./template/settings.json" with { type: "json" };

/** @throws OwnerError when there is a `content/`, ContentError when the build rejects the answers */
export async function writeHouse(root: string, answers: Answers): Promise<void> {
  if (hasHouse(root)) throw new OwnerError("newHouse.there", {}, { status: 409 });
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, "new-house-"));
  try {
    await writeContent(join(made, "content"), answers);
    await loadContent(made);
    await rename(join(made, "content"), join(root, "content"));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function writeContent(folder: string, answers: Answers): Promise<void> {
  const values = templateValues(answers);
  const { apartments, pool, language } = values;
  const definitions = await loadPageDefinitions();
  const languages = values.languages.flatMap((tag) => languageCodes.filter((each) => each === tag));
  const names = Object.fromEntries(apartments.map(({ apartment, name }) => [apartment, name]));
  const words: Record<string, { caption?: string }> = {};
  for (const lang of languages) {
    const own = await readTemplate(lang, ".json", language);
    words[lang] = own;
    const engine = answers[`engine.${lang}`] || null;
    for (const [name, shape] of Object.entries(textShapes(definitions))) {
      const template = await readTemplate(lang, `/${name}.json`, languages[0]);
      const texts = filled(template, { ...values, ...own, engine });
      const spoken = ownerLanguages.find((each) => each === lang) ?? language;
      const whole = withPlaceholders(texts, { shape, path: [name], lang: spoken, names });
      await writeJson(join(folder, lang, `${name}.json`), whole);
    }
  }
  const facts = houseFacts(answers);
  await writeJson(join(folder, "facts.json"), facts);
  await writeJson(join(folder, "settings.json"), filled(settingsTemplate, values));
  const titles = new Map([
    ["villa", answers.name ?? ""],
    ...(pool ? [["pool", fieldLabel("pool", language)] as const] : []),
    ...Object.entries(names),
  ]);
  for (const [index, [set, title]] of [...titles].entries()) {
    const captions = (number: number) =>
      byLanguage(languages, (lang) =>
        filled(words[lang]?.caption, { ...values, number, set: title }),
      );
    await writePlaceholders(join(folder, "photos", set), index, captions);
  }
  // wrong answers are named when the whole is checked
  const { data } = factsSchema.safeParse(facts);
  const slots = data ? slotsOf(definitions, data, [...titles.keys()]) : {};
  await writeJson(join(folder, "photos/slots.json"), slots);
  // the guide of the folder, which applies to every house
  await cp(join(project, "demo/README.md"), join(folder, "README.md"));
}

/** Without drafts in a language, those of the first one or English; a page without has placeholders alone. */
async function readTemplate(lang: Lang, name: string, first?: Lang) {
  const file = [lang, first, "en"].flatMap((each) => draftFile(each + name) ?? [])[0];
  return file ? JSON.parse(await readFile(file, "utf8")) : {};
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** In turn the pictures of the first set; that of the pool shows it. */
function slotsOf(definitions: PageDefinitions, facts: Facts, sets: string[]) {
  return Object.fromEntries(
    [...definitions].flatMap(([page, definition]) => {
      const slots = Object.entries(slotRules(definition, facts))
        .filter(([slot, { isOptional }]) => !isOptional || sets.includes(slot))
        .map(([slot], index) => {
          const set = sets.includes(slot) ? slot : sets[0];
          return [slot, `${set}/${placeholderName(1 + (index % drawings.length))}`];
        });
      return slots.length > 0 ? [[page, Object.fromEntries(slots)] as const] : [];
    }),
  );
}

const drawings = [1, 2, 3];

/** Grounds of the placeholders, from the palette of the site. */
const grounds = ["half-shade", "shadow", "sage-light", "ochre"].map(colour);

/** Outlines of a house on plain ground, without text, which cannot be mistaken for photographs. */
async function writePlaceholders(
  folder: string,
  seed: number,
  captionOf: (number: number) => object,
): Promise<void> {
  const svg = await readFile(join(templates, "placeholder.svg"), "utf8");
  await mkdir(folder, { recursive: true });
  const captions: object[] = [];
  for (const number of drawings) {
    const file = `${placeholderName(number)}.jpg`;
    captions.push({ file, ...captionOf(number) });
    const ground = grounds[(seed + number) % grounds.length];
    const left = 700 + 260 * ((seed * 3 + number) % 4);
    const drawing = String(filled(svg, { apartments: [], ground, left, ink: colour("ink-soft") }));
    await sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toFile(join(folder, file));
  }
  await writeJson(join(folder, "captions.json"), captions);
}
