import { mkdtemp, rm, writeFile } from "node:fs/promises";
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

test("a card has its text as outlines, and does not repeat the name as title", () => {
  const drawing = drawCard({ mark, name: "Villa Ulia", title: "La villa", caption: "Puglia" });
  expect(drawing).not.toContain("<text");
  expect(drawing).toContain(`fill="${colour("lime")}"`);
  const home = drawCard({ mark, name: "Villa Ulia", title: "Villa Ulia", caption: "Puglia" });
  expect(home.match(/<path/g)?.length).toBeLessThan(drawing.match(/<path/g)?.length ?? 0);
});
