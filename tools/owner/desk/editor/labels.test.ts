import { expect, test } from "vitest";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { deskFiles } from "../desk-files.ts";
import { type EditorFile, editorConfig } from "./config.ts";
import type { Field } from "./field.ts";
import { labelOf, ownLabel } from "./labels.ts";

const filesOf = async (lang: OwnerLanguage) =>
  (await editorConfig(await deskFiles(process.cwd()), 5173, lang)).collections.flatMap(
    ({ files }) => files,
  );
const english = await filesOf("en");
const italian = await filesOf("it");

type Labelled = { path: string; label: string; field: Field };

/** Every field of a file with its key path, beginning with the file name. */
function fieldsIn({ name, fields }: EditorFile): Labelled[] {
  const below = (path: string, own: Field[]): Labelled[] =>
    own.flatMap((field) => {
      const at = `${path}.${field.name}`;
      const parts = (field.fields ?? (field.field ? [field.field] : [])) as Field[];
      return [{ path: at, label: field.label, field }, ...below(at, parts)];
    });
  return below(name, fields);
}

const labelled = (files: EditorFile[], name: RegExp) =>
  files.filter((file) => name.test(file.name)).flatMap(fieldsIn);

/** Names that owners have chosen: apartments with a price. */
const own = /^facts\.seasons\.items\.from\.(?!house$)/;

test("no field of facts, settings, climate or photographs is without its label in either language", () => {
  const name = /^(facts|settings|climate|photos-)/;
  const fields = labelled(english, name);
  expect(fields.length).toBeGreaterThan(150);
  const without = fields
    .map(({ path }) => path)
    .filter((path) => !/^photos-(?!slots)/.test(path) && !own.test(path))
    // places of the surroundings have the owner's names
    .filter((path) => !/^photos-slots\.experience\.(?!hero|between|request|ending)/.test(path))
    .filter((path) => !ownLabel(path, "en") || !ownLabel(path, "it"));
  expect(without).toEqual([]);
});

test("an Italian owner reads Italian labels, not the names of the files", () => {
  const fields = labelled(italian, /^(facts|settings|climate)$/);
  const label = (path: string) => fields.find((field) => field.path === path)?.label;
  expect(label("facts.seasons")).toBe("Stagioni e prezzi");
  expect(label("facts.seasons.items.from.house")).toBe("La casa intera");
  expect(label("facts.seasons.items.from.apartment1")).toBe("Appartamento 1");
  expect(label("facts.apartments.beds.widthCentimetres")).toBe("Larghezza, in centimetri");
  expect(label("settings.preselected")).toBe("Preferenze dei cookie già accese all’inizio");
});

test("of the texts, too, every field has an Italian label", () => {
  const texts = italian.filter(({ i18n }) => i18n).flatMap(fieldsIn);
  const derived = texts.filter(({ path, label }) => {
    const name = path.split(".").at(-1) ?? "";
    return label === labelOf(name) && !sameInBoth.includes(name);
  });
  const names = new Set(derived.map(({ path }) => path.split(".").at(-1)));
  expect([...names].sort()).toEqual([]);
});

/** Names that Italian has too, and those of apartments and languages. */
const sameInBoth = [
  ...["villa", "banner", "copyright", "menu", "no", "portico", "sauna", "veranda", "via"],
  ...["waze", "cin", "cookie-policy", "privacy-policy", "cookiePolicy", "privacyPolicy"],
  ...["it", "en", "contatti", "dintorni", "distanza", "interni"],
];

test("a list to choose from is in the owner's language, and keeps its values", () => {
  const pets = (files: EditorFile[]) =>
    labelled(files, /^facts$/).find(({ path }) => path === "facts.stay.pets")?.field.options;
  expect(pets(italian)).toEqual([
    { label: "Su richiesta", value: "onRequest" },
    { label: "Ammessi", value: "allowed" },
    { label: "Non ammessi", value: "notAllowed" },
  ]);
  expect(pets(english)).toContainEqual({ label: "Allowed", value: "allowed" });
  const unnamed = labelled(italian, /^(facts|drawings-road)$/)
    .filter(({ field, path }) => field.widget === "select" && !/dateFormat$/.test(path))
    .flatMap(({ field }) => field.options as { label: string; value: unknown }[])
    .filter(({ label, value }) => typeof value === "string" && label === value);
  expect(unnamed.map(({ value }) => value)).toEqual([]);
});

test("titles and descriptions for search engines say how long they may be", () => {
  const hints = (files: EditorFile[], name: string) => [
    ...new Set(
      labelled(files, /^meta$/)
        .filter(({ path }) => path.endsWith(`.${name}`))
        .map(({ field }) => String(field.hint)),
    ),
  ];
  expect(hints(english, "title")).toEqual([expect.stringMatching(/^60 characters at most/)]);
  expect(hints(italian, "title")).toEqual([expect.stringMatching(/^Al massimo 60 caratteri/)]);
  expect(hints(italian, "description")).toEqual([expect.stringMatching(/^Al massimo 160/)]);
});
