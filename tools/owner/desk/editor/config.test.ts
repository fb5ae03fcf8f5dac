import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { allPages } from "../../../../src/site/site-map/pages.ts";
import { DeskClient } from "../../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../../tests/support/content-copy.ts";
import { filesBelow } from "../../../content/files/files-below.ts";
import { ownerLanguages } from "../../../content/owner-language.ts";
import { isGroup, keyName, stringsIn, valueAt } from "../../../content/values.ts";
import { deskFiles } from "../desk-files.ts";
import { versionOf } from "../write-whole.ts";
import { type EditorFile, editorConfig } from "./config.ts";
import type { Field } from "./field.ts";
import englishLabels from "./labels.en.json" with { type: "json" };
import italianLabels from "./labels.it.json" with { type: "json" };
import { keyOf, labelOf, ownLabel } from "./labels.ts";
import added from "./sveltia.it.json" with { type: "json" };

const [english = [], italian = []] = await Promise.all(
  ownerLanguages.map(async (lang) => {
    const { collections } = await editorConfig(await deskFiles("."), 5173, lang);
    return collections;
  }),
);
const filesOf = (collections: typeof english) => collections.flatMap(({ files = [] }) => files);

const pairs = (await filesBelow("demo"))
  .filter((path) => path.endsWith(".json"))
  .map((path) => [path, filesOf(english).find((file) => pathsOf(file).includes(path))] as const);

function pathsOf({ file }: EditorFile): string[] {
  return ["en", "it"].map((lang) => file.replace("content/", "").replace("{{locale}}", lang));
}

function partsOf(field: Field | undefined): Field[] {
  return (field?.fields ?? (field?.field ? [field.field] : [])) as Field[];
}

/** They keep a value of any shape. */
const whole = ["place", "photograph"];

/** The keys in a value, each with its kind; entries have the path of their list. */
function kindsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [`${path} list`, ...value.flatMap((one) => kindsIn(one, path))];
  if (!isGroup(value)) return [`${path} ${value === null ? "null" : "value"}`];
  const keys = Object.entries(value).flatMap(([key, one]) => kindsIn(one, `${path}.${key}`));
  return [`${path} object`, ...keys];
}

test("every file of the content is in the editor, with a field for every key of a name that the editor allows", async () => {
  for (const [path, file] of pairs) {
    const { name = path, fields = [] } = file ?? {};
    const all = below(name, fields).map((each) => ({ ...each, path: withoutEntries(each.path) }));
    const known = all.flatMap(({ path, field: { widget, required, fields } }) => [
      `${path} ${/list|object/.test(widget) ? widget : "value"}`,
      ...(fields ? [`${path} object`] : []),
      ...(required ? [] : [`${path} null`]),
    ]);
    const kept = all.filter(({ field }) => whole.includes(field.widget)).map(({ path }) => path);
    // names of towns have spaces
    const isKept = new RegExp(`^(${[...kept, "drawings-map.labels"].join("|")})[. ]`);
    const value = JSON.parse(await readFile(join("demo", path), "utf8"));
    const at = Array.isArray(value) ? `${name}.${fields[0]?.name}` : name;
    const kinds = kindsIn(value, at).map(withoutEntries);
    const left = kinds.filter((kind) => !known.includes(kind) && !isKept.test(kind));
    expect(left, path).toEqual(at === name ? [`${name} object`] : []);
  }
  const names = labelled(english, /./).map(({ field }) => field.name);
  expect(names.filter((name) => /[\s.]/.test(name))).toEqual([]);
});

test("every file that the editor writes unchanged, with its keys in another order, stays as it is, to the byte", async () => {
  await using copy = await ContentCopy.make();
  await using desk = await DeskClient.open(copy);
  const turned = (_key: string, value: unknown) =>
    isGroup(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
  const sent = await Promise.all(
    pairs.map(async ([name]) => {
      const bytes = await readFile(join("demo", name));
      const content = `${JSON.stringify(JSON.parse(String(bytes), turned), null, 2)}\n`;
      const sha = versionOf(bytes);
      return { operation: "update" as const, path: `content/${name}`, sha, content };
    }),
  );
  expect(await desk.save(sent)).toMatchObject({ status: 201, message: "" });
  for (const [path] of pairs) {
    const saved = await readFile(join(copy.root, "content", path), "utf8");
    expect(saved).toBe(await readFile(join("demo", path), "utf8"));
  }
});

test("a house without water is not asked for its colour; what may be said in some languages has a field for each of the site's, and what the facts name one in texts and prices", async () => {
  await using copy = await ContentCopy.make();
  const fields = async () => {
    const { collections } = await editorConfig(await deskFiles(copy.root), 5173, "it");
    const all = filesOf(collections).flatMap((file) => below(file.name, file.fields));
    return new Map(all.map(({ path, label }) => [path, label]));
  };
  const before = await fields();
  expect(before.has("settings.colours.water")).toBe(true);
  for (const text of ["facts.villa.kindWords", "facts.notices.text", "facts.reviews.text"]) {
    expect(before.get(`${text}.it`)).toBe("italiano");
    expect(before.get(`${text}.en`)).toBe("inglese");
    expect(before.has(`${text}.de`)).toBe(false);
  }
  await copy.edit("facts.json", (facts) => {
    delete facts.pool;
    delete facts.fees;
    facts.seasons.items[0].key = "thaw";
    facts.villa.codes.push({ key: "tourism", value: "12" });
    for (const { from } of facts.seasons.items) delete from.apartment3;
  });
  await rm(join(copy.root, "content/drawings"), { recursive: true });
  const dry = await fields();
  expect(dry.get("facts.seasons.items.from.apartment3")).toBe("Golden Valley");
  expect(dry.get("facts.fees.cleaning.apartment1")).toBe("Sunny Hills");
  expect(dry.has("booking.seasons.names.thaw")).toBe(true);
  expect(dry.has("footer.codes.tourism.label")).toBe(true);
  expect(dry.has("settings.colours.water")).toBe(false);
  expect(dry.has("settings.colours.lime")).toBe(true);
  await copy.edit("settings.json", (settings) => (settings.colours = { water: "#006688" }));
  expect((await fields()).has("settings.colours.water")).toBe(true);
});

const withoutEntries = (path: string) => path.replace(/(\.(entry|photograph))+(?=[. ]|$)/g, "");

type Labelled = { path: string; label: string; field: Field };

function below(path: string, fields: Field[]): Labelled[] {
  return fields.flatMap((field) => {
    const at = `${path}.${field.name}`;
    const entry = field.widget === "list" ? [{ ...field, name: "entry", fields: undefined }] : [];
    return [
      { path: at, label: field.label, field },
      ...(field.fields ? below(at, entry as Field[]) : []),
      ...below(at, partsOf(field)),
    ];
  });
}

function labelled(collections: typeof english, name: RegExp): Labelled[] {
  const files = filesOf(collections).filter((file) => name.test(file.name));
  return files.flatMap((file) => below(file.name, file.fields));
}

/** Names that owners have chosen: apartments with a price, places of the surroundings, captions. */
const own =
  /^(facts\.seasons\.items\.from\.(?!house$)|photos-(?!slots)|photos-slots\.experience\.(?!hero|between|request|ending))/;

test("no field of facts, settings, climate or photographs is without its label in either language", () => {
  const fields = labelled(english, /^(facts|settings|climate|photos-)/);
  const without = fields.filter(
    ({ path, field }) =>
      !own.test(path) &&
      !["en", "it"].includes(field.name) &&
      // a page is called as the menu calls it
      !allPages("").some(({ name }) => name === field.name) &&
      !(ownLabel(path, "en") && ownLabel(path, "it")),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("every label, hint and choice belongs to a field, a file or a set of photographs", () => {
  const files = filesOf(italian);
  const fields: Labelled[] = [
    ...labelled(italian, /./),
    ...below("pages", italian.find(({ name }) => name === "pages")?.fields ?? []),
  ];
  const names = fields.map(({ field }) => field.name);
  // the names of the demo's map have spaces; another's may have none
  const ofMaps = ["labels", "anchor", "start", "middle", "end"];
  const sets = Object.keys(italianLabels.fields).filter((key) =>
    files.some(({ name }) => name === `photos-${key}`),
  );
  const words = (all: Record<string, string>) => fields.map(({ path }) => keyOf(all, path));
  const left = (all: Record<string, string>, used: unknown[]) =>
    Object.keys(all).filter((key) => !used.includes(key));
  const options = fields.flatMap(({ field }) =>
    ((field.options ?? []) as { value: unknown }[]).flatMap(({ value }) => {
      const special = `${field.name}.${value}`;
      return special in italianLabels.options ? special : String(value);
    }),
  );
  for (const all of [italianLabels, englishLabels])
    expect({
      fields: left(all.fields, [...words(all.fields), ...sets, ...ofMaps]),
      hints: left(all.hints, words(all.hints)),
      numbered: left(
        all.numbered,
        names.map((name) => name.replace(/\d+$/, "")),
      ),
      options: left(all.options, [...options, ...ofMaps]),
      files: left(
        all.files,
        files.map(({ file }) => basename(file, ".json")),
      ),
    }).toEqual({ fields: [], hints: [], numbered: [], options: [], files: [] });
});

/** Names that Italian has too, and those of apartments and languages. */
const sameInBoth = [
  ...["villa", "banner", "copyright", "menu", "no", "portico", "sauna", "veranda", "via"],
  ...["waze", "cin", "cookie-policy", "privacy-policy", "cookiePolicy", "privacyPolicy"],
  ...["it", "en", "contatti", "dintorni", "distanza", "interni"],
];

test("an Italian owner reads Italian: collections, pages as the menu calls them, fields, choices and hints", () => {
  const names = (collections: typeof english) => collections.map(({ label }) => label).join();
  expect(names(english)).toBe("Photographs,Facts,Texts,Pages of your own");
  expect(names(italian)).toBe("Fotografie,Dati,Testi,Pagine vostre");
  const labels = ["about", "booking", "legal-notes"].map(
    (name) => filesOf(italian).find((file) => file.name === name)?.label,
  );
  expect(labels).toEqual(["Ospitalità", "Prenota", "Note legali"]);
  const set = filesOf(italian).find(({ name }) => name === "photos-apartment-1");
  expect(set?.label).toBe("Fotografie: Sunny Hills");
  const all = labelled(italian, /./);
  const at = (path: string) => all.find((field) => field.path === path);
  expect(at("facts.seasons")?.label).toBe("Stagioni e prezzi");
  expect(at("facts.seasons.items.from.apartment1")?.label).toBe("Sunny Hills");
  expect(at("facts.closed.periods.entry")?.field.default).toEqual(["", ""]);
  expect(at("facts.stay.pets")?.field.options).toEqual([
    { label: "Su richiesta", value: "onRequest" },
    { label: "Ammessi", value: "allowed" },
    { label: "Non ammessi", value: "notAllowed" },
  ]);
  expect(at("facts.capacity.guests")?.field.hint).toBe("Nei testi si scrive {guests}.");
  expect(at("facts.airports.km")?.field.hint).toBe("Nei testi si scrive {BDS.km}.");
  const title = all.find(({ path }) => /^meta\..*\.title$/.test(path));
  expect(title?.field.hint).toMatch(/^Al massimo 60 caratteri/);

  const texts = filesOf(italian).filter(({ i18n }) => i18n);
  const derived = texts
    .flatMap(({ name }) => labelled(italian, new RegExp(`^${name}$`)))
    .filter(({ path, label }) => label === labelOf(path.split(".").at(-1) ?? ""))
    .map(({ path }) => path.split(".").at(-1) ?? "");
  expect([...new Set(derived)].filter((name) => !sameInBoth.includes(name))).toEqual([]);

  const choices = labelled(italian, /^(facts|drawings-road)$/)
    .filter(({ field, path }) => field.widget === "select" && !/dateFormat$/.test(path))
    .flatMap(({ field }) => field.options as { label: string; value: unknown }[]);
  expect(choices.filter(({ label, value }) => label === value)).toEqual([]);
});

test("the editor has an Italian word for everything but its messages to developers", async () => {
  const [theirs, its] = await Promise.all(
    ["en-US", "it"].map(async (lang) =>
      JSON.parse(await readFile(`node_modules/@sveltia/cms/locales/${lang}.json`, "utf8")),
    ),
  );
  const missing = stringsIn(theirs)
    .filter(({ path }) => path[0] !== "config" && valueAt(its, path) === undefined)
    .map(({ path }) => keyName(path));
  expect(missing.filter((key) => !(key in added))).toEqual([]);
});
