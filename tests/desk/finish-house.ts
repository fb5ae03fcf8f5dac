import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { langs } from "../../src/site/site-map/languages.ts";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { cameraPhotograph } from "./camera-photograph.ts";
import type { Wanted } from "./editor-endpoint.ts";

const sets = ["villa", "apartment1", "apartment2"];
const inEachSet = 4;

/** Replaces all placeholder texts, and writes settings without the list of the draft. */
export async function finishedTexts(root: string): Promise<Wanted[]> {
  const paths = (await filesBelow(join(root, "content"))).filter((path) => /^(en|it)\//.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, "content", path), "utf8");
      const line = path.startsWith("en/") ? "A line of our own," : "Una riga tutta nostra,";
      return {
        path: `content/${path}`,
        content: text.replace(/"\[[^"]* (\d+)\]"/g, `"${line} $1"`),
      };
    }),
  );
  const settings = { languages: langs, preselected: false };
  return [...texts, { path: "content/settings.json", content: JSON.stringify(settings, null, 2) }];
}

/** Seasons for the whole year, the summer at a price that is still to be corrected. */
export async function withSeasons(root: string): Promise<Wanted> {
  const path = "content/facts.json";
  const facts = JSON.parse(await readFile(join(root, path), "utf8"));
  const season = (key: string, from: string, to: string, house: number) => ({
    key,
    periods: [[from, to]],
    from: { house, apartment1: house - 100, apartment2: house - 150 },
    minimumNights: 3,
    arrivalDays: [],
  });
  const items = [season("high", "06-01", "09-30", 300), season("winter", "10-01", "05-31", 200)];
  return {
    path,
    content: `${JSON.stringify({ ...facts, seasons: { example: false, items } }, null, 2)}\n`,
  };
}

/** Every set with four photographs in place of its drawings, and the places of the pages with them. */
export async function photographsFor(root: string): Promise<Wanted[]> {
  const files: Wanted[] = [];
  for (const [index, set] of sets.entries()) {
    const folder = `content/photos/${set}`;
    const captions = JSON.parse(await readFile(join(root, folder, "captions.json"), "utf8"));
    const kept = captions.filter(({ file }: { file: string }) => !file.startsWith("placeholder"));
    for (let number = kept.length + 1; number <= inEachSet; number += 1) {
      const file = `0${number}.jpg`;
      const photograph = index * inEachSet + number;
      files.push({ path: `${folder}/${file}`, content: await cameraPhotograph(photograph) });
      kept.push({
        file,
        en: `The terrace wall of slate, view ${photograph}`,
        it: `Il muro a secco della fascia, veduta ${photograph}`,
      });
    }
    files.push({ path: `${folder}/captions.json`, content: `${JSON.stringify(kept, null, 2)}\n` });
  }
  const slots = await readFile(join(root, "content/photos/slots.json"), "utf8");
  return [
    ...files,
    { path: "content/photos/slots.json", content: slots.replace(/placeholder-(\d)/g, "0$1") },
  ];
}
