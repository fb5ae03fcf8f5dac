import { basename, join } from "node:path";
import { repeats } from "../../../src/modules/duplicates.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { formats } from "../../../src/site/content/formats.ts";
import { languageCodes } from "../../../src/site/content/language-files.ts";
import {
  type KeyPath,
  type Problem,
  problem,
  problemIf,
} from "../../../src/site/content/problem.ts";
import {
  type ByLanguage,
  byLanguage,
  type Lang,
  type Languages,
} from "../../../src/site/site-map/languages.ts";
import { fillFacts } from "../braces.ts";
import type { FactWriter } from "../fact-writer.ts";
import { filesIn, type House, jsonIn, pictureFile } from "../house.ts";
import { captionsSchema, type Focus } from "../owner-files.ts";
import { type Checked, schemaProblems } from "../problems/schema.ts";
import { parsedOnce, textKinds } from "../text-kinds.ts";
import { filledFrom, type MissingText, missingTexts } from "../translations.ts";
import { isGroup, wrongNames } from "../values.ts";
import { mostPixels, type Photograph } from "./photograph.ts";

export type SourcePhoto = Photograph & {
  /** `villa-01`: the set and the name of the file. */
  id: string;
  /** Its place in `captions.json`. */
  index: number;
  file: string;
  caption: ByLanguage<string>;
  focus: Focus;
};

export type PhotoSetSource = { name: string; startCount: number; photos: SourcePhoto[] };

export function foldersAsSets(house: Pick<House, "paths">): Facts["photoSets"] {
  const names = filesIn(house, "photos").flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].map((name) => ({ name, startCount: "all" as const }));
}

type Source = {
  photoSets: Facts["photoSets"];
  languages: Languages;
  writers: ByLanguage<FactWriter> | undefined;
  /** The online editor removes the caption of a photograph, but cannot delete its file. */
  mayStayBehind: boolean;
};

export function checkPhotoSets(house: House, source: Source): Checked<PhotoSetSource[]> {
  const { photoSets: sets } = source;
  const names: string[] = sets.map(({ name }) => name);
  const strays = filesIn(house, "photos")
    .map((path) => path.split("/"))
    .filter(([set = "", ...inSet]) => inSet.length !== 1 || !names.includes(set))
    .map(([set, ...inSet]) => [set, ...inSet.slice(0, names.includes(set ?? "") ? 1 : 0)].join("/"))
    .filter((path) => path !== "slots.json");
  const checked = sets.map((set) => ({ set, ...checkSet(house, set.name, source) }));
  return {
    value: checked.map(({ set: { name, startCount, order }, value }) => {
      const photos = inOrder(value, order);
      const count = startCount === "all" ? photos.length : Math.min(startCount, photos.length);
      return { name, startCount: count, photos };
    }),
    problems: [
      ...[...new Set(strays)].map((path) =>
        problem("photo-stray", `photos/${path}`, [], { sets: names }),
      ),
      ...checked.flatMap(({ problems }) => problems),
      ...checked.flatMap(({ value }, index) => orderFaults(source, value, index)),
    ],
  };
}

function inOrder(photos: SourcePhoto[], order: string[] | undefined): SourcePhoto[] {
  if (!order) return photos;
  const rank = ({ file }: SourcePhoto) => order.indexOf(basename(file));
  return photos.toSorted((one, other) => rank(one) - rank(other));
}

function orderFaults(
  root: Pick<Facts, "photoSets">,
  photos: SourcePhoto[],
  index: number,
): Problem[] {
  const order = root.photoSets[index]?.order;
  if (!order || photos.length === 0) return [];
  const file = "facts.json";
  const files = photos.map((photo) => basename(photo.file));
  return [
    ...wrongNames({ file, root, places: `photoSets.${index}.order.*` }, files),
    ...files.flatMap((photo) =>
      problemIf(!order.includes(photo), "order-lacks", file, ["photoSets", index, "order"], {
        photo,
      }),
    ),
  ];
}

function checkSet(house: House, set: string, source: Source): Checked<SourcePhoto[]> {
  const folder = `photos/${set}`;
  const captions = checkCaptions(house, `${folder}/captions.json`, source);
  const named = captions.value?.map(({ file }) => file);
  const there = filesIn(house, folder).filter(
    (file) => file !== "captions.json" && !file.includes("/"),
  );
  const isBehind = (file: string) => source.mayStayBehind && named?.includes(file) === false;
  const pictures = there.filter((file) => !isBehind(file));
  const photos = (captions.value ?? []).flatMap(
    ({ file, focus, ...caption }, index): SourcePhoto[] => {
      const found = house.photographs.get(`${folder}/${file}`);
      if (!found) return [];
      const id = `${set}-${stem(file)}`;
      const path = join(house.folder, folder, file);
      return [{ id, index, file: path, caption, focus, ...found }];
    },
  );
  return {
    value: photos,
    problems: [
      ...captions.problems,
      ...pictures.flatMap((file) => fileFaults(house, `${folder}/${file}`)),
      ...(named ? nameFaults(folder, pictures, named) : []),
      ...there.filter(isBehind).map((file) => problem("photo-left", `${folder}/${file}`, [])),
    ],
  };
}

function stem(file: string): string {
  return file.replace(pictureFile, "");
}

function fileFaults({ photographs }: House, path: string): Problem[] {
  if (!pictureFile.test(path)) {
    const kind = path.split(".").at(-1)?.toUpperCase() ?? "";
    return [problem("photo-format", path, [], { kind })];
  }
  const { width, height } = photographs.get(path) ?? { width: 0, height: 0 };
  const values = { megapixels: Math.ceil((width * height) / 1e6), most: mostPixels / 1e6 };
  return [
    ...problemIf(!formats.drawing.test(stem(basename(path))), "photo-name", path, []),
    ...problemIf(!photographs.get(path), "photo-damaged", path, []),
    ...problemIf(width * height > mostPixels, "photo-pixels", path, [], values),
  ];
}

function nameFaults(folder: string, pictures: string[], named: string[]): Problem[] {
  const captions = `${folder}/captions.json`;
  const again = repeats(pictures, stem).map(({ entry }) => stem(entry));
  return [
    ...problemIf(pictures.length === 0, "set-empty", folder, []),
    ...pictures.flatMap((file) =>
      problemIf(!named.includes(file), "caption-missing", `${folder}/${file}`, []),
    ),
    ...named.flatMap((photo, index) =>
      problemIf(!pictures.includes(photo), "caption-alone", captions, [index], { photo }),
    ),
    ...[...new Set(again)].map((name) => problem("photo-name-twice", folder, [], { name })),
  ];
}

function checkCaptions(house: House, file: string, { languages, writers }: Source) {
  const { value: written, fault } = jsonIn(house, file);
  if (fault) return { problems: [fault] };
  if (written === undefined) return { problems: [problem("file-missing", file, [])] };
  const [first, ...others] = languages;
  const lacking: (MissingText & { lang: Lang })[] = [];
  const completed = Array.isArray(written) ? written.map(complete) : written;
  const kindsIn = (lang: Lang) =>
    textKinds(lang, { languages, pages: [], writer: writers?.[lang] });
  const schema = captionsSchema(byLanguage(languages, (lang) => kindsIn(lang).text));
  const { data, error } = schema.safeParse(completed, parsedOnce);
  const placeAt = (path: KeyPath) => ({ file, path });
  const missing = others.flatMap((lang) => {
    const own = lacking.filter((each) => each.lang === lang);
    return missingTexts(file, own, { lang, first });
  });
  return { value: data, problems: [...schemaProblems(error, completed, placeAt), ...missing] };

  function complete(caption: unknown, index: number): unknown {
    if (!isGroup(caption)) return caption;
    const textOf = (lang: Lang) =>
      writers ? fillFacts(caption[lang], writers[lang]) : caption[lang];
    const filled = languages.map((lang) => {
      const report = (path: KeyPath) => lacking.push({ path, key: String(caption.file), lang });
      return [lang, filledFrom(textOf(first), textOf(lang), report, [index, lang])];
    });
    // captions may keep those of a language that is switched off
    const rest = Object.entries(caption).filter(
      ([key]) => !languageCodes.some((code) => code === key),
    );
    return Object.fromEntries([...rest, ...filled]);
  }
}
