import {
  cancel,
  confirm,
  group,
  intro,
  isCancel,
  select,
  type TextOptions,
  text,
} from "@clack/prompts";
import { z } from "zod";
import { isAccepted } from "./accepted-facts.ts";
import { type Answers, answersSchema } from "./answers.ts";

type Words = (typeof words)["en"];

/** The questions, in both languages. */
export const words = {
  en: {
    intro: "A new house: its content is written anew, without anything of the old one.",
    name: "The name of the house",
    nameShort: "A short name for narrow places (Enter: none)",
    phone: "Telephone, with its country (+39 0831 000000)",
    email: "E-mail",
    street: "Street and number",
    postalCode: "Postal code",
    city: "Town",
    province: "Province or canton",
    provinceCode: "Its letters after the town (Enter: none)",
    region: "Region",
    countryCode: "Country, two letters",
    latitude: "Latitude in degrees",
    longitude: "Longitude in degrees",
    vat: "VAT number or tax code (Enter: later)",
    cin: "CIN, the national code of the house (Enter: later)",
    otherCode: "Another registration code (Enter: none)",
    otherLabel: "What this code is called",
    hasEngine: "Is there a booking engine?",
    engineEn: "Its address in English",
    engineIt: "Its address in Italian",
    apartments: "How many apartments (1 to 8)",
    apartment: "apartment",
    apartmentName: "Name of apartment",
    guests: "Its guests",
    bedrooms: "Its bedrooms",
    hasPool: "Is there a pool?",
    length: "Its length in metres",
    width: "Its width in metres",
    number: "A number is expected",
    needed: "An answer is needed",
    malformed: "This is not written as expected",
    yes: "Yes",
    no: "No",
    stopped: "Nothing was changed.",
  },
  it: {
    intro: "Una casa nuova: i contenuti si scrivono da capo, senza nulla della vecchia.",
    name: "Il nome della casa",
    nameShort: "Un nome breve per gli spazi stretti (Invio: nessuno)",
    phone: "Telefono, con il prefisso del paese (+39 0831 000000)",
    email: "E-mail",
    street: "Via e numero",
    postalCode: "CAP",
    city: "Comune",
    province: "Provincia o cantone",
    provinceCode: "La sigla dopo il comune (Invio: nessuna)",
    region: "Regione",
    countryCode: "Paese, due lettere",
    latitude: "Latitudine in gradi",
    longitude: "Longitudine in gradi",
    vat: "Partita IVA o codice fiscale (Invio: più tardi)",
    cin: "CIN, il codice nazionale della casa (Invio: più tardi)",
    otherCode: "Un altro codice identificativo (Invio: nessuno)",
    otherLabel: "Come si chiama questo codice",
    hasEngine: "C’è un motore di prenotazione?",
    engineEn: "Il suo indirizzo in inglese",
    engineIt: "Il suo indirizzo in italiano",
    apartments: "Quanti appartamenti (da 1 a 8)",
    apartment: "appartamento",
    apartmentName: "Nome dell’appartamento",
    guests: "I suoi ospiti",
    bedrooms: "Le sue camere",
    hasPool: "C’è una piscina?",
    length: "La sua lunghezza in metri",
    width: "La sua larghezza in metri",
    number: "Serve un numero",
    needed: "Serve una risposta",
    malformed: "Non è scritto come serve",
    yes: "Sì",
    no: "No",
    stopped: "Non è cambiato nulla.",
  },
};

/** Asks the owner, in her language. Ends the process if she cancels; nothing is changed then. */
export async function askAnswers(): Promise<Answers> {
  const language = await select({
    message: "Language / Lingua",
    options: [
      { value: "it" as const, label: "Italiano" },
      { value: "en" as const, label: "English" },
    ],
  });
  if (isCancel(language)) return stop(words.en);
  const say = words[language];
  intro(say.intro);
  const onCancel = () => stop(say);
  const { needed, optional, number } = questions(say);
  const house = await group(
    {
      name: () => needed(say.name, (name) => isAccepted({ name })),
      nameShort: () => optional(say.nameShort),
      phone: () => needed(say.phone, (phone) => isAccepted({ phone })),
      email: () => needed(say.email, (email) => isAccepted({ email })),
      // first, since it decides how numbers and codes are written
      countryCode: () =>
        needed(say.countryCode, (countryCode) => isAccepted({ address: { countryCode } }), "IT"),
      street: () => needed(say.street),
      postalCode: ({ results: { countryCode } }) =>
        needed(say.postalCode, (postalCode) =>
          isAccepted({ address: { ...(countryCode && { countryCode }), postalCode } }),
        ),
      city: () => needed(say.city),
      province: () => needed(say.province),
      provinceCode: () =>
        optional(say.provinceCode, (provinceCode) => isAccepted({ address: { provinceCode } })),
      region: () => needed(say.region),
      latitude: () => number(say.latitude, shape.latitude),
      longitude: () => number(say.longitude, shape.longitude),
      vat: ({ results: { countryCode } }) =>
        optional(say.vat, (vat) =>
          isAccepted({ vat, address: { ...(countryCode && { countryCode }) } }),
        ),
    },
    { onCancel },
  );
  const codes = await askCodes(say, house.countryCode);
  const hasEngine = await asked(say, confirm({ ...yesOrNo(say), message: say.hasEngine }));
  const engine = hasEngine
    ? {
        en: await asked(say, needed(say.engineEn, isAddress)),
        it: await asked(say, needed(say.engineIt, isAddress)),
      }
    : null;
  const count = Number(await asked(say, number(say.apartments, z.int().min(1).max(8))));
  const apartments: Answers["apartments"] = [];
  for (let index = 1; index <= count; index += 1) {
    apartments.push({
      name: await asked(say, needed(`${say.apartmentName} ${index}`)),
      guests: Number(await asked(say, number(say.guests, z.int().min(1)))),
      bedrooms: Number(await asked(say, number(say.bedrooms, z.int().min(1)))),
    });
  }
  const hasPool = await asked(say, confirm({ ...yesOrNo(say), message: say.hasPool }));
  const pool = hasPool
    ? {
        length: Number(await asked(say, number(say.length, z.number().positive()))),
        width: Number(await asked(say, number(say.width, z.number().positive()))),
      }
    : null;
  const { name, nameShort, phone, email, vat, latitude, longitude, ...address } = house;
  return answersSchema.parse({
    language,
    name,
    phone,
    email,
    address: withoutEmpty(address),
    latitude: Number(latitude),
    longitude: Number(longitude),
    codes,
    engine,
    apartments,
    pool,
    ...withoutEmpty({ nameShort, vat }),
  });
}

async function askCodes(say: Words, countryCode: string): Promise<Answers["codes"]> {
  const { needed, optional } = questions(say);
  const cin = countryCode === "IT" ? await asked(say, optional(say.cin, isCin)) : "";
  const other = await asked(say, optional(say.otherCode));
  const label = other ? await asked(say, needed(say.otherLabel)) : "";
  return [
    ...(cin ? [{ key: "cin", label: "CIN", name: "", value: cin }] : []),
    ...(other ? [{ key: "registration", label, name: "", value: other }] : []),
  ];
}

const { shape } = answersSchema;

const yesOrNo = (say: Words) => ({ active: say.yes, inactive: say.no, initialValue: false });

const isAddress = (address: string) => z.url().safeParse(address).success;

const isCin = (value: string) =>
  isAccepted({ codes: [{ key: "cin", label: "CIN", name: "", value }] });

type Check = (answer: string) => boolean;

/** The kinds of question: an answer that is needed, one that may be empty, a number. */
function questions(say: Words) {
  return {
    needed: (message: string, isRight: Check = () => true, initialValue = "") =>
      trimmed({
        message,
        initialValue,
        validate: (value = "") => {
          if (!value.trim()) return say.needed;
          return isRight(value.trim()) ? undefined : say.malformed;
        },
      }),
    optional: (message: string, isRight: Check = () => true) =>
      trimmed({
        message,
        defaultValue: "",
        validate: (value = "") =>
          !value.trim() || isRight(value.trim()) ? undefined : say.malformed,
      }),
    number: (message: string, schema: z.ZodType) =>
      text({
        message,
        validate: (value) =>
          value?.trim() && schema.safeParse(Number(value)).success ? undefined : say.number,
      }),
  };
}

/** A text without leading and trailing spaces. */
async function trimmed(question: TextOptions): Promise<string | symbol> {
  const answer = await text(question);
  return isCancel(answer) ? answer : answer.trim();
}

async function asked<Value>(say: Words, answer: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const value = await answer;
  // the library returns a symbol if the owner cancels
  return isCancel(value) ? stop(say) : (value as Exclude<Value, symbol>);
}

function stop(say: Words): never {
  cancel(say.stopped);
  process.exit(1);
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
