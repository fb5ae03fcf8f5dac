import { basename } from "node:path";
import { langs } from "../../../src/site/site-map/languages.ts";
import { demo } from "../../content/demo-traces.ts";
import type { Content } from "../../content/load.ts";
import { stringsIn } from "../../content/strings-in.ts";
import { textsIn } from "../../content/written-texts.ts";
import { type DemoHashes, houseTextFiles, textHash } from "./demo-hashes.ts";
import { type Finding, finding, type InLanguages } from "./finding.ts";
import type { ReasonId } from "./reasons.ts";

export type DemoSource = {
  content: Pick<Content, "facts" | "texts" | "photoSets">;
  /** The texts as the owner has written them, parsed, by path: `content/it/home.json`. */
  written: ReadonlyMap<string, unknown>;
  /** The hash of each photograph by its path below `content/photos`. */
  photographs: ReadonlyMap<string, string>;
  /** The hash of each drawing of the house, by its name in `content/drawings`. */
  drawings: ReadonlyMap<string, string>;
  demo: DemoHashes;
};

/** What is left of the demo: texts, photographs, drawings, facts, its engine, addresses of examples. */
export function demoFindings(source: DemoSource): Finding[] {
  return [
    ...factsLeft(source.content.facts),
    ...engineLeft(source.content),
    ...exampleAddresses(source),
    ...textsLeft(source),
    ...photographsLeft(source),
    ...drawingsLeft(source),
  ];
}

function factsLeft({ villa, contact, address, geo, seasons }: Content["facts"]): Finding[] {
  const left: [boolean, ReasonId, string, string][] = [
    [villa.name === demo.name, "demo-data", "villa.name", villa.name],
    [address.street.includes(demo.address), "demo-data", "address.street", address.street],
    [contact.phone.includes(demo.phone), "demo-phone", "contact.phone", contact.phone],
    [contact.whatsapp === demo.whatsapp, "demo-phone", "contact.whatsapp", demo.whatsapp],
    [villa.vat === demo.vat, "demo-code", "villa.vat", demo.vat],
    ...villa.codes.map(({ key, value }): (typeof left)[number] => [
      demo.codes.includes(value),
      "demo-code",
      "villa.codes",
      `${key}: ${value}`,
    ]),
    [
      geo.latitude === demo.latitude && geo.longitude === demo.longitude,
      "demo-position",
      "geo",
      `${geo.latitude}, ${geo.longitude}`,
    ],
  ];
  const found = left
    .filter(([isLeft]) => isLeft)
    .map(([, id, key, value]) =>
      stop(id, `content/facts.json: "${key}"`, {
        en: `${value} is still the demo’s; write your own.`,
        it: `${value} è ancora della dimostrazione; scrivete il vostro.`,
      }),
    );
  if (!seasons?.example) return found;
  const prices = {
    en: "The prices of the seasons are still called examples; when they are yours write false.",
    it: "I prezzi delle stagioni sono ancora dati per esempi; quando sono i vostri scrivete false.",
  };
  return [...found, stop("example-prices", 'content/facts.json: "seasons.example"', prices)];
}

function engineLeft({ texts }: DemoSource["content"]): Finding[] {
  return langs
    .filter((lang) => texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"))
    .map((lang) =>
      stop("demo-engine", `content/${lang}/navbar.json: "url_amenitiz"`, {
        en: "The booking engine is the demonstration; write the address of yours, or null.",
        it: "Il motore di prenotazione è la dimostrazione; scrivete l’indirizzo del vostro, o null.",
      }),
    );
}

const exampleAddress = /[\w.@-]+\.example\b/;

/** Addresses reserved for examples, in the facts and in the texts of their own. */
function exampleAddresses({ content, written }: DemoSource): Finding[] {
  const files: [string, unknown][] = [["content/facts.json", content.facts], ...written];
  return files
    .flatMap(([file, value]) => textsIn(value, file))
    .flatMap(({ place, text }) => {
      const address = exampleAddress.exec(text)?.[0];
      if (!address) return [];
      return stop("example-address", place, {
        en: `${address} leads nowhere; write your own.`,
        it: `${address} non porta da nessuna parte; scrivete il vostro.`,
      });
    });
}

/** One finding for each file whose texts are still the demo's. */
function textsLeft({ written, demo: { texts } }: DemoSource): Finding[] {
  return [...written].flatMap(([file, value]) => {
    if (!houseTextFiles.includes(basename(file, ".json"))) return [];
    const left = stringsIn(value)
      .map(({ text }) => text)
      .filter((text) => isIn(texts, textHash(text)));
    const [first] = left;
    if (!first) return [];
    return stop("demo-text", file, {
      en: `Texts of the demo house: ${left.length}, such as “${beginning(first)}”. Write your own.`,
      it: `Testi della casa dimostrativa: ${left.length}, come «${beginning(first)}». Scrivete i vostri.`,
    });
  });
}

/** One finding for each set with photographs of the demo. */
function photographsLeft({ content, photographs, demo: { photographs: known } }: DemoSource) {
  return content.photoSets.flatMap(({ name, photos }) => {
    const left = photos
      .map(({ file }) => basename(file))
      .filter((file) => isIn(known, photographs.get(`${name}/${file}`)));
    if (left.length === 0) return [];
    return stop("demo-picture", `content/photos/${name}`, {
      en: `Photographs of the demo house: ${left.length} of ${photos.length}, such as ${left[0]}. Put your own in their place.`,
      it: `Fotografie della casa dimostrativa: ${left.length} di ${photos.length}, come ${left[0]}. Sostituitele con le vostre.`,
    });
  });
}

/** One finding for each drawing that still shows the demo's house, or its mark. */
function drawingsLeft({ drawings, demo: { drawings: known } }: DemoSource): Finding[] {
  return [...drawings]
    .filter(([, hash]) => isIn(known, hash))
    .map(([name]) =>
      stop("demo-drawing", `content/drawings/${name}`, {
        en: "The drawing of the demo house; put your own in its place, or remove it for a neutral one.",
        it: "Il disegno della casa dimostrativa; sostituitelo con il vostro, o toglietelo: ne resta uno neutro.",
      }),
    );
}

function isIn(hashes: ReadonlySet<string>, hash: string | undefined): boolean {
  return hash !== undefined && hashes.has(hash);
}

function beginning(text: string): string {
  const words = text.slice(0, 36);
  return words.length < text.length ? `${words.slice(0, words.lastIndexOf(" "))}…` : words;
}

function stop(id: ReasonId, where: string, what: InLanguages): Finding {
  return finding({ id, what, where });
}
