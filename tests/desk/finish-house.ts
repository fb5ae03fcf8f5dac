import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { cameraPhotograph } from "./camera-photograph.ts";

/** Writes over what stands in square brackets, fills sets and seasons; photographs stay. */
export async function finishHouse(content: string): Promise<void> {
  for (const path of await filesBelow(content)) {
    if (!/^(en|it)\//.test(path)) continue;
    const text = await readFile(join(content, path), "utf8");
    const line = path.startsWith("en/") ? "A line of our own," : "Una riga tutta nostra,";
    await writeFile(join(content, path), text.replace(/"\[[^"]* (\d+)\]"/g, `"${line} $1"`));
  }
  await edit(join(content, "settings.json"), (settings) => ({ ...settings, draft: [] }));
  const season = (key: string, from: string, to: string, house: number) => ({
    key,
    periods: [[from, to]],
    from: { house, apartment1: house - 100, apartment2: house - 150 },
    minimumNights: 3,
    arrivalDays: [],
  });
  const items = [season("high", "06-01", "09-30", 300), season("winter", "10-01", "05-31", 200)];
  await edit(join(content, "facts.json"), (facts) => ({
    ...facts,
    seasons: { example: false, items },
  }));
  for (const [index, set] of ["villa", "apartment1", "apartment2"].entries()) {
    await addPhotographs(join(content, "photos", set), index);
  }
  const slots = join(content, "photos/slots.json");
  const places = await readFile(slots, "utf8");
  await writeFile(slots, places.replace(/placeholder-(\d)/g, "0$1"));
}

async function addPhotographs(folder: string, set: number): Promise<void> {
  const file = join(folder, "captions.json");
  const captions: { file: string }[] = JSON.parse(await readFile(file, "utf8"));
  const kept = captions.filter(({ file }) => !file.startsWith("placeholder"));
  for (const { file } of captions)
    if (!kept.some((each) => each.file === file)) await rm(join(folder, file));
  for (let number = kept.length + 1; number <= 4; number += 1) {
    const photograph = set * 4 + number;
    await writeFile(join(folder, `0${number}.jpg`), await cameraPhotograph(photograph));
    const en = `The terrace wall of slate, view ${photograph}`;
    const it = `Il muro a secco della fascia, veduta ${photograph}`;
    kept.push(Object.assign({ file: `0${number}.jpg` }, { en, it }));
  }
  await writeFile(file, JSON.stringify(kept, null, 2));
}

async function edit(file: string, change: (value: object) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, "utf8"))), null, 2));
}
