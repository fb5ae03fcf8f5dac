import { factsSchema } from "../../src/site/content/facts.ts";
import { langs } from "../../src/site/site-map/languages.ts";
import { loadPageDefinitions } from "../content/page-definitions.ts";
import { readChecked } from "../content/read-checked.ts";
import { foldersAsSets } from "../content/read-photos.ts";
import { knownFiles } from "./saving/known-files.ts";
import type { Desk } from "./saving/save.ts";
import { plainShapes, textShapes } from "./shapes/file-shapes.ts";

/**
 * What the desk knows of the content as it stands: its files and their shapes. Photographs of a new
 * apartment have their folder as soon as the facts name it.
 * @param root the folder that `content` stands in
 */
export async function deskOf(root: string): Promise<Desk> {
  const definitions = await loadPageDefinitions();
  const { value: facts } = await readChecked(root, "content/facts.json", factsSchema);
  const sets = facts?.photoSets ?? (await foldersAsSets(root));
  const texts = textShapes(definitions);
  const shapes = {
    ...plainShapes(definitions, facts, sets),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, shape]) =>
        langs.map((lang) => [`content/${lang}/${name}.json`, shape] as const),
      ),
    ),
  };
  return { root, known: knownFiles(Object.keys(shapes), sets), shapes };
}
