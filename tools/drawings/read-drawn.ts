import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Drawn } from "../../src/site/content/define-page.ts";
import { mapSchema, roadSchema } from "../../src/site/content/drawn.ts";
import { readChecked } from "../content/read-checked.ts";
import { hasDrawing } from "./read-drawings.ts";

/** Reads what `content/drawings` says of road and map. */
export async function readDrawn(root: string): Promise<{ value: Drawn; faults: string[] }> {
  const [road, map] = await Promise.all([
    readChecked(root, "content/drawings/road.json", roadSchema, { optional: true }),
    readChecked(root, "content/drawings/map.json", mapSchema, { optional: true }),
  ]);
  const css = await readFile(join(root, "content/drawings/road.css"), "utf8").catch(
    () => undefined,
  );
  const named = [
    ...(road.value?.stops ?? []).map(({ drawing }, at) => [
      "road",
      `stops[${at}].drawing`,
      drawing,
    ]),
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
  return {
    value: { road: road.value, map: map.value, roadCss: css && onOneLine(css) },
    faults: [...road.faults, ...map.faults, ...missing],
  };
}

/** Rules without comments, on one line, as the other rules that follow from the content. */
function onOneLine(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .trim();
}
