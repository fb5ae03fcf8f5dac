import { existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { langs } from "../../../src/site/site-map/languages.ts";
import { writeConditions } from "../../build/conditions-pdf/write-conditions.ts";
import { placeholderName } from "../../content/draft.ts";
import { shareCache } from "../../content/files/share-cache.ts";
import type { Answers } from "./answers.ts";
import { apartmentKey, houseFacts, usualFacts } from "./house-facts.ts";
import { houseTexts } from "./house-texts.ts";
import { writePlaceholders } from "./placeholder-pictures.ts";

const templates = join(import.meta.dirname, "template");

/** The files of the old house, which are moved aside: its content and the PDF of its conditions. */
const ownerParts = ["content", "public/pdf"];

/**
 * Writes `content/` for a new house, and its conditions as PDF. The old content is moved into a folder of its own, never
 * deleted, and only when the build accepts the new one: after an error it stands as it was.
 * @returns where the old content now is; undefined if there was none
 * @throws ContentError when the build does not accept the answers
 */
export async function writeHouse(
  root: string,
  answers: Answers,
  now = new Date(),
): Promise<string | undefined> {
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, "new-house-"));
  try {
    await writeContent(join(made, "content"), answers, now);
    await keepGuide(join(root, "content"), join(made, "content"));
    await shareCache(root, made);
    // reads and checks the content first
    await writeConditions(made);
    return await exchange(root, made, now);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function writeContent(folder: string, answers: Answers, now: Date): Promise<void> {
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
    languages: langs,
    preselected: false,
    draft: usualFacts(answers),
  });
  const sets = setsOf(answers);
  for (const [index, set] of sets.entries()) {
    await writePlaceholders(join(folder, "photos", set), set, index);
  }
  await writeJson(join(folder, "photos/slots.json"), slotsOf(answers));
}

/** Copies the guide of the folder, which applies to every house. */
async function keepGuide(from: string, to: string): Promise<void> {
  const guide = "README.md";
  if (existsSync(join(from, guide))) await cp(join(from, guide), join(to, guide));
}

/**
 * Moves the old content aside and the new one to its place, or nothing.
 * @returns the folder, with the time in its name: `content-before-20261123-015500`
 */
async function exchange(root: string, made: string, now: Date): Promise<string | undefined> {
  const stamp = now.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const aside = `content-before-${stamp}`;
  if (existsSync(join(root, aside))) throw new Error(`${aside} is there already; move it first`);
  const old = ownerParts.filter((part) => existsSync(join(root, part)));
  const moves = [
    ...old.map((part) => [join(root, part), join(root, aside, part.replace("/", "-"))]),
    ...ownerParts.map((part) => [join(made, part), join(root, part)]),
  ] as [string, string][];
  const moved: typeof moves = [];
  try {
    for (const [from, to] of moves) {
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
      moved.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) await rename(to, from);
    await rmdir(join(root, aside)).catch(() => undefined);
    throw error;
  }
  return old.length > 0 ? aside : undefined;
}

function setsOf({ pool, apartments }: Answers): string[] {
  return ["villa", ...(pool ? ["pool"] : []), ...apartments.map((_, index) => apartmentKey(index))];
}

/** The slots that no page can be without, with pictures that differ within each page. */
function slotsOf({ pool, apartments }: Answers) {
  const picture = (set: string | undefined, number: number) => `${set}/${placeholderName(number)}`;
  const villa = (number: number) => picture("villa", number);
  const keys = apartments.map((_, index) => apartmentKey(index));
  const inner = (number: number) => picture(keys[0], number);
  const ending = villa(3);
  return {
    home: {
      hero1: villa(1),
      hero2: villa(2),
      hero3: inner(1),
      villa: inner(2),
      interior: inner(3),
      experience: picture(keys[1] ?? keys[0], 2),
      narrow: villa(2),
      ending,
    },
    villa: {
      hero: villa(1),
      portrait: villa(2),
      ...(pool && { pool: picture("pool", 1) }),
      ending,
    },
    interni: {
      hero: villa(1),
      ...Object.fromEntries(keys.map((key) => [key, picture(key, 1)])),
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
