import { formats } from "../../../../src/site/content/formats.ts";
import type { Languages } from "../../../../src/site/site-map/languages.ts";
import { allPages } from "../../../../src/site/site-map/pages.ts";
import { readJson } from "../../../content/house.ts";
import { sharedKeys } from "../../../content/own-pages.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import type { Shape } from "../../../content/shape.ts";
import { say } from "../../words.ts";
import { apiPath, deskPath } from "../addresses.ts";
import { pathInHouse } from "../check-content.ts";
import type { DeskFiles } from "../desk-files.ts";
import base from "./base-config.json" with { type: "json" };
import collections from "./collections.json" with { type: "json" };
import { type Field, type FieldSource, fieldsOf } from "./field.ts";
import { fileLabel, setLabel } from "./labels.ts";
import ownPageShape from "./own-page-shape.json" with { type: "json" };

export type EditorFile = {
  name: string;
  label: string;
  /** With `{{locale}}` where each language has one. */
  file: string;
  fields: Field[];
  [option: string]: unknown;
};

export type EditorCollection = {
  name: string;
  label: string;
  /** Absent where each page of a folder is an entry. */
  files?: EditorFile[];
  fields?: Field[];
  [option: string]: unknown;
};

export type EditorConfig = { collections: EditorCollection[]; [option: string]: unknown };

/** Files without a language, after the photographs. */
const plainFiles = ["facts", "climate", "settings", "drawings/road", "drawings/map", "calendars"];

/** Generated from the schemas of the content, so that schemas and editor cannot differ. */
export async function editorConfig(
  desk: DeskFiles,
  port: number,
  lang: OwnerLanguage,
): Promise<EditorConfig> {
  const { root, shapes, languages } = desk;
  const [first] = languages;
  const ownFirst = ownLanguageFirst(languages, lang);
  const pages = await pageNames(root, lang);
  const facts = await readJson(root, "facts.json");
  const file = (path: string) => fileOf(desk, path, { lang, pages, facts });
  const sets = Object.keys(shapes).filter((path) => path.endsWith("/captions.json"));
  const others = Object.keys(shapes).filter((path) => path.startsWith(`content/${first}/`));
  const ofPages = allPages("").map(({ name }) => `content/${first}/${name}.json`);
  const texts = new Set([...ofPages.filter((path) => path in shapes), ...others]);
  return {
    // photographs belong to their set; nothing else is uploaded
    ...base,
    app_title: say("bar.desk", lang),
    backend: {
      ...base.backend,
      api_root: `http://localhost:${port}${apiPath}`,
      base_url: `http://localhost:${port}${deskPath}`,
    },
    site_url: `http://localhost:${port}`,
    i18n: {
      structure: "multiple_folders",
      locales: ownFirst,
      default_locale: ownFirst[0],
      initial_locales: "all",
    },
    collections: [
      {
        name: "photographs",
        label: say("editor.photographs", lang),
        icon: "photo_library",
        files: [
          ...sets.map((path) => setFile(path, facts, lang)),
          await file("content/photos/slots.json"),
        ],
      },
      {
        name: "facts",
        label: say("editor.facts", lang),
        icon: "home",
        files: await Promise.all(plainFiles.map((name) => file(`content/${name}.json`))),
      },
      {
        name: "texts",
        label: say("editor.texts", lang),
        icon: "edit_note",
        i18n: true,
        files: await Promise.all([...texts].map(file)),
      },
      ownPages(lang, languages),
    ],
  };
}

/** Hers is the pane on the left, and the first caption. */
export function ownLanguageFirst(languages: Languages, lang: OwnerLanguage): Languages {
  const own = languages.find((each) => each === lang) ?? languages[0];
  return [own, ...languages.filter((each) => each !== own)];
}

/** What menu and footer call the pages, but for names put together from facts; also by their keys there. */
async function pageNames(root: string, lang: OwnerLanguage): Promise<Map<string, string>> {
  const [navbar, footer] = await Promise.all(
    ["navbar", "footer"].map(async (file) => Object(await readJson(root, `${lang}/${file}.json`))),
  );
  return new Map(
    allPages("").flatMap(({ name, menuLabel, footerLabel }) => {
      const said = navbar[menuLabel ?? ""] ?? footer[footerLabel ?? ""];
      const keys = [name, menuLabel ?? name, footerLabel ?? name];
      const isName = typeof said === "string" && !/[{[]/.test(said);
      return isName ? keys.map((key) => [key, said] as const) : [];
    }),
  );
}

async function fileOf(
  { root, shapes, languages }: DeskFiles,
  path: string,
  known: Pick<FieldSource, "lang" | "facts"> & Required<Pick<FieldSource, "pages">>,
): Promise<EditorFile> {
  const { lang, pages } = known;
  const [, name = ""] = new RegExp(`^content/(?:${languages[0]}/)?(.*)\\.json$`).exec(path) ?? [];
  const isTranslated = path !== `content/${name}.json`;
  const versions = isTranslated ? languages.map((each) => `content/${each}/${name}.json`) : [path];
  const samples = await Promise.all(
    versions.map((version) => readJson(root, pathInHouse(version))),
  );
  const id = name.replaceAll("/", "-");
  const own = shapes[path] ?? {};
  // the calendars
  const isList = own.type === "array";
  const shape = isList ? { type: "object", properties: { [id]: own } } : own;
  const fields = fieldsOf({ path: id, shape, samples, isTranslated, languages, ...known });
  return {
    name: id,
    label: pages.get(id) ?? fileLabel(name.split("/").at(-1) ?? name, lang),
    file: isTranslated ? `content/{{locale}}/${name}.json` : path,
    ...(isTranslated && { i18n: true }),
    ...(isList && { editor: { preview: false } }),
    fields: isList ? fields.map((field) => ({ ...field, root: true })) : fields,
  };
}

/** Pages that the owner writes: head and body of their Markdown. */
function ownPages(lang: OwnerLanguage, languages: Languages): EditorCollection {
  const source = { path: "pages", samples: [], isTranslated: true, lang, languages };
  const fields = fieldsOf({ ...source, shape: ownPageShape as Shape });
  const hint = say("editor.pageName", lang);
  const pattern = [formats.slug.source, hint];
  return {
    ...collections.pages,
    label: say("editor.pages", lang),
    label_singular: say("editor.page", lang),
    slug: { template: "{{title}}", editable: ["create"], pattern, hint },
    fields: fields.map((field) => (isShared(field) ? { ...field, i18n: "duplicate" } : field)),
  };
}

export function isShared({ name }: Field): boolean {
  return sharedKeys.includes(name);
}

function setFile(path: string, facts: unknown, lang: OwnerLanguage): EditorFile {
  const set = path.replace("content/photos/", "").replace("/captions.json", "");
  const label = say("editor.photograph", lang);
  return {
    name: `photos-${set}`,
    label: `${say("editor.photographs", lang)}: ${setLabel(set, facts, lang)}`,
    file: path,
    // names of files alone, as the captions have them; no preview: pictures are encoded when saved
    ...collections.set,
    fields: [
      {
        ...collections.captions,
        label: say("editor.photographs", lang),
        label_singular: label,
        hint: say("editor.orderHint", lang),
        field: { name: "photograph", label, widget: "photograph", set, lang },
      },
    ],
  };
}
