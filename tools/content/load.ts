import { type Lang, sitePages } from "../../src/site/site-map/pages.ts";
import { ContentError } from "./faults.ts";
import { readChecked } from "./read-checked.ts";
import { type PhotoSetSource, readPhotoSets } from "./read-photos.ts";
import { readTexts } from "./read-texts.ts";
import { contradictions, doubts, emptySlots } from "./rules.ts";
import {
  type Facts,
  factsSchema,
  photoSetNames,
  type Settings,
  type Slots,
  settingsSchema,
  slotsSchema,
} from "./schema.ts";
import type { Texts } from "./text-schemas.ts";

export type { SourcePhoto } from "./read-photos.ts";
export { photoId } from "./schema.ts";

/** All that the owner edits, checked. */
export type Content = {
  facts: Facts;
  settings: Settings;
  texts: Record<Lang, Texts>;
  photoSets: PhotoSetSource[];
  slots: Slots;
  /** What does not stop the build, for the owner to read. */
  warnings: string[];
};

/**
 * Reads and checks the folder `content` in `root`. Throws a ContentError that lists every fault of
 * every file, each with file, key and what to do.
 */
export async function loadContent(root: string): Promise<Content> {
  const facts = await readChecked(root, "content/facts.json", factsSchema);
  // With faulty facts the other files are read all the same, so that all faults come out at once.
  const pages = sitePages(facts.found?.villa.slug ?? "villa");
  const sets = facts.found?.photoSets ?? allSets;
  const [settings, slots, texts, photoSets] = await Promise.all([
    readChecked(root, "content/settings.json", settingsSchema),
    readChecked(root, "content/photos/slots.json", slotsSchema),
    readTexts(root, pages),
    readPhotoSets(root, sets),
  ]);

  const faults = [facts, settings, slots, texts, photoSets].flatMap((read) => read.faults);
  if (facts.found && texts.found) faults.push(...contradictions(facts.found, texts.found));
  // A photograph with a fault of its own is there, but not among those that were read.
  if (slots.found && photoSets.faults.length === 0) {
    faults.push(...emptySlots(slots.found, photoSets.found));
  }
  if (faults.length > 0 || !facts.found || !settings.found || !slots.found || !texts.found) {
    throw new ContentError(faults);
  }
  return {
    facts: facts.found,
    settings: settings.found,
    texts: texts.found,
    photoSets: photoSets.found,
    slots: slots.found,
    warnings: [...texts.warnings, ...photoSets.warnings, ...doubts(facts.found, texts.found)],
  };
}

const allSets = photoSetNames.map((name) => ({ name, startCount: "all" as const }));
