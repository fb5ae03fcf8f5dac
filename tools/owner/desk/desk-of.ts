import { factsSchema } from "../../../src/site/content/facts.ts";
import { langs } from "../../../src/site/site-map/languages.ts";
import { loadPageDefinitions } from "../../content/page-definitions.ts";
import { readChecked } from "../../content/read-checked.ts";
import { foldersAsSets } from "../../content/read-photos.ts";
import { knownFiles } from "./saving/known-files.ts";
import type { Desk } from "./saving/save.ts";
import { plainShapes, textShapes } from "./shapes/file-shapes.ts";

/**
 * The files of the current content and their shapes. A new apartment has its folder of photographs as
 * soon as the facts name it.
 * @param root the folder that contains `content`
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
