import { cancel, intro, isCancel, select, text } from "@clack/prompts";
import { z } from "zod";
import { longestName } from "../../../src/components/hero/word-length.ts";
import { houseKinds } from "../../../src/site/content/facts.ts";
import { kindName } from "../../content/fact-writer.ts";
import { type OwnerLanguage, ownerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { languageName, say, type WordKey } from "../words/words.ts";
import { type Answers, answersSchema, templateLanguages } from "./answers.ts";
import { isAccepted, type SomeAnswers } from "./house-facts.ts";

/** Which keys choose is said in the introduction, in her language. */
const inHerWords = { showInstructions: false };

/** What the owner types to come back to the question before. */
const backSign = "<";

/** Thrown by a question that she has left backwards; the questions begin anew with her earlier answers. */
class Back extends Error {}

type Session = {
  language: OwnerLanguage;
  given: string[];
  taken: number;
  before?: string | undefined;
};

/** Asks the owner, in her language. Ends the process if she cancels; nothing is changed then. */
export async function askAnswers(): Promise<Answers> {
  const language = await select({
    message: ownerLanguages.map((each) => say("newHouse.language", each)).join(" / "),
    options: ownerLanguages.map((value) => ({ value, label: say("newHouse.languageName", value) })),
    initialValue: ownerLanguage(),
    ...inHerWords,
  });
  if (isCancel(language)) return stop(ownerLanguage());
  intro(`${say("newHouse.intro", language)} ${say("newHouse.back", language, { sign: backSign })}`);
  const session: Session = { language, given: [], taken: 0 };
  for (;;) {
    try {
      return await askAll(session);
    } catch (error) {
      if (!(error instanceof Back)) throw error;
      session.before = session.given.pop();
      session.taken = 0;
    }
  }
}

async function askAll(session: Session): Promise<Answers> {
  const { language } = session;
  const kind = await chosen("newHouse.kind", session, Object.keys(houseKinds), (each) =>
    kindName(each, language),
  );
  const house = await askHouse(session);
  const codes = await askCodes(house.address?.countryCode ?? "", session);
  const hasEngine = await confirmed("newHouse.hasEngine", session);
  const engine: Record<string, string> = {};
  for (const each of hasEngine ? templateLanguages : []) {
    const named = { language: languageName(each, language) };
    const isRight = (address: string) => z.url().safeParse(address).success;
    engine[each] = await asked("newHouse.engine", session, { values: named, isRight });
  }
  const count = await number("newHouse.apartments", session, z.int().min(1).max(8));
  const apartments: Answers["apartments"] = [];
  for (let index = 1; index <= count; index += 1) {
    apartments.push({
      name: await asked("newHouse.apartmentName", session, { values: { number: index } }),
      guests: await number("newHouse.guests", session, z.int().min(1)),
      bedrooms: await number("newHouse.bedrooms", session, z.int().min(1)),
    });
  }
  const airports = await askAirports(session);
  const hasPool = await confirmed("newHouse.hasPool", session);
  const pool = hasPool
    ? {
        length: await number("newHouse.length", session, z.number().positive()),
        width: await number("newHouse.width", session, z.number().positive()),
      }
    : null;
  return answersSchema.parse({
    ...{ ...house, language, kind, codes, apartments, airports, pool },
    engine: hasEngine ? engine : null,
  });
}

async function askAirports(session: Session): Promise<Answers["airports"]> {
  const airports: Answers["airports"] = [];
  const { code: known } = answersSchema.shape.airports.unwrap().element.shape;
  for (let index = 1; index <= 4; index += 1) {
    const code = await asked("newHouse.airport", session, {
      values: { number: index },
      isOptional: true,
      inCapitals: true,
      isRight: (given) => known.safeParse(given).success,
    });
    if (!code) break;
    airports.push({
      code,
      minutes: await number("newHouse.minutes", session, z.int().min(1).max(600)),
      km: await number("newHouse.km", session, z.number().positive().max(1000)),
      road: await asked("newHouse.road", session),
    });
  }
  return airports;
}

type AnswerKey = {
  [Key in keyof Answers | keyof Answers["address"]]: `newHouse.${Key}` extends WordKey
    ? Key
    : never;
}[keyof Answers | keyof Answers["address"]];

type Question = Pick<AskOptions, "isOptional" | "inCapitals" | "initial"> & {
  key: AnswerKey;
  isAsked?: (answers: SomeAnswers) => boolean;
  /** Of a number. */
  schema?: z.ZodType;
};

const questions: Question[] = [
  { key: "name" },
  { key: "nameShort", isOptional: true, isAsked: ({ name = "" }) => name.length > longestName },
  { key: "legalName", isOptional: true },
  { key: "phone" },
  { key: "whatsapp", isOptional: true },
  { key: "email" },
  // first, since it decides how numbers and codes are written
  { key: "countryCode", initial: "IT", inCapitals: true },
  { key: "street" },
  { key: "postalCode" },
  { key: "city" },
  { key: "province" },
  { key: "provinceCode", isOptional: true, inCapitals: true },
  { key: "region" },
  { key: "latitude", schema: answersSchema.shape.latitude },
  { key: "longitude", schema: answersSchema.shape.longitude },
  { key: "vat", isOptional: true, inCapitals: true },
  { key: "siteUrl", isOptional: true },
];

async function askHouse(session: Session): Promise<SomeAnswers> {
  let house: SomeAnswers = {};
  for (const { key, isAsked, schema, ...how } of questions) {
    if (isAsked && !isAsked(house)) continue;
    const word = `newHouse.${key}` as const;
    const before = house;
    const isRight = (given: string) => isAccepted(withAnswer(before, key, given));
    const answer = schema
      ? await number(word, session, schema)
      : await asked(word, session, { ...how, isRight });
    if (answer !== "") house = withAnswer(before, key, answer);
  }
  return house;
}

function withAnswer(house: SomeAnswers, key: AnswerKey, given: string | number): SomeAnswers {
  const value = key === "whatsapp" ? String(given).replace(/\D/g, "") : given;
  return key in answersSchema.shape.address.shape
    ? { ...house, address: { ...house.address, [key]: value } }
    : { ...house, [key]: value };
}

async function askCodes(countryCode: string, session: Session): Promise<Answers["codes"]> {
  const codeOf = (value: string) => ({ key: "cin", label: "CIN", name: "", value });
  const isRight = (value: string) => isAccepted({ codes: [codeOf(value)] });
  const isOptional = true;
  const cin =
    countryCode === "IT"
      ? await asked("newHouse.cin", session, { isOptional, isRight, inCapitals: true })
      : "";
  const value = await asked("newHouse.otherCode", session, { isOptional });
  const label = value && (await asked("newHouse.otherLabel", session));
  return [
    ...(cin ? [codeOf(cin)] : []),
    ...(value ? [{ key: "registration", label, name: "", value }] : []),
  ];
}

type AskOptions = {
  values?: Record<string, string | number>;
  isOptional?: boolean;
  initial?: string;
  inCapitals?: boolean;
  isRight?: (answer: string) => boolean;
  wrong?: WordKey;
};

async function asked(
  key: WordKey,
  session: Session,
  { values, isOptional, initial = "", inCapitals, isRight, wrong }: AskOptions = {},
): Promise<string> {
  const { language } = session;
  const read = (given: string) => (inCapitals ? given.trim().toUpperCase() : given.trim());
  return next(session, async (before) => {
    const answer = await text({
      message: say(key, language, values),
      ...(isOptional && !before ? { defaultValue: "" } : { initialValue: before ?? initial }),
      validate: (value = "") => {
        const given = read(value);
        if (given === backSign) return undefined;
        if (!given) return isOptional ? undefined : say("newHouse.needed", language);
        if (!isRight || isRight(given)) return undefined;
        return say(wrong ?? "newHouse.malformed", language);
      },
    });
    return isCancel(answer) ? answer : read(answer);
  });
}

async function next(
  session: Session,
  ask: (before: string | undefined) => Promise<string | symbol>,
): Promise<string> {
  const { given, taken, before } = session;
  session.taken += 1;
  // the questions are the same as long as the answers are
  const known = given[taken];
  if (known !== undefined) return known;
  session.before = undefined;
  const answer = await ask(before);
  if (typeof answer === "symbol") return stop(session.language);
  if (answer === backSign) throw new Back();
  given.push(answer);
  return answer;
}

async function number(key: WordKey, session: Session, schema: z.ZodType): Promise<number> {
  const read = (given: string) => Number(given.replace(",", "."));
  const isRight = (given: string) => schema.safeParse(read(given)).success;
  return read(await asked(key, session, { isRight, wrong: "newHouse.number" }));
}

function chosen(
  key: WordKey,
  session: Session,
  choices: string[],
  label: (choice: string) => string,
): Promise<string> {
  const { language } = session;
  return next(session, (before) =>
    select({
      message: say(key, language),
      options: [
        ...choices.map((value) => ({ value, label: label(value) })),
        ...(session.given.length > 0
          ? [{ value: backSign, label: say("newHouse.backChoice", language) }]
          : []),
      ],
      ...(before !== undefined && { initialValue: before }),
      ...inHerWords,
    }),
  );
}

async function confirmed(key: WordKey, session: Session): Promise<boolean> {
  const answer = await chosen(key, session, ["no", "yes"], (choice) =>
    say(choice === "yes" ? "newHouse.yes" : "newHouse.no", session.language),
  );
  return answer === "yes";
}

function stop(language: OwnerLanguage): never {
  cancel(say("newHouse.stopped", language));
  process.exit(1);
}
