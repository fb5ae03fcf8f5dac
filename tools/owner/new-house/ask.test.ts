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

test("the example has comments, and its answers are accepted", () => {
  const example = exampleAnswers("it");
  expect(example).toContain("// Il nome della casa");
  expect(() => answersSchema.parse(JSON.parse(stripComments(example)))).not.toThrow();
});
