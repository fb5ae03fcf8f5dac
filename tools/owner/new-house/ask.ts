import { cancel, confirm, intro, isCancel, select, text } from "@clack/prompts";
import { z } from "zod";
import { type OwnerLanguage, ownerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { languageName, say, type WordKey } from "../words/words.ts";
import { type Answers, answersSchema, templateLanguages } from "./answers.ts";
import { isAccepted, type SomeAnswers } from "./house-facts.ts";

/** Asks the owner, in her language. Ends the process if she cancels; nothing is changed then. */
export async function askAnswers(): Promise<Answers> {
  const language = await select({
    message: ownerLanguages.map((each) => say("newHouse.language", each)).join(" / "),
    options: ownerLanguages.map((value) => ({ value, label: say("newHouse.languageName", value) })),
  });
  if (isCancel(language)) return stop(ownerLanguage(undefined, process.env));
  intro(say("newHouse.intro", language));
  const house = await askHouse(language);
  const codes = await askCodes(house.countryCode ?? "", language);
  const hasEngine = await confirmed("newHouse.hasEngine", language);
  const engine: Record<string, string> = {};
  for (const each of hasEngine ? templateLanguages : []) {
    const named = { language: languageName(each, language) };
    const isRight = (address: string) => z.url().safeParse(address).success;
    engine[each] = await asked("newHouse.engine", language, { values: named, isRight });
  }
  const count = await number("newHouse.apartments", language, z.int().min(1).max(8));
  const apartments: Answers["apartments"] = [];
  for (let index = 1; index <= count; index += 1) {
    apartments.push({
      name: await asked("newHouse.apartmentName", language, { values: { number: index } }),
      guests: await number("newHouse.guests", language, z.int().min(1)),
      bedrooms: await number("newHouse.bedrooms", language, z.int().min(1)),
    });
  }
  const hasPool = await confirmed("newHouse.hasPool", language);
  const pool = hasPool
    ? {
        length: await number("newHouse.length", language, z.number().positive()),
        width: await number("newHouse.width", language, z.number().positive()),
      }
    : null;
  const { name, nameShort, phone, email, vat, latitude, longitude, ...address } = house;
  return answersSchema.parse({
    language,
    name,
    nameShort,
    phone,
    email,
    vat,
    address,
    latitude: Number(latitude),
    longitude: Number(longitude),
    codes,
    engine: hasEngine ? engine : null,
    apartments,
    pool,
  });
}

/** The answers for which there is a question of their name. */
type AnswerKey = {
  [Key in keyof Answers | keyof Answers["address"]]: `newHouse.${Key}` extends WordKey
    ? Key
    : never;
}[keyof Answers | keyof Answers["address"]];

type Question = {
  key: AnswerKey;
  isOptional?: true;
  initial?: string;
  /** What the build must accept. */
  follows?: (answer: string, countryCode: string) => SomeAnswers;
  schema?: z.ZodType;
};

/** The questions about the house itself, in their order; the words of each are those of its key. */
const questions: Question[] = [
  { key: "name", follows: (name) => ({ name }) },
  { key: "nameShort", isOptional: true },
  { key: "phone", follows: (phone) => ({ phone }) },
  { key: "email", follows: (email) => ({ email }) },
  // first, since it decides how numbers and codes are written
  {
    key: "countryCode",
    initial: "IT",
    follows: (countryCode) => ({ address: { countryCode } }),
  },
  { key: "street" },
  {
    key: "postalCode",
    follows: (postalCode, countryCode) => ({ address: { countryCode, postalCode } }),
  },
  { key: "city" },
  { key: "province" },
  {
    key: "provinceCode",
    isOptional: true,
    follows: (provinceCode) => ({ address: { provinceCode } }),
  },
  { key: "region" },
  { key: "latitude", schema: answersSchema.shape.latitude },
  { key: "longitude", schema: answersSchema.shape.longitude },
  {
    key: "vat",
    isOptional: true,
    follows: (vat, countryCode) => ({ vat, address: { countryCode } }),
  },
];

/** The answers by the key of their question, without those that are empty. */
async function askHouse(language: OwnerLanguage): Promise<Partial<Record<AnswerKey, string>>> {
  const answers: Partial<Record<AnswerKey, string>> = {};
  for (const { key, isOptional, initial, follows, schema } of questions) {
    const word = `newHouse.${key}` as const;
    const { countryCode = "" } = answers;
    const answer = schema
      ? String(await number(word, language, schema))
      : await asked(word, language, {
          isOptional,
          initial,
          isRight: (given) => !follows || isAccepted(follows(given, countryCode)),
        });
    if (answer) answers[key] = answer;
  }
  return answers;
}

async function askCodes(countryCode: string, language: OwnerLanguage): Promise<Answers["codes"]> {
  const codeOf = (value: string) => ({ key: "cin", label: "CIN", name: "", value });
  const isRight = (value: string) => isAccepted({ codes: [codeOf(value)] });
  const isOptional = true;
  const cin =
    countryCode === "IT" ? await asked("newHouse.cin", language, { isOptional, isRight }) : "";
  const value = await asked("newHouse.otherCode", language, { isOptional });
  const label = value && (await asked("newHouse.otherLabel", language));
  return [
    ...(cin ? [codeOf(cin)] : []),
    ...(value ? [{ key: "registration", label, name: "", value }] : []),
  ];
}

type AskOptions = {
  values?: Record<string, string | number>;
  isOptional?: boolean | undefined;
  initial?: string | undefined;
  isRight?: (answer: string) => boolean;
};

/** A text without leading and trailing spaces; empty where it may be. */
async function asked(
  key: WordKey,
  language: OwnerLanguage,
  { values, isOptional, initial = "", isRight = () => true }: AskOptions = {},
): Promise<string> {
  const answer = await text({
    message: say(key, language, values),
    ...(isOptional ? { defaultValue: "" } : { initialValue: initial }),
    validate: (value = "") => {
      const given = value.trim();
      if (!given) return isOptional ? undefined : say("newHouse.needed", language);
      return isRight(given) ? undefined : say("newHouse.malformed", language);
    },
  });
  return isCancel(answer) ? stop(language) : answer.trim();
}

async function number(key: WordKey, language: OwnerLanguage, schema: z.ZodType): Promise<number> {
  const answer = await text({
    message: say(key, language),
    validate: (value) =>
      value?.trim() && schema.safeParse(Number(value)).success
        ? undefined
        : say("newHouse.number", language),
  });
  return isCancel(answer) ? stop(language) : Number(answer);
}

async function confirmed(key: WordKey, language: OwnerLanguage): Promise<boolean> {
  const answer = await confirm({
    message: say(key, language),
    active: say("newHouse.yes", language),
    inactive: say("newHouse.no", language),
    initialValue: false,
  });
  return isCancel(answer) ? stop(language) : answer;
}

function stop(language: OwnerLanguage): never {
  cancel(say("newHouse.stopped", language));
  process.exit(1);
}
