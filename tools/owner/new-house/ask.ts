import { cancel, intro, isCancel, log, select, text } from "@clack/prompts";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import { wordsOf } from "../../content/language-words.ts";
import { type OwnerLanguage, ownerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { say as sayProblem } from "../../content/problems/say.ts";
import { newWords } from "../add-language.ts";
import { languageName, OwnerError, say, type WordKey } from "../words.ts";
import { type Answers, answersSchema, mostHomes } from "./answers.ts";
import { refusal, type SomeAnswers } from "./house-facts.ts";

/** What the owner types to come back to the question before. */
const backSign = "<";

/** What she has answered so far, by the name of the question. */
type Given = Partial<Record<string, string>>;

type Question = {
  name: string;
  message: string;
  isOptional?: boolean;
  initial?: string;
  choices?: { value: string; label: string }[];
  /** How it is written, where the schemas do not see it. */
  like?: { pattern: RegExp; example: string };
};

/** Asks the owner, in her language. Ends the process if she cancels; nothing is changed then. */
export async function askAnswers(): Promise<Answers> {
  const language = await select({
    message: ownerLanguages.map((each) => say("newHouse.language", each)).join(" / "),
    options: ownerLanguages.map((value) => ({ value, label: say("newHouse.languageName", value) })),
    initialValue: ownerLanguage(),
    // which would be English for everybody
    showInstructions: false,
  });
  if (isCancel(language)) return stop(ownerLanguage());
  intro(`${say("newHouse.intro", language)} ${say("newHouse.back", language, { sign: backSign })}`);
  const given: Given = {};
  for (let at = 0; ; ) {
    // later questions follow from earlier answers
    const question = questionsAfter(given, language)[at];
    if (!question) return answersSchema.parse(answersOf(given, language));
    const answer = await ask(question, given[question.name], language);
    if (answer === backSign) {
      at = Math.max(0, at - 1);
      continue;
    }
    given[question.name] = answer;
    const fault = await faultOf(question, given, language);
    if (fault) log.error(fault);
    else at += 1;
  }
}

type Word = WordKey extends infer Key
  ? Key extends `newHouse.${infer Name}`
    ? Name
    : never
  : never;

const pair = /^(-?\d+(?:[.,]\d+)?)\s*[,;x×\s]\s*(-?\d+(?:[.,]\d+)?)$/i;
const ownKind = "own";

function questionsAfter(given: Given, language: OwnerLanguage): Question[] {
  const asked = (
    name: string,
    word: Word,
    { values, ...how }: Omit<Partial<Question>, "name"> & { values?: Record<string, string> } = {},
  ): Question => ({ name, message: say(`newHouse.${word}`, language, values), ...how });
  const languages = tagsOf(given);
  const [first = ""] = languages;
  const isOptional = true;
  const kinds = Object.entries(wordsOf(language).kinds).map(([value, { name }]) => ({
    value,
    label: name,
  }));
  const count = homesOf(given).length;
  return [
    asked("languages", "languages", { initial: language }),
    asked("name", "name"),
    asked("kind", "kind", {
      choices: [...kinds, { value: ownKind, label: say("newHouse.ownKind", language) }],
    }),
    ...(given.kind === ownKind ? languages : []).map((tag) => {
      const example = Object.values(
        wordsOf(languageCodes.find((each) => each === tag) ?? "en").kinds.farmhouse,
      ).join(", ");
      const values = { language: languageName(tag, language), example };
      return asked(`kind.${tag}`, "kindWords", { values });
    }),
    // first, since it decides how codes are written
    asked("countryCode", "countryCode", { initial: "IT" }),
    asked("street", "street"),
    asked("postalCode", "postalCode"),
    asked("city", "city"),
    asked("position", "position", { like: { pattern: pair, example: "44.0772, 7.8081" } }),
    ...Array.from({ length: Math.min(count + 1, mostHomes) }, (_, index) => [
      index === 0
        ? asked("home.0", "firstHome")
        : asked(`home.${index}`, "nextHome", { isOptional, values: { number: `${index + 1}` } }),
      ...(index < count
        ? [asked(`guests.${index}`, "guests", { like: { pattern: /^[1-9]\d*$/, example: "4" } })]
        : []),
    ]).flat(),
    asked("pool", "pool", { isOptional, like: { pattern: pair, example: "10 × 4" } }),
    asked("phone", "phone"),
    asked("whatsapp", "whatsapp", { isOptional }),
    asked("email", "email"),
    ...languages
      .filter((tag) => tag === first || given[`engine.${first}`])
      .map((tag) =>
        asked(`engine.${tag}`, "engine", {
          isOptional,
          values: { language: languageName(tag, language) },
        }),
      ),
  ];
}

function tagsOf({ languages = "" }: Given): string[] {
  return [...new Set(languages.split(/[\s,;]+/).filter(Boolean))];
}

function homesOf(given: Given) {
  const homes: { name: string; guests: number }[] = [];
  for (let name = given["home.0"]; name; name = given[`home.${homes.length}`]) {
    homes.push({ name, guests: Number(given[`guests.${homes.length}`] ?? 1) });
  }
  return homes;
}

function pairOf(answer = ""): number[] | undefined {
  return pair
    .exec(answer)
    ?.slice(1)
    .map((each) => Number(each.replace(",", ".")));
}

/** In the shape of `answersSchema`; undefined where she has not answered yet. */
function answersOf(given: Given, language: OwnerLanguage): SomeAnswers {
  const ofEach = (name: string) =>
    tagsOf(given).flatMap((tag) => {
      const answer = given[`${name}.${tag}`];
      return answer ? [[tag, answer] as const] : [];
    });
  const [latitude, longitude] = pairOf(given.position) ?? [];
  const [length, width] = pairOf(given.pool) ?? [];
  const homes = homesOf(given);
  const engine = ofEach("engine");
  const isOwn = given.kind === ownKind;
  const kindWords = ofEach("kind");
  return {
    ...{ language, latitude, longitude, name: given.name, phone: given.phone, email: given.email },
    languages: given.languages && tagsOf(given),
    kind: isOwn ? undefined : given.kind,
    kindWords: isOwn && kindWords.length > 0 ? Object.fromEntries(kindWords) : undefined,
    address: {
      countryCode: given.countryCode?.toUpperCase(),
      ...{ street: given.street, postalCode: given.postalCode, city: given.city },
    },
    apartments: homes.length > 0 ? homes : undefined,
    pool: length && { length, width },
    // what is no figure is refused, not dropped
    whatsapp: given.whatsapp?.replace(/[\s()+./-]/g, "") || undefined,
    engine: engine.length > 0 ? Object.fromEntries(engine) : undefined,
  };
}

/** What is wrong with her last answer, and how it is written. */
async function faultOf(
  { name, isOptional, like }: Question,
  given: Given,
  language: OwnerLanguage,
): Promise<string | undefined> {
  const answer = given[name];
  if (!answer) return isOptional ? undefined : say("newHouse.needed", language);
  if (like && !like.pattern.test(answer))
    return say("newHouse.like", language, { example: like.example });
  try {
    const known: readonly string[] = languageCodes;
    for (const tag of tagsOf(given)) if (!known.includes(tag)) await newWords(tag);
  } catch (error) {
    if (error instanceof OwnerError) return error.sentence(language);
    throw error;
  }
  const found = refusal(answersOf(given, language));
  return found && sayProblem(found, { name: "content", texts: new Map() }, language).what;
}

async function ask(
  { message, isOptional, initial, choices }: Question,
  before: string | undefined,
  language: OwnerLanguage,
): Promise<string> {
  const initialValue = before ?? initial ?? "";
  const back = { value: backSign, label: say("newHouse.backChoice", language) };
  const answer = choices
    ? await select({
        ...{ message, options: [...choices, back], showInstructions: false },
        initialValue: initialValue || choices[0]?.value,
      })
    : await text({ message, ...(isOptional && !before ? { defaultValue: "" } : { initialValue }) });
  return isCancel(answer) ? stop(language) : answer.trim();
}

function stop(language: OwnerLanguage): never {
  cancel(say("newHouse.stopped", language));
  process.exit(1);
}
