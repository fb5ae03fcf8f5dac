import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { langs } from "../../src/site/site-map/languages.ts";
import { writeConditions } from "../makers/conditions-pdf/write-conditions.ts";
import type { Answers } from "./answers.ts";
import { apartmentKey, houseFacts, usualFacts } from "./house-facts.ts";
import { houseTexts } from "./house-texts.ts";
import { writePlaceholders } from "./placeholder-pictures.ts";

const templates = join(import.meta.dirname, "template");

/** What belongs to the old house and is moved aside; the conditions are its document. */
const ownerParts = ["content", "public/pdf"];

/**
 * Writes `content/` for a new house, and its conditions as PDF. The old content is moved into a folder of its own, never
 * deleted.
 * @returns where the old content now is; undefined if there was none
 */
export async function writeHouse(
  root: string,
  answers: Answers,
  now = new Date(),
): Promise<string | undefined> {
  const aside = await moveAside(root, now);
  const folder = join(root, "content");
  for (const lang of langs) {
    await mkdir(join(folder, lang), { recursive: true });
    for (const file of await readdir(join(templates, lang))) {
      const template = JSON.parse(await readFile(join(templates, lang, file), "utf8"));
      const texts = houseTexts(template, file.replace(".json", ""), answers, lang);
      await writeJson(join(folder, lang, file), texts);
    }
  }
  await writeJson(join(folder, "facts.json"), houseFacts(answers, now));
  await writeJson(join(folder, "settings.json"), {
    preselected: false,
    draft: usualFacts(answers),
  });
  if (aside) await keepGuide(join(root, aside, "content"), folder);
  const sets = setsOf(answers);
  for (const [index, set] of sets.entries()) {
    await writePlaceholders(join(folder, "photos", set), set, index);
  }
  await writeJson(join(folder, "photos/slots.json"), slotsOf(answers));
  await writeConditions(root);
  return aside;
}

/** The guide of the folder is about any house. */
async function keepGuide(from: string, to: string): Promise<void> {
  const guide = "README.md";
  if (existsSync(join(from, guide))) await cp(join(from, guide), join(to, guide));
}

/** @returns the folder, with the time in its name: `content-before-20261123-015500` */
async function moveAside(root: string, now: Date): Promise<string | undefined> {
  const parts = ownerParts.filter((part) => existsSync(join(root, part)));
  if (parts.length === 0) return undefined;
  const stamp = now.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const aside = `content-before-${stamp}`;
  if (existsSync(join(root, aside))) throw new Error(`${aside} is there already; move it first`);
  await mkdir(join(root, aside));
  for (const part of parts) {
    await rename(join(root, part), join(root, aside, part.replace("/", "-")));
  }
  return aside;
}

function setsOf({ pool, apartments }: Answers): string[] {
  return ["villa", ...(pool ? ["pool"] : []), ...apartments.map((_, index) => apartmentKey(index))];
}

/** The slots that no page can be without, with pictures that differ within each page. */
function slotsOf({ pool, apartments }: Answers) {
  const villa = (number: number) => `villa/placeholder-${number}`;
  const keys = apartments.map((_, index) => apartmentKey(index));
  const inner = (number: number) => `${keys[0]}/placeholder-${number}`;
  const ending = villa(3);
  return {
    home: {
      hero1: villa(1),
      hero2: villa(2),
      hero3: inner(1),
      villa: inner(2),
      interior: inner(3),
      experience: `${keys[1] ?? keys[0]}/placeholder-2`,
      narrow: villa(2),
      ending,
    },
    villa: {
      hero: villa(1),
      portrait: villa(2),
      ...(pool && { pool: "pool/placeholder-1" }),
      ending,
    },
    interni: {
      hero: villa(1),
      ...Object.fromEntries(keys.map((key) => [key, `${key}/placeholder-1`])),
      ending,
    },
    experience: { hero: villa(1), between: villa(2), ending },
    about: { portrait: villa(1), pair1: villa(2), pair2: inner(1), ending },
    contatti: { ending },
    booking: { hero: villa(1) },
  };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
