import { apartmentColours, factsSchema } from "../../../src/site/content/facts.ts";
import { engineSchema, formats } from "../../../src/site/content/formats.ts";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import { wordsOf } from "../../content/language-words.ts";
import { type OwnerLanguage, ownerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { say as sayProblem } from "../../content/problems/report.ts";
import { checkFile } from "../../content/problems/schema.ts";
import { sum } from "../../content/values.ts";
import { canonicalTag, newWords } from "../add-language.ts";
import { plainLetters } from "../plain-letters.ts";
import { languageName, OwnerError, say, type WordKey } from "../words.ts";
import currencies from "./currencies.json" with { type: "json" };
import { filled } from "./placeholders.ts";
import example from "./template/example.json" with { type: "json" };
import facts from "./template/facts.json" with { type: "json" };

/** What the owner typed, by the name of the question. */
export type Answers = Readonly<Partial<Record<string, string>>>;

export type Question = {
  name: string;
  message: string;
  isOptional?: boolean;
  initial?: string | undefined;
  /** Values and labels. */
  choices?: [string, string][];
  /** How it is written, where the facts have no shape for it. */
  like?: { isRight(answer: string): boolean; example: string };
};

type Word<Key = WordKey> = Key extends `newHouse.${infer Name}` ? Name : never;

const ownKind = "own";

export function languageOf({ language }: Answers): OwnerLanguage {
  return ownerLanguages.find((each) => each === language) ?? ownerLanguage();
}

/** Of an answer for which the facts have no shape. */
function like(example: string, isRight: (answer: string) => boolean): Partial<Question> {
  return { like: { example, isRight } };
}

/** All, as far as the answers decide which there are. All else is for the desk. */
export function questionsAfter(given: Answers): Question[] {
  const owner = languageOf(given);
  const [first = "", ...others] = tagsOf(given);
  const { kinds } = wordsOf(owner);
  const forms = Object.values(kinds.farmhouse).join(", ");
  const isOptional = true;
  const ask = (word: Word, row: Partial<Question> = {}, tag = ""): Question => {
    const values = { language: tag && languageName(tag, owner), example: row.like?.example ?? "" };
    const message = say(`newHouse.${word}`, owner, values);
    return { name: tag ? `${word}.${tag}` : word, message, ...row };
  };
  const kindWords = like(forms, (answer) => formats.kindWords.test(answer));
  const isEngine = (answer: string) => engineSchema.safeParse(answer).success;
  const engine = like("https://booking.example/it", isEngine);
  return [
    ask("language", {
      message: ownerLanguages.map((each) => say("newHouse.language", each)).join(" / "),
      choices: ownerLanguages.map((each) => [each, say("newHouse.languageName", each)]),
      initial: owner,
    }),
    ask("languages", { initial: owner }),
    ask("name"),
    ask("kind", {
      choices: [
        ...Object.entries(kinds).map(([kind, { name }]): [string, string] => [kind, name]),
        [ownKind, say("newHouse.ownKind", owner)],
      ],
    }),
    ...(given.kind === ownKind ? [first, ...others] : []).map((tag) =>
      ask("kindWords", kindWords, tag),
    ),
    // first, since it decides how codes are written
    ask("countryCode", { initial: "IT" }),
    ...(["street", "postalCode", "city"] as const).map((word) => ask(word)),
    ask("position", like("44.0772, 7.8081", isPair)),
    ask("homes", like(say("newHouse.homesExample", owner), isHomes)),
    ask("pool", { isOptional, ...like("10 × 4", isPair) }),
    ask("phone"),
    ask("whatsapp", { isOptional }),
    ask("email"),
    ask("engine", { isOptional, ...engine }, first),
    // in every language or in none
    ...(given[`engine.${first}`] ? others : []).map((tag) =>
      ask("engine", { initial: given[`engine.${first}`], ...engine }, tag),
    ),
  ];
}

/** What is wrong with an answer, and how it is written. */
export async function faultOf(
  { name, isOptional, like }: Question,
  given: Answers,
): Promise<string | undefined> {
  const owner = languageOf(given);
  const answer = given[name]?.trim();
  if (!answer) return isOptional ? undefined : say("newHouse.needed", owner);
  if (like && !like.isRight(answer)) return say("newHouse.like", owner, { example: like.example });
  try {
    for (const tag of missingTags(given)) await newWords(tag);
  } catch (error) {
    if (error instanceof OwnerError) return error.sentence(owner);
    throw error;
  }
  // with what is not answered yet, and without languages that have no words yet
  const kind = given.kind === ownKind ? "house" : given.kind;
  const json = JSON.stringify(houseFacts({ ...example, ...given, ...(kind && { kind }) }));
  const house = { name: "content", texts: new Map([["facts.json", Buffer.from(json)]]) };
  const [found] = checkFile(house, "facts.json", factsSchema).problems;
  return found && sayProblem(found, house, owner).what;
}

function tagsOf({ languages = "" }: Answers): string[] {
  const tags = languages.split(/[\s,;]+/).filter(Boolean);
  return [...new Set(tags.map(canonicalTag))];
}

/** Languages of the site that have no words yet. */
export function missingTags(answers: Answers): string[] {
  return tagsOf(answers).filter((tag) => !languageCodes.some((each) => each === tag));
}

const pair = /^(-?\d+(?:[.,]\d+)?)\s*[,;x×\s]\s*(-?\d+(?:[.,]\d+)?)$/i;

function pairOf(answer = ""): number[] {
  const [, ...figures] = pair.exec(answer.trim()) ?? [];
  return figures.map((each) => Number(each.replace(",", ".")));
}

const isPair = (answer: string) => pairOf(answer).length > 0;

const isHomes = (answer: string) => /^\s*([^:;]+:\s*[1-9]\d*\s*([,;]\s*|$))+$/.test(answer);

/** With the key of each, which is also the name of its folder of photographs. */
function homesOf({ homes = "" }: Answers) {
  const colours = Object.keys(apartmentColours);
  return [...homes.matchAll(/([^:]+):\s*(\d+)[\s,;]*/g)].map(([, name = "", guests], index) => ({
    ...{ apartment: `apartment${index + 1}`, name: name.trim(), guests: Number(guests) },
    ...{ bedrooms: Math.ceil(Number(guests) / 2), colour: colours[index] },
  }));
}

export function houseFacts(answers: Answers) {
  return filled(facts, templateValues(answers));
}

/** What the templates name: the answers, and what follows from them. */
export function templateValues(answers: Answers) {
  const owner = languageOf(answers);
  const languages = tagsOf(answers);
  const isOwn = answers.kind === ownKind;
  const ownWords = Object.fromEntries(languages.map((tag) => [tag, answers[`kindWords.${tag}`]]));
  const apartments = homesOf(answers);
  const [latitude = 0, longitude = 0] = pairOf(answers.position);
  const [length, width = 0] = pairOf(answers.pool);
  const all = (key: "guests" | "bedrooms") => sum(apartments.map((apartment) => apartment[key]));
  const countryCode = answers.countryCode?.toUpperCase();
  return {
    ...answers,
    ...{ language: owner, languages, countryCode, apartments, latitude, longitude },
    ...{ kind: isOwn ? undefined : answers.kind, kindWords: isOwn ? ownWords : undefined },
    slug: slugOf(answers.name, languages),
    // what is no figure is refused, not dropped
    whatsapp: answers.whatsapp?.replace(/[\s()+./-]/g, "") || undefined,
    ...{ west: (longitude - 0.05).toFixed(5), east: (longitude + 0.05).toFixed(5) },
    ...{ south: (latitude - 0.035).toFixed(5), north: (latitude + 0.035).toFixed(5) },
    ...{ guests: all("guests"), bedrooms: all("bedrooms"), homes: apartments.length },
    several: apartments.length > 1,
    ...{ pool: length, length, width, area: length && length * width },
    currency: Object.entries(currencies).find(([code]) => code === countryCode)?.[1] ?? "EUR",
    today: new Date().toISOString().slice(0, 10),
    province: say("newHouse.province", owner),
    region: say("newHouse.region", owner),
  };
}

/** The address of a house: ö is oe where German is spoken first. */
export function slugOf(name = "", [first]: string[] = []): string {
  const written = first === "de" ? name.replace(/[äöü]/gi, "$&e") : name;
  // a name in other letters
  return plainLetters(written) || "house";
}
