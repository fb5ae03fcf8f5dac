import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { duplicates } from "../../src/modules/duplicates/duplicates.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { fillFacts } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";
import { keyName, type Problem, problemsOf, valueAt } from "./faults.ts";
import { fill } from "./fill-from-english.ts";
import { housePath } from "./house.ts";
import { captionsSchema, type Focus } from "./owner-files.ts";
import type { PhotoAnalysis } from "./photographs/analyze-photo.ts";
import { readPhotograph } from "./photographs/read-photograph.ts";
import { readJson } from "./read-json.ts";
import { parsedOnce, textKinds } from "./text-kind-schemas.ts";

export type SourcePhoto = {
  /** `villa-01`: the set and the name of the file. */
  id: string;
  /** Absolute path. */
  file: string;
  caption: Record<Lang, string>;
  focus: Focus;
  /** Pixels, after applying the orientation of the camera. */
  width: number;
  height: number;
  analysis: PhotoAnalysis;
  /** Absolute path of the file to make pictures from; for a HEIC file that of its JPEG. */
  picture: string;
};

export type PhotoSetSource = { name: string; startCount: number; photos: SourcePhoto[] };

/** The folders of `content/photos` as sets, for when the facts cannot be read. */
export async function foldersAsSets(root: string): Promise<Facts["photoSets"]> {
  const photos = housePath(root, "content/photos");
  const names = await readdir(photos).catch(() => []);
  // follows links: the desk tries changes in folders that are linked
  const entries = await Promise.all(
    names.map((name) => stat(join(photos, name)).catch(() => null)),
  );
  return names
    .filter((_, index) => entries[index]?.isDirectory())
    .map((name) => ({ name, startCount: "all" as const }));
}

type Writers = Record<Lang, FactWriter>;

/**
 * Reads the photographs of all sets; files in `content/photos` outside of them are faults.
 * @param writers write the facts that captions name; undefined if the facts have faults
 * @param mayStayBehind whether pictures without a caption are ignored: the online editor removes the
 *   caption of a photograph, but cannot delete its file
 */
export async function readPhotoSets(
  root: string,
  sets: Facts["photoSets"],
  writers: Writers | undefined,
  mayStayBehind = false,
) {
  const names: string[] = sets.map(({ name }) => name);
  const strayFiles = (await readdir(housePath(root, "content/photos")).catch(() => []))
    .filter((file) => !names.includes(file) && isOwnerFile(file) && file !== "slots.json")
    .map(
      (file) => `content/photos/${file} belongs to no set; move it into one of ${names.join(", ")}`,
    );
  const read = await Promise.all(
    sets.map(({ name }) => readPhotoSet(root, name, writers, mayStayBehind)),
  );
  return {
    value: sets.map(({ name, startCount, order }, index): PhotoSetSource => {
      const photos = inOrder(read[index]?.photos ?? [], order);
      const count = startCount === "all" ? photos.length : Math.min(startCount, photos.length);
      return { name, startCount: count, photos };
    }),
    faults: [
      ...strayFiles,
      ...read.flatMap(({ faults }) => faults),
      ...sets.flatMap((set, index) => orderFaults(set, read[index]?.photos ?? [])),
    ],
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}

/** The photographs in the owner's order; without one, in that of the captions. */
function inOrder(photos: SourcePhoto[], order: string[] | undefined): SourcePhoto[] {
  if (!order) return photos;
  const rank = ({ file }: SourcePhoto) => order.indexOf(basename(file));
  return photos.toSorted((one, other) => rank(one) - rank(other));
}

/** Faults of an order that does not name every photograph of its set once. */
function orderFaults({ name, order }: Facts["photoSets"][number], photos: SourcePhoto[]): string[] {
  if (!order || photos.length === 0) return [];
  const files = photos.map(({ file }) => basename(file));
  const key = `content/facts.json: "order" of the photo set ${name}`;
  return [
    ...order
      .filter((file) => !files.includes(file))
      .map((file) => `${key} names ${file}, which is not in its folder; correct or remove it`),
    ...files.filter((file) => !order.includes(file)).map((file) => `${key} lacks ${file}; add it`),
    ...duplicates(order).map((file) => `${key} names ${file} twice; remove one`),
  ];
}

type ReadSet = { photos: SourcePhoto[]; faults: string[]; warnings: string[] };

/** Reads the photographs of a set with their captions, in the order of the captions. */
async function readPhotoSet(
  root: string,
  set: string,
  writers: Writers | undefined,
  mayStayBehind: boolean,
): Promise<ReadSet> {
  const folder = `content/photos/${set}`;
  const captions = await readCaptions(root, folder, writers);
  const there = (await readdir(housePath(root, folder)).catch(() => [])).filter(isOwnerFile).sort();
  const captioned = captions.value?.map(({ file }) => file);
  const behind = mayStayBehind ? there.filter((file) => captioned?.includes(file) === false) : [];
  const pictures = there.filter((file) => !behind.includes(file));
  const faults = [...captions.faults, ...pictures.flatMap((file) => nameFaults(folder, file))];

  if (captions.value) {
    const named = captions.value.map(({ file }) => file);
    faults.push(
      ...(pictures.length === 0 ? [`${folder} holds no photograph; add at least one`] : []),
      ...pictures
        .filter((file) => !named.includes(file))
        .map((file) => `${folder}/${file} has no caption; add one to ${folder}/captions.json`),
      ...named
        .filter((file) => !pictures.includes(file))
        .map(
          (file) =>
            `${folder}/captions.json: ${file} is not in the folder; add the picture or remove its caption`,
        ),
      ...duplicates(named).map(
        (file) => `${folder}/captions.json: ${file} stands there twice; remove one caption`,
      ),
      ...duplicates(pictures.map(stem)).map(
        (name) =>
          `${folder}: two pictures are called ${name}; rename one, here and in captions.json`,
      ),
    );
  }

  const cache = join(root, "node_modules/.cache/villa/photographs");
  const read = new Map(
    await Promise.all(
      pictures
        .filter(isPicture)
        .map(
          async (file) =>
            [file, await readPhotograph(housePath(root, `${folder}/${file}`), cache)] as const,
        ),
    ),
  );
  faults.push(
    ...pictures
      .filter((file) => isPicture(file) && !read.get(file))
      .map((file) => `${folder}/${file} is damaged or not a picture; replace the file`),
  );
  const photos = (captions.value ?? []).flatMap(({ file, en, it, focus }) => {
    const found = read.get(file);
    if (!found) return [];
    const { width, height } = found.analysis;
    const id = `${set}-${stem(file)}`;
    const path = housePath(root, `${folder}/${file}`);
    return [{ id, file: path, caption: { en, it }, focus, width, height, ...found }];
  });
  const left = behind.map(
    (file) => `${folder}/${file} has no caption and is not shown; add one, or delete the file`,
  );
  return { photos, faults, warnings: [...captions.warnings, ...left] };
}

async function readCaptions(root: string, folder: string, writers: Writers | undefined) {
  const path = `${folder}/captions.json`;
  const { value: written, fault } = await readJson(root, path);
  if (fault) return { faults: [fault], warnings: [] };
  const raw = writers ? fillInCaptions(written, writers) : written;
  if (raw === undefined) return { faults: [`${path} is missing; restore it`], warnings: [] };

  const warnings: string[] = [];
  const messageOf = (problem: Problem) => `${path}: ${captionKey(raw, problem)} ${problem.message}`;
  const completed = fillCaptions(raw, (problem) => warnings.push(messageOf(problem)));
  const caption = (lang: Lang) => textKinds(lang, [], writers?.[lang]).text;
  const { data, error } = captionsSchema({ en: caption("en"), it: caption("it") }).safeParse(
    completed,
    parsedOnce,
  );
  const faults =
    error?.issues.flatMap((issue) => problemsOf(issue, completed)).map(messageOf) ?? [];
  return { value: data, faults, warnings };
}

/** The captions with facts filled in, each in its own language. */
function fillInCaptions(written: unknown, writers: Writers): unknown {
  if (!Array.isArray(written)) return written;
  return written.map((caption) =>
    caption === null || typeof caption !== "object"
      ? caption
      : {
          ...caption,
          en: fillFacts(caption.en, writers.en),
          it: fillFacts(caption.it, writers.it),
        },
  );
}

/** Replaces Italian captions that are missing or empty by the English ones. */
function fillCaptions(raw: unknown, report: (problem: Problem) => void): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((caption, index) => {
    const en = valueAt(caption, ["en"]);
    if (typeof en !== "string") return caption;
    return { ...caption, it: fill(en, caption.it, report, [index, "it"]) };
  });
}

/** The key of a caption by its file, `"it" of 03.jpg`, which is easier to find than `"[2].it"`. */
function captionKey(raw: unknown, { path }: Problem): string {
  const file = valueAt(raw, path.slice(0, 1).concat("file"));
  const key = path.slice(1);
  if (typeof file !== "string") return path.length === 0 ? "the list" : `"${keyName(path)}"`;
  return key.length === 0 ? `the caption of ${file}` : `"${keyName(key)}" of ${file}`;
}

const picture = /\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/** Whether a file is the owner's: neither the captions nor a file of the operating system. */
function isOwnerFile(file: string): boolean {
  return !/^(captions\.json|\..*|Thumbs\.db|desktop\.ini)$/i.test(file);
}

function isPicture(file: string): boolean {
  return picture.test(file);
}

function stem(file: string): string {
  return file.replace(picture, "");
}

function nameFaults(folder: string, file: string): string[] {
  if (!isPicture(file)) {
    return [
      `${folder}/${file} is no JPEG, PNG, WebP, AVIF, TIFF or HEIC picture; convert it or take it out of the folder`,
    ];
  }
  if (/^[\w-]+$/.test(stem(file))) return [];
  return [`${folder}/${file}: rename it to letters, figures and hyphens alone, such as 13.jpg`];
}
