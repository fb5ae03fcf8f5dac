import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { type House, jsonIn } from "../../content/house.ts";
import type { Content } from "../../content/load.ts";
import { textsIn, type WrittenText } from "../../content/texts.ts";
import { stringsIn, valueAt } from "../../content/values.ts";
import { templates } from "../new-house/placeholders.ts";
import traces from "./demo-traces.json" with { type: "json" };

// What is left of the demo house in an owner's: found by comparing with its folder.

/** Text files that describe the house, while others can apply to many; facts that it alone can have. */
const { files: describing, facts: ownFacts } = traces;

/** Letters that a text needs to be recognised; shorter ones may be equal by chance. */
const leastLetters = 40;

/** What is left of the demo: facts, its engine, addresses of examples, texts, photographs. */
export function demoProblems(content: Content, demo: House | undefined): Problem[] {
  const { house, settings, texts, facts } = content;
  const written = writtenIn(house);
  const engines = settings.languages.filter((lang) =>
    texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"),
  );
  return [
    ...(demo ? factsLeft(facts, jsonIn(demo, "facts.json").value, written) : []),
    ...(facts.seasons?.example
      ? [problem("example-prices", "facts.json", ["seasons", "example"])]
      : []),
    ...(["taken", "closed"] as const)
      .filter((group) => facts[group]?.example)
      .map((group) => problem("example-nights", "facts.json", [group, "example"])),
    ...(["access", "accessibility"] as const).flatMap((key) =>
      facts[key]?.example ? [problem("example-measures", "facts.json", [key, "example"])] : [],
    ),
    ...engines.map((lang) => problem("demo-engine", `${lang}/navbar.json`, ["url_amenitiz"])),
    ...exampleAddresses([...textsIn(facts, "facts.json"), ...written]).filter(
      // which `draft` says already
      ({ path }) => path.at(-1) !== "siteUrl" || !settings.draft.includes("draft-address"),
    ),
    ...(demo ? [...textsLeft(written, demo), ...photographsLeft(content, demo)] : []),
  ];
}

function writtenIn(house: House): WrittenText[] {
  return house.paths
    .filter((path) => /^[a-z]{2,3}(-\w+)*\/[\w-]+\.json$|\/captions\.json$/.test(path))
    .flatMap((file) => textsIn(jsonIn(house, file).value, file));
}

/** Facts of the demo, and what texts still say of those that the owner has replaced. */
function factsLeft(facts: Content["facts"], demo: unknown, written: WrittenText[]): Problem[] {
  const known = ownFacts.map((path) => ({ path, value: valueAt(demo, path) }));
  const there = known.filter(({ value }) => value !== undefined);
  const isLeft = ({ path, value }: (typeof known)[number]) => valueAt(facts, path) === value;
  const names = there
    .filter((each) => !isLeft(each))
    .flatMap(({ value }) => (typeof value === "string" ? value : []));
  return [
    ...there
      .filter(isLeft)
      .map(({ path, value }) => problem("demo-data", "facts.json", path, { value })),
    ...written.flatMap(({ file, path, text }) => {
      const value = names.find((name) => text.includes(name));
      return value ? [problem("demo-data", file, path, { value })] : [];
    }),
  ];
}

const exampleAddress = /[\w.@-]+\.example\b/;

/** Addresses reserved for examples. */
function exampleAddresses(texts: WrittenText[]): Problem[] {
  return texts.flatMap(({ file, path, text }) => {
    const [address] = (text.includes(".example") && exampleAddress.exec(text)) || [];
    return address ? [problem("example-address", file, path, { address })] : [];
  });
}

/** One problem for each file whose texts are still the demo's; those of a new house are no trace of it. */
function textsLeft(written: WrittenText[], demo: House): Problem[] {
  const own = new Set(writtenIn(demo).map(({ text }) => text));
  const usual = usualTexts();
  const left = written.filter(
    ({ file, text }) =>
      describing.includes(basename(file, ".json")) &&
      text.length >= leastLetters &&
      own.has(text) &&
      !usual.has(text),
  );
  return [...Map.groupBy(left, ({ file }) => file)].flatMap(([file, [first, ...others]]) => {
    if (!first) return [];
    const beginning = first.text.slice(0, leastLetters).replace(/\s\S*$/, "…");
    const values = { count: others.length + 1, first: beginning };
    return problem("demo-text", file, first.path, values);
  });
}

/** With which a new house begins; in a language without drafts they are English. */
function usualTexts(): Set<string> {
  const files = readdirSync(templates, { recursive: true, encoding: "utf8" });
  const drafts = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(templates, file), "utf8")));
  return new Set(drafts.flatMap((draft) => stringsIn(draft)).map(({ text }) => text));
}

/** One problem for each set with photographs of the demo. */
function photographsLeft({ photoSets }: Content, demo: House): Problem[] {
  const hashes = new Set([...demo.photographs.values()].map((photograph) => photograph?.hash));
  return photoSets.flatMap(({ name, photos }) => {
    const left = photos.filter(({ hash }) => hashes.has(hash));
    const [first] = left;
    if (!first) return [];
    const values = { count: left.length, total: photos.length, first: basename(first.file) };
    return problem("demo-picture", `photos/${name}`, [], values);
  });
}
