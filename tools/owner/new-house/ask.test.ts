import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { stripComments } from "jsonc-parser";
import { expect, test } from "vitest";
import { type Answers, answersSchema, exampleAnswers, slugOf } from "./answers.ts";

const program = `import("./tools/owner/new-house/ask.ts").then(async ({ askAnswers }) => {
  console.log("\\nANSWERS" + JSON.stringify(await askAnswers()));
  process.exit();
});`;

/** A question, or what is said against an answer, and what the owner then types. */
type Turn = [says: string, types: string];

async function answer(
  turns: Turn[],
): Promise<{ answers: Answers; errors: string; printed: string }> {
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
  return { answers: JSON.parse(json), errors, printed };
}

const erase = "\u007f";

/** Questions with what the owner types, and the answers that come of it. */
const dialogue = JSON.parse(await readFile("tools/owner/new-house/ask.dialogue.json", "utf8"));
const house: Turn[] = dialogue.turns;

test("answers are kept without the spaces around them, and a space is no answer", async () => {
  const { answers, errors, printed } = await answer(house);
  expect(errors).toBe("");
  // which would be English for everybody
  expect(printed).not.toContain("navigate");
  expect(answers).toEqual(dialogue.answers);
});

test("what the build would refuse is asked again at once, with an example", async () => {
  const wrong: [question: string, typed: string, said: string, right: string][] = [
    ["The languages of the site", "qq", "Which language", "it"],
    ["Country, two letters", "Italia", "two capital letters", "it"],
    ["Postal code", "7202", "a postal code of five figures", "18025"],
    ["Its position", "in Liguria", "like this: 44.0772, 7.8081", "44.1, 7.8"],
    ["Its guests", "many", "like this: 4", "4"],
    ["The pool", "12", "like this: 10 × 4", " "],
    ["Telephone", "+39 0183 5", "is no number of the country", "+39 0183 555010"],
    ["WhatsApp", "as above", "a number with its country, figures only", "+39 0183 555010"],
    ["E-mail", "casa", "an e-mail address", "casa@prova.example"],
  ];
  const { answers } = await answer(
    house.slice(0, -1).flatMap((turn): Turn[] => {
      const row = wrong.find(([begin]) => begin === turn[0]);
      if (!row) return [turn];
      const [question, typed, said, right] = row;
      return [
        [question, erase.repeat(2) + typed],
        [said, erase.repeat(typed.length) + right],
      ];
    }),
  );
  expect(answers).toMatchObject({ languages: ["it"], pool: null, whatsapp: "390183555010" });
});

test("she comes back to earlier questions with their answers, and gives the house a word of her own", async () => {
  const at = house.findIndex(([says]) => says === "Country, two letters");
  const castle = "castello, il castello, il castello, del castello, nel castello";
  const { answers } = await answer([
    ["Language / Lingua", ""],
    ["The languages of the site", "\u007f\u007fit"],
    ["The name of the house", "Cassa"],
    ["What kind of house", "\u001b[A"],
    ["The name of the house", `${erase.repeat(5)}Castello`],
    ["What kind of house", "\u001b[A\u001b[A"],
    ["called in Italian", castle],
    ...house.slice(at, -1),
  ]);
  expect(answers).toMatchObject({ name: "Castello", kindWords: { it: castle } });
});

test.each([
  ["Baita Großglöckner-Sankt Kassian", "baita-grossgloeckner-sankt-kassian"],
  ["Hütte Schön", "huette-schoen"],
  ["Cala Blu, già Mulino", "cala-blu-gia-mulino"],
  ["Mas Güell", "mas-guell"],
])("%s has the address %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("the example has comments, and its answers are accepted", () => {
  const example = exampleAnswers("it");
  expect(example).toContain("// Il nome della casa");
  expect(() => answersSchema.parse(JSON.parse(stripComments(example)))).not.toThrow();
});
