import { createHash } from "node:crypto";
import { drawingWarnings } from "../../tools/build/content-css/css-source.ts";
import { shareCache } from "../../tools/content/files/share-cache.ts";
import type { Content } from "../../tools/content/load.ts";
import { photoWarnings } from "../../tools/content/photographs/photo-warnings.ts";
import type { SourcePhoto } from "../../tools/content/read-photos.ts";
import type { SiteState } from "../../tools/owner/ready/readiness.ts";
import { siteState } from "../../tools/owner/ready/site-state.ts";
import { ContentCopy } from "./content-copy.ts";

/** The day on which the finished house is checked. */
const today = new Date("2026-11-23T12:00:00Z");

/**
 * The state of a house without findings: the demo's, with everything of the demo replaced, with good
 * photographs and a light site.
 * @param change what the owner does to the files of the content
 */
export async function finishedHouse(
  change: (content: ContentCopy) => Promise<void> | void,
): Promise<SiteState> {
  await using content = await ContentCopy.make();
  // its pictures have been analysed before
  await shareCache(".", content.root);
  await finish(content);
  await change(content);
  const state = await siteState({ root: content.root, dist: "dist", today });
  state.content?.photoSets.forEach(({ photos }, set) => {
    photos.forEach((photo, index) => {
      photo.analysis = fineAnalysis(set, index);
    });
  });
  // what it draws outlives the copy
  const read = state.content && { ...state.content, root: process.cwd() };
  return {
    ...state,
    ...(read && { content: read, warnings: warningsOf(read) }),
    // the texts are the demo's, and the pictures all the same
    demo: { texts: new Set(), photographs: new Set(), drawings: new Set() },
    analyticsKey: undefined,
    site: { pages: [{ address: "/", deadLinks: [], bytes: 170_000, scriptBytes: 70_000 }] },
  };
}

let kept: SiteState | undefined;

/** A copy of the state of the finished house, which is read only once. */
export async function finishedState(): Promise<SiteState> {
  kept ??= await finishedHouse(() => {});
  const { content } = kept;
  if (!content) throw new Error(`The finished house has faults: ${kept.faults}`);
  const { facts, texts, photoSets } = content;
  return { ...kept, content: { ...content, ...structuredClone({ facts, texts, photoSets }) } };
}

/** What the build warns of, after photographs have changed. */
export function warningsOf(content: Content): string[] {
  return [...content.warnings, ...photoWarnings(content), ...drawingWarnings(content)];
}

/** The first photograph of a set. */
export function photographOf(state: SiteState, set: string): SourcePhoto {
  const photo = state.content?.photoSets.find(({ name }) => name === set)?.photos[0];
  if (!photo) throw new Error(`${set} has no photograph`);
  return photo;
}

/** A photograph that is large, sharp and light, and like no other. */
function fineAnalysis(set: number, index: number): SourcePhoto["analysis"] {
  const hash = createHash("sha256").update(`${set} ${index}`).digest("hex");
  return { width: 2880, height: 1920, sharpness: 300, light: 200, hash };
}

/** Replaces everything of the demo but texts and photographs. */
export async function finish(content: ContentCopy): Promise<void> {
  await content.edit("facts.json", ({ villa, contact, address, geo, seasons }) => {
    villa.name = "Masseria Nova";
    villa.siteUrl = "https://masserianova.it";
    villa.legalName = "Anna Neri";
    villa.vat = "NRENNA70A41E471X";
    villa.codes[0].value = "IT074008B400012345";
    villa.codes[1].value = "BR07400891000012345";
    contact.phone = "+39 0831 812345";
    contact.whatsapp = "390831812345";
    contact.email = "anna@masserianova.it";
    contact.social[0].url = "https://www.instagram.com/masserianova";
    address.street = "Contrada Nova 7";
    geo.latitude = 40.7;
    for (const key of ["mapEmbedUrl", "mapLinkUrl"])
      geo[key] = geo[key].replace("40.56218", "40.7");
    seasons.example = false;
  });
  for (const lang of ["en", "it"]) {
    await content.edit(`${lang}/navbar.json`, (navbar) => {
      navbar.url_amenitiz = `https://masserianova.amenitiz.io/${lang}`;
    });
    await content.edit(`${lang}/booking.json`, (booking) => {
      booking.demo = null;
    });
  }
  await content.edit("settings.json", (settings) => {
    settings.preselected = false;
  });
  // the road and its buildings, which are arranged for the demo's name; the map stays
  const road = ["road.css", "road.json", "hill-castle.svg", "castle-and-bud.svg", "town-gate.svg"];
  for (const file of [...road, "trulli.svg", "white-town.svg"]) {
    await content.remove(`drawings/${file}`);
  }
}
