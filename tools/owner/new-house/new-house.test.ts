import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { fixture } from "../../../tests/support/test-house.ts";
import { type Answers, faultOf, houseFacts, questionsAfter, slugOf } from "./questions.ts";

const program = resolve("tools/owner/new-house/new-house.ts");

/** What is seen on the way, and what the owner then types. */
async function interview(cwd: string, turns: [says: string, types: string][]): Promise<string> {
  const asking = spawn(process.execPath, [program], { cwd, timeout: 60_000 });
  const waiting = [...turns];
  let printed = "";
  let looked = 0;
  asking.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += stripVTControlCharacters(text);
    const [says, types] = waiting[0] ?? [];
    if (says === undefined || !printed.slice(looked).includes(says)) return;
    waiting.shift();
    looked = printed.length;
    asking.stdin.write(`${types}\r`);
  });
  await once(asking, "close");
  expect(waiting, printed).toEqual([]);
  return printed;
}

const erase = "\u007f";
const questions = ["Language / Lingua", "The languages", "The name", "What kind", "Country"];
const others = ["Street", "Postal code", "Town", "Its position", "The homes", "The pool"];
const last = ["Telephone", "WhatsApp", "E-mail", "The address of the booking engine in Italian"];

test("answers of a run that was stopped are offered again, one is corrected, and the house is written", async () => {
  await using folder = await testFolder();
  const kept = join(folder.path, ".cache/new-house.json");
  const printed = await interview(folder.path, [
    ["Language / Lingua", ""],
    ["The languages", `${erase.repeat(2)}Italiano`],
    ["Which language", `${erase.repeat(8)}IT`],
    ["The name", " Casa "],
    ["What kind", "\u0003"],
  ]);
  // which would be English for everybody
  expect(printed).not.toContain("navigate");
  const { language: _, languages, name, ...answers } = fixture("liguria");
  expect(JSON.parse(await readFile(kept, "utf8"))).toMatchObject({ languages: "IT", name: "Casa" });
  await writeFile(kept, JSON.stringify({ language: "en", languages: "it", name, ...answers }));
  const all = [...questions, ...others, ...last].map((says): [string, string] => [
    says,
    says === "Telephone" ? `${erase.repeat(3)}333` : "",
  ]);
  expect(await interview(folder.path, all)).toContain("content/ is written.");
  const facts = JSON.parse(await readFile(join(folder.path, "content/facts.json"), "utf8"));
  expect(facts).toMatchObject({ villa: { name }, contact: { phone: "+39 0183 555333" } });
  expect(languages).toContain("it");
});

const wrong: [question: string, answer: string, said: string, others?: Answers][] = JSON.parse(
  readFileSync("tools/owner/new-house/answers.cases.json", "utf8"),
);

test.each(wrong)("%s %s is refused at once: %s", async (name, answer, said, change = {}) => {
  const given = { ...fixture("liguria"), language: "en", ...change };
  const question = questionsAfter(given).find((each) => each.name === name);
  if (!question) throw new Error(`no question ${name}`);
  expect(await faultOf(question, { ...given, [name]: answer })).toContain(said);
  const right = { ...given, "kindWords.hr": "dvorac, dvorac, dvorac, dvorca, u dvorcu" }[name];
  if (right) expect(await faultOf(question, { ...given, [name]: right })).toBeUndefined();
});

test("answers are taken as people write them", () => {
  const castle = "dvorac, dvorac, dvorac, dvorca, u dvorcu";
  const written = houseFacts({
    ...{ languages: "HR; en", kind: "own", "kindWords.hr": castle, countryCode: "hr" },
    ...{ position: "46,3057 16,3366", homes: "Kula: 3; Gornja palača : 4", pool: "12,5 x 4" },
    whatsapp: "+385 (91) 123-4567",
  });
  expect(houseFacts({ countryCode: "se" })).toMatchObject({ stay: { currency: "SEK" } });
  expect(written).toMatchObject({
    stay: { currency: "EUR" },
    villa: { kindWords: { hr: castle } },
    contact: { whatsapp: "385911234567" },
    address: { countryCode: "HR" },
    geo: { latitude: 46.3057, longitude: 16.3366 },
    capacity: { guests: 7, bedrooms: 4, kitchens: 2 },
    apartments: [
      { key: "apartment1", name: "Kula", guests: 3, doubleBedrooms: 2 },
      { key: "apartment2", name: "Gornja palača", guests: 4 },
    ],
    pool: { areaSquareMetres: 50, widthMetres: 4 },
  });
});

test.each([
  ["Baita Großglöckner-Sankt Kassian", "it", "baita-grossglockner-sankt-kassian"],
  ["Hütte Schön", "de", "huette-schoen"],
  ["Cala Blu, già Mulino", "it", "cala-blu-gia-mulino"],
  ["Pałac Łódź", "pl", "palac-lodz"],
  ["Вила Марица", "bg", "house"],
])("%s has in %s the address %s", (name, lang, slug) => {
  expect(slugOf(name, [lang])).toBe(slug);
});
