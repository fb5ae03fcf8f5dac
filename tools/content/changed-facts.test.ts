import { beforeAll, expect, test } from "vitest";
import { type DemoLang, langs } from "../../tests/support/addresses.ts";
import { demoWords } from "../../tests/support/demo-words.ts";
import { drawnPages } from "../../tests/support/drawn-pages.ts";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import { fixture, merge, TestHouse } from "../../tests/support/test-house.ts";
import { conditionsPdf } from "../build/conditions-pdf.ts";
import { siteFiles } from "../build/head/site-files.ts";
import { factWriter } from "./fact-writer.ts";
import { type Content, loadContent } from "./load.ts";

async function demoValues(): Promise<string[]> {
  const { facts } = await loadContent(process.cwd());
  const { address, airports, legal, places, stay } = facts;
  const kept = places.map(({ name }) => name).filter((name) => name !== address.city);
  return [
    ...demoWords().filter((word) => !kept.includes(word)),
    address.postalCode,
    ...airports.flatMap(({ km, road }) => [`${km} km`, `${km} km`.replace(".", ","), road]),
    ...[stay.checkInFrom, stay.checkInTo, stay.checkOutBy, stay.quietHoursFrom],
    ...[`court of ${legal.court}`, `foro di ${legal.court}`],
    ...[`province of ${address.province}`, `provincia di ${address.province}`],
  ];
}

/** Counts and measures of the demo as its texts say them, in figures and in words. */
const demoPhrases: Record<DemoLang, RegExp> = {
  en: /\b(ten people|10 guests|5 guests|six (bed)?rooms|6 bedrooms|three kitchens|3 kitchens|1 large|two waterfalls come|two, from|(two|one) bathrooms?|room for five|fifteen|sixteen|eighty|fourteen\w*|aged 14|age of 14|over 14|80 (square|m²)|16 (×|m(?!²))|38 min\w*|1 h(our)? (and )?23|about (15|20|35|40|50) min|140 cm|€500|[37]0%|[367]0 days|14 days|7 days|24 hours|48 hours|2 years|twelve months|2021|1 November 2026)\b/i,
  it: /\b(dieci persone|10 (ospiti|persone)|5 ospiti|sei camere|6 camere|tre cucine|3 cucine|1 grande|due cascate scendono|due, da|due bagni|cinque auto|quindici|sedici|ottanta|quattordici|14 anni|80 (metri|m²)|16 (×|m(?!²))|38 min\w*|1 (h|ora) (e )?23|circa (15|20|35|40|50) min|140 cm|500 €|[37]0%|[367]0 giorni|14 giorni|7 giorni|24 ore|48 ore|2 anni|dodici mesi|2021|1° novembre 2026)/i,
};

function otherHouse(): Promise<Content> {
  const copy = new TestHouse();
  copy.edit("facts.json", (facts) => {
    merge(facts, fixture("every-fact"));
    for (const { beds } of facts.apartments) for (const bed of beds) bed.widthCentimetres = 175;
    for (const place of facts.surroundings) place.minutes += 46;
    facts.services.splice(9, 2);
    for (const place of facts.places) place.name = place.name.replace("Francavilla", "Nuova");
  });
  for (const lang of langs) {
    copy.edit(`${lang}/about.json`, ({ services }) => services.items.splice(9, 2));
  }
  return copy.content();
}

let content: Content;
let made: Record<DemoLang, string>;

/** No-break spaces are plain. */
beforeAll(async () => {
  content = await otherHouse();
  const pictures = fakePictures(content);
  const parts: Record<DemoLang, string[]> = { en: [], it: [] };
  for (const lang of langs) parts[lang].push(JSON.stringify(content.texts[lang].conditions));
  for await (const page of drawnPages(content)) parts[page.lang].push(JSON.stringify(page));
  const files = await siteFiles({ content, pictures, root: process.cwd(), builtAt: new Date(0) });
  parts.en.push(...[...files].map(([name, text]) => `${name} ${text}`));
  parts.en.push((await conditionsPdf(content)).toString("latin1"));
  const plain = (texts: string[]) => texts.join("\n").replaceAll("\u00a0", " ");
  made = { en: plain(parts.en), it: plain(parts.it) };
}, 60_000);

const around = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 60);

test.each(langs)(
  "after a change of every fact nothing made in %s says the demo's",
  async (lang) => {
    const text = made[lang];
    const values = (await demoValues()).filter((value) => text.includes(value));
    expect(values.map((value) => around(text, text.indexOf(value)))).toEqual([]);
    const phrases = text.matchAll(new RegExp(demoPhrases[lang], "gi"));
    expect([...phrases].map(({ index }) => around(text, index))).toEqual([]);
  },
);

/** Lengths of lists, what both houses share by their country and kind, and a number of the site. */
const unchanged = [
  ...["kind", "codes", "social", "airports", "apartments", "plans", "pool.openMonths"],
  ...["emergencyNumber", "country", "choiceKeptYears"],
];

test("every fact that a text may name is another one there", async () => {
  const { facts } = await loadContent(process.cwd());
  const language = { lang: "en", locale: "en-GB" } as const;
  const [demo, other] = [facts, content.facts].map((each) => factWriter(each, language));
  const same = demo?.names.filter((name) => demo.write(name) === other?.write(name));
  expect(same).toEqual(unchanged);
});
