import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Facts } from "../../src/site/content/facts.ts";
import type { Problem } from "../../src/site/content/problem.ts";
import type { House } from "../../tools/content/house.ts";
import { type Content, checkContent } from "../../tools/content/load.ts";
import type { PhotoAnalysis, Photograph } from "../../tools/content/photographs/photograph.ts";
import { readiness, type SiteState, stateOf } from "../../tools/owner/ready/readiness.ts";

/** The files of the demo: those of texts and drawings with their bytes. */
const demo = readdirSync("demo", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.\w+$/.test(path))
  .map(
    (path) =>
      [path, /\.(json|svg|css)$/.test(path) ? readFileSync(`demo/${path}`) : undefined] as const,
  );

/** A house in memory for a test to spoil: the demo's texts, with large and sharp photographs. */
export class TestHouse {
  readonly #files = new Map<string, Buffer | string | undefined>(demo);
  readonly #photographs = new Map<string, Photograph | undefined>();

  constructor(house?: House) {
    if (house) {
      this.#files = new Map(house.paths.map((path) => [path, house.texts.get(path)]));
      this.#photographs = new Map(house.photographs);
      return;
    }
    for (const path of this.#files.keys()) if (path.endsWith(".jpg")) this.picture(path);
  }

  get house(): House {
    const texts = new Map(
      [...this.#files].flatMap(([path, bytes]) => (bytes ? [[path, bytes]] : [])),
    );
    return {
      name: "content",
      folder: resolve("content"),
      paths: [...this.#files.keys()].sort(),
      texts,
      photographs: this.#photographs,
    };
  }

  /** @throws ContentError that names every fault */
  content(): Promise<Content> {
    return checkContent(this.house);
  }

  write(file: string, text: string | Buffer): void {
    this.#files.set(file, typeof text === "string" ? Buffer.from(text) : text);
  }

  lock(file: string): void {
    this.#files.set(file, "EACCES");
  }

  remove(file: string): void {
    for (const path of [...this.#files.keys()])
      if (path === file || path.startsWith(`${file}/`)) {
        this.#files.delete(path);
        this.#photographs.delete(path);
      }
  }

  replace(file: string, found: string, replacement: string): void {
    const text = String(this.#files.get(file));
    if (!text.includes(found)) throw new Error(`${file} does not hold ${found}`);
    this.write(file, text.replace(found, replacement));
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test spoils what the schema forbids
  edit(file: string, change: (json: any) => void): void {
    const json: unknown = JSON.parse(String(this.#files.get(file)));
    change(json);
    this.write(file, JSON.stringify(json, null, 2));
  }

  /**
   * @param where `facts.json: stay.checkInFrom`, `*` for each language
   * @param value `(removed)` removes it
   */
  set(where: string, value: unknown): void {
    if (where.startsWith("*")) {
      for (const lang of ["en", "it"]) this.set(where.replace("*", lang), value);
      return;
    }
    const [file = "", key = ""] = where.split(": ");
    this.edit(file, (json) => {
      const parts = key.match(/[^.[\]]+/g) ?? [];
      const last = parts.pop() ?? "";
      const group = parts.reduce((group, part) => group[part], json);
      if (value !== "(removed)") group[last] = value;
      else Array.isArray(group) ? group.splice(Number(last), 1) : delete group[last];
    });
  }

  rewriteTexts(found: RegExp, replacement: string): void {
    for (const [path, bytes] of this.#files)
      if (/^(en|it)\//.test(path)) this.write(path, String(bytes).replace(found, replacement));
  }

  /** A large picture that differs from every other. */
  picture(file: string, change: Partial<PhotoAnalysis> & { bytes?: string } = {}): void {
    const { bytes: hash = file, ...size } = change;
    this.#files.set(file, undefined);
    this.#photographs.set(file, { width: 2880, height: 1920, ...size, hash, picture: file });
  }

  damage(file: string): void {
    this.#files.set(file, undefined);
    this.#photographs.set(file, undefined);
  }
}

export function contentWith(change: (facts: Facts) => void): Promise<Content> {
  const house = new TestHouse();
  house.edit("facts.json", change);
  return house.content();
}

/** Where the demo's facts can be changed: in memory, or in a copy on the disk. */
type Editable = {
  // biome-ignore lint/suspicious/noExplicitAny: as in the classes that have it
  edit(file: string, change: (json: any) => void): unknown;
  remove(file: string): unknown;
};

export const fixture = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/houses/${name}.json`, "utf8"));

/** At any depth; entries of lists by their place. */
export function merge(facts: object, values: object): void {
  for (const [key, value] of Object.entries(values)) {
    const old: unknown = Reflect.get(facts, key);
    if (value && old && typeof value === "object" && typeof old === "object") merge(old, value);
    else Reflect.set(facts, key, value);
  }
}

/** Replaces everything of the demo but texts and photographs; of the drawings the map stays. */
export async function finish(content: Editable): Promise<void> {
  const { files, removed } = fixture("finished");
  for (const [file, values] of Object.entries<object>(files))
    await content.edit(file, (json) => merge(json, values));
  for (const file of removed) await content.remove(file);
}

async function finishedHouse(): Promise<House> {
  const made = new TestHouse();
  await finish(made);
  return made.house;
}
let finished: Promise<House> | undefined;

/** Of a finished house, on a day on which it has nothing to be named without a change. */
export async function findingsAfter(
  change: (house: TestHouse) => void,
  state: Partial<SiteState> = {},
): Promise<{ problems: Problem[]; house: House }> {
  finished ??= finishedHouse();
  const made = new TestHouse(await finished);
  change(made);
  const { house } = made;
  const usual = { demo: undefined, environment: {}, calendars: [] };
  const today = new Date("2026-11-23T12:00:00Z");
  const problems = readiness({ ...(await stateOf(house)), ...usual, today, ...state });
  return { problems, house };
}
