import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { type Answers, slugOf } from "./answers.ts";

const program = `import("./tools/owner/new-house/ask.ts").then(async ({ askAnswers }) => {
  console.log("\\nANSWERS" + JSON.stringify(await askAnswers()));
  process.exit();
});`;

/** A question, or what is said against an answer, and what the owner then types. */
type Turn = [says: string, types: string];

async function answer(turns: Turn[]): Promise<{ answers: Answers; errors: string }> {
  const asking = spawn(process.execPath, ["-e", program], { timeout: 30_000 });
  const waiting = [...turns];
  let printed = "";
  let looked = 0;
  let errors = "";
  asking.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  asking.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += stripVTControlCharacters(text);
    const [says, types] = waiting[0] ?? [];
    if (says === undefined || !printed.slice(looked).includes(says)) return;
    waiting.shift();
    looked = printed.length;
    asking.stdin.write(`${types}\r`);
  });
  await once(asking, "close");
  const [, json] = /ANSWERS(.*)/.exec(printed) ?? [];
  if (!json) throw new Error(`No answers after ${looked} letters of:\n${printed}\n${errors}`);
  return { answers: JSON.parse(json), errors };
}

const erase = "\u007f";

const house: Turn[] = [
  ["Language / Lingua", ""],
  ["What kind of house", ""],
  ["The name of the house", "  Casa Prova "],
  ["The owner’s name", "Marta Prova"],
  ["Telephone", "+39 0183 555010 "],
  ["WhatsApp", "+39 0183 555010"],
  ["E-mail", " casa@prova.example"],
  ["Country, two letters", ""],
  ["Street and number", "Via Prova 1"],
  ["Postal code", "18025"],
  ["Town", "Mendatica"],
  ["Province or canton", "Imperia"],
  ["Its letters after the town", "im"],
  ["Region", "Liguria"],
  ["Latitude", "44,07722"],
  ["Longitude", "7.80806"],
  ["VAT number", " "],
  ["The site’s address", " "],
  ["CIN", " "],
  ["Another registration code", "008035-LT-0042"],
  ["What this code is called", "CITRA"],
  ["Is there a booking engine", ""],
  ["How many apartments", "1"],
  ["Name of apartment 1", "Fascia"],
  ["Its guests", "2"],
  ["Its bedrooms", "1"],
  ["Airport 1", "goa"],
  ["Minutes", "95"],
  ["Kilometres", "118,5"],
  ["The main road", "A10"],
  ["Airport 2", ""],
  ["Is there a pool", ""],
];

test("answers are kept without the spaces around them, and a space is no answer", async () => {
  const { answers, errors } = await answer(house);
  expect(errors).toBe("");
  expect(answers).toEqual({
    language: "en",
    kind: "villa",
    name: "Casa Prova",
    legalName: "Marta Prova",
    phone: "+39 0183 555010",
    whatsapp: "390183555010",
    email: "casa@prova.example",
    address: {
      ...{ street: "Via Prova 1", postalCode: "18025", city: "Mendatica" },
      ...{ province: "Imperia", provinceCode: "IM", region: "Liguria", countryCode: "IT" },
    },
    latitude: 44.07722,
    longitude: 7.80806,
    codes: [{ key: "registration", label: "CITRA", name: "", value: "008035-LT-0042" }],
    airports: [{ code: "GOA", minutes: 95, km: 118.5, road: "A10" }],
    pets: "onRequest",
    analytics: "none",
    engine: null,
    apartments: [{ name: "Fascia", guests: 2, bedrooms: 1 }],
    pool: null,
  });
});

test("what the build would refuse is asked again at once", async () => {
  const wrong: [question: string, wrong: string, right: string][] = [
    ["Telephone", "+39 0183 5", "+39 0183 555010"],
    ["Postal code", "7202", "18025"],
    ["Its letters after the town", "Imperia", "IM"],
    ["VAT number", "12345", "IT01234567897"],
    ["CIN", "12345", "IT008035C2ABCDEFGH"],
  ];
  const { answers } = await answer(
    house.flatMap((turn): Turn[] => {
      const [question, typed, right] = wrong.find(([begin]) => begin === turn[0]) ?? [];
      if (!question || typed === undefined) return [turn];
      const again = erase.repeat(typed.length) + right;
      return [
        [question, typed],
        ["This is not written as expected", again],
      ];
    }),
  );
  for (const [, , right] of wrong) expect(JSON.stringify(answers)).toContain(`"${right}"`);
});

test("she comes back to earlier questions, with their answers, and the short name is asked of a long one", async () => {
  const at = house.findIndex(([says]) => says === "Telephone");
  const { answers } = await answer([
    ...house.slice(0, 2),
    ["The name of the house", "Cassa"],
    ["The owner’s name", "<"],
    ["The name of the house", `${erase.repeat(5)}Casa delle Fasce Alte di Mendatica`],
    ["A short name", "Casa Fasce"],
    ["The owner’s name", " "],
    ...house.slice(at),
  ]);
  expect(answers).toMatchObject({
    name: "Casa delle Fasce Alte di Mendatica",
    nameShort: "Casa Fasce",
  });
});

test.each([
  ["Baita Großglöckner-Sankt Kassian", "baita-grossgloeckner-sankt-kassian"],
  ["Hütte Schön", "huette-schoen"],
  ["Cala Blu, già Mulino", "cala-blu-gia-mulino"],
  ["Mas Güell", "mas-guell"],
])("%s has the address %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
