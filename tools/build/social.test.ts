import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Drawing } from "../../src/drawings/drawing.ts";
import { colour } from "./design.ts";
import { prepareSocialCards, type SocialCard } from "./social.ts";
import { drawCard, volume } from "./social-card.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "social-"));
});
afterEach(() => rm(root, { recursive: true }));

/** A green picture with a red band at its left edge and a blue one at its right. */
async function bands(): Promise<string> {
  const band = (background: string, left: number) => ({
    input: { create: { width: 100, height: 960, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const picture = sharp({ create: { width: 1440, height: 960, channels: 3, background: "lime" } });
  const file = join(root, "bands.jpg");
  const composed = picture.composite([band("red", 0), band("blue", 1340)]);
  await writeFile(file, await composed.jpeg({ quality: 95 }).toBuffer());
  return file;
}

function prepare(...cards: SocialCard[]) {
  return prepareSocialCards(cards, { cacheDir: join(root, "cache"), outDir: join(root, "out") });
}

const mark: Drawing = {
  tag: "svg",
  attrs: { viewBox: "0 0 48 48" },
  children: [{ tag: "path", attrs: { d: "M2 2h44v44H2z" } }],
};
const card = {
  key: "villa-it",
  mark,
  name: "Villa Ulia",
  title: "La villa",
  focus: { x: 50, y: 50 },
};

test("the photograph is cropped at its focal point", async () => {
  const photoFile = await bands();
  const addresses = await prepare(
    { ...card, key: "left", focus: { x: 0, y: 50 }, photoFile },
    { ...card, key: "right", focus: { x: 100, y: 50 }, photoFile },
  );
  const edges = async (key: string) => {
    const image = sharp(join(root, "out", addresses.get(key) ?? ""));
    const row = { top: volume.top + 100, width: 1, height: 1 };
    const at = (left: number) => image.clone().extract({ ...row, left });
    const pixels = [volume.left + 8, volume.left + volume.width - 8].map((left) =>
      at(left).raw().toBuffer(),
    );
    return (await Promise.all(pixels)).map((pixel) => ["red", "lime", "blue"][strongest(pixel)]);
  };
  expect(await edges("left")).toEqual(["red", "lime"]);
  expect(await edges("right")).toEqual(["lime", "blue"]);
});

function strongest(pixel: Uint8Array): number {
  return pixel.indexOf(Math.max(...pixel));
}

test("an unchanged card is taken from the cache, with another title it is made again", async () => {
  const photoFile = await bands();
  const first = await prepare({ ...card, photoFile });
  expect(first.get("villa-it")).toMatch(/^\/social\/villa-it\.[0-9a-f]{8}\.jpg$/);
  expect(await prepare({ ...card, photoFile })).toEqual(first);
  expect(await readdir(join(root, "cache"))).toHaveLength(1);
  const renamed = await prepare({ ...card, photoFile, title: "Interni" });
  expect(renamed.get("villa-it")).not.toBe(first.get("villa-it"));
});

test("a card has its text as outlines, and does not repeat the name as title", () => {
  const drawing = drawCard({ mark, name: "Villa Ulia", title: "La villa", caption: "Puglia" });
  expect(drawing).not.toContain("<text");
  expect(drawing).toContain(`fill="${colour("lime")}"`);
  const home = drawCard({ mark, name: "Villa Ulia", title: "Villa Ulia", caption: "Puglia" });
  expect(home.match(/<path/g)?.length).toBeLessThan(drawing.match(/<path/g)?.length ?? 0);
});

/** The right edges in pixels of all lines of text on a card. */
function rightEdges(drawing: string): number[] {
  const lines = [
    ...drawing.matchAll(
      /<g transform="translate\(([\d.-]+) [\d.-]+\) scale\(([\d.]+) [^>]*>(.*?)<\/g>/g,
    ),
  ];
  return lines.map(([, x, scale, glyphs = ""]) => {
    const last = [...glyphs.matchAll(/translate\(([\d.-]+) /g)].at(-1)?.[1] ?? 0;
    return Number(x) + Number(scale) * Number(last);
  });
}

test("long names, titles and captions stay beside the photograph", () => {
  const drawing = drawCard({
    mark,
    name: "Nuova Masseria Sant’Agostino dei Vigneti",
    title: "Sommerfrische in der Masseria mit Gartenwirtschaft am Wasser",
    caption: "A country house between the sea and the hills, for families and friends",
  });
  // name, four lines of the title with the shadow of the last, caption
  expect(rightEdges(drawing)).toHaveLength(7);
  expect(Math.max(...rightEdges(drawing))).toBeLessThan(volume.left);
});
