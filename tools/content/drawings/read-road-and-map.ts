import { readdir } from "node:fs/promises";
import type { RoadAndMap } from "../../../src/site/content/define-page.ts";
import { mapSchema, roadSchema } from "../../../src/site/content/road-and-map.ts";
import { errorText } from "../files/errors.ts";
import { housePath } from "../house.ts";
import { readChecked } from "../read-checked.ts";
import { hasDrawing, neutralDrawings, readDrawings } from "./read-drawings.ts";

/**
 * Reads the files of `content/drawings` about road and map, and checks every drawing in that folder.
 * @returns faults with file and what to do, and a warning for each drawing that nothing shows
 */
export async function readRoadAndMap(
  root: string,
): Promise<{ value: RoadAndMap; faults: string[]; warnings: string[] }> {
  const [road, map] = await Promise.all([
    readChecked(root, "content/drawings/road.json", roadSchema, { optional: true }),
    readChecked(root, "content/drawings/map.json", mapSchema, { optional: true }),
  ]);
  const named = [
    ...(road.value?.stops ?? []).flatMap(({ drawing }, at) =>
      drawing ? [["road", `stops[${at}].drawing`, drawing]] : [],
    ),
    ...(map.value ? [["map", "land", map.value.land]] : []),
    ...(map.value?.roads ? [["map", "roads", map.value.roads]] : []),
    ...(map.value?.airports ?? []).map(({ drawing }, at) => [
      "map",
      `airports[${at}].drawing`,
      drawing,
    ]),
  ];
  const missing = named.flatMap(([file, key, name = ""]) =>
    hasDrawing(name, root)
      ? []
      : [
          `content/drawings/${file}.json: "${key}" is "${name}", but there is no content/drawings/${name}.svg; add the drawing or name another`,
        ],
  );
  const own = await checkOwnDrawings(
    root,
    named.map(([, , name = ""]) => name),
  );
  return {
    value: { road: road.value, map: map.value },
    faults: [...road.faults, ...map.faults, ...missing, ...own.faults],
    warnings: own.warnings,
  };
}

/** Checks the files of the folder, whether something shows them or not. */
async function checkOwnDrawings(root: string, named: string[]) {
  const files = await readdir(housePath(root, "content/drawings")).catch(() => []);
  const names = files.flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
  const known = [...neutralDrawings(), ...named];
  return {
    faults: names.flatMap((name) => {
      try {
        readDrawings([name], root);
        return [];
      } catch (error) {
        return [errorText(error)];
      }
    }),
    warnings: names
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `content/drawings/${name}.svg: nothing shows this drawing; name it in road.json or map.json, call it as one of the site's own (${neutralDrawings().join(", ")}), or remove it`,
      ),
  };
}
