import { climateSchema } from "../../../src/site/content/climate.ts";
import { factsSchema } from "../../../src/site/content/facts.ts";
import { mapSchema, roadSchema } from "../../../src/site/content/road-and-map.ts";
import { byLanguage, type Languages } from "../../../src/site/site-map/languages.ts";
import { calendarsSchema } from "../../content/calendars/read-calendars.ts";
import { waterOf } from "../../content/colours.ts";
import { calendarsFile, filesIn, readHouse } from "../../content/house.ts";
import { ownFile } from "../../content/own-pages.ts";
import {
  captionsSchema,
  coloursWithoutWater,
  settingsSchema,
  slotsSchema,
} from "../../content/owner-files.ts";
import { loadPageDefinitions } from "../../content/page-definitions.ts";
import { foldersAsSets } from "../../content/photographs/photo-sets.ts";
import { checkFile, shapeOf } from "../../content/problems/schema.ts";
import { languagesOf } from "../../content/read-files.ts";
import type { Shape } from "../../content/shape.ts";
import { describedKinds, textShapes } from "../../content/text-shapes.ts";

/** The portals' calendars, whose addresses are secrets: only the desk on the owner's machine has them. */
export const secretFile = `content/${calendarsFile}`;

export type DeskFiles = {
  root: string;
  /** The shape of each JSON file, by its path from `content/` on. */
  shapes: Readonly<Record<string, Shape>>;
  folders: readonly string[];
  /** The files of the pages that the owner has written herself. */
  pages: readonly string[];
  languages: Languages;
};

/** A new apartment has its folder of photographs as soon as the facts name it. */
export async function deskFiles(root: string): Promise<DeskFiles> {
  const definitions = await loadPageDefinitions();
  const house = await readHouse(root, { only: ["facts.json", "settings.json"] });
  const { value: facts } = checkFile(house, "facts.json", factsSchema);
  const { value: settings } = checkFile(house, "settings.json", settingsSchema);
  const languages = languagesOf(house, settings);
  const sets = facts?.photoSets ?? foldersAsSets(house);
  const folders = sets.map(({ name }) => `content/photos/${name}`);
  const captions = shapeOf(captionsSchema(byLanguage(languages, () => describedKinds.text)));
  const texts = textShapes(definitions);
  // a house without is not asked for its colour, unless it has one
  const hasWater =
    !facts || waterOf(house, facts.pool) !== "none" || settings?.colours?.water !== undefined;
  const shapes = {
    ...Object.fromEntries(folders.map((folder) => [`${folder}/captions.json`, captions])),
    "content/facts.json": shapeOf(factsSchema),
    "content/climate.json": shapeOf(climateSchema),
    "content/photos/slots.json": shapeOf(slotsSchema(definitions, facts)),
    "content/drawings/road.json": shapeOf(roadSchema),
    "content/drawings/map.json": shapeOf(mapSchema),
    "content/settings.json": shapeOf(
      hasWater ? settingsSchema : settingsSchema.extend({ colours: coloursWithoutWater }),
    ),
    [secretFile]: shapeOf(calendarsSchema),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, shape]) =>
        languages.map((lang) => [`content/${lang}/${name}.json`, shape]),
      ),
    ),
  };
  const pages = filesIn(house, "pages").map((file) => pagesFolder + file);
  return { root, shapes, folders, pages, languages };
}

const pagesFolder = "content/pages/";

/** The editor wants a folder for each language, the house has one for each page; and back again. */
export function turned(path: string): string {
  return path.replace(/^(content\/pages\/)([^/]+)\/([^/]+)\.md$/, "$1$3/$2.md");
}

const picture = /^[\w-]{1,80}\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;

/** Undefined if the desk may not write a file at this path. */
export function fileKind(path: string, desk: DeskFiles): "text" | "picture" | "page" | undefined {
  const { shapes, folders } = desk;
  if (Object.hasOwn(shapes, path)) return "text";
  if (path.startsWith(pagesFolder) && ownFile.test(path.slice(pagesFolder.length))) return "page";
  const slash = path.lastIndexOf("/");
  const isPicture = folders.includes(path.slice(0, slash)) && picture.test(path.slice(slash + 1));
  return isPicture ? "picture" : undefined;
}
