import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Drawing } from "../../src/site/drawing.ts";
import { colourIn } from "../content/colours.ts";
import { type DrawingsOf, hasOwnDrawing, lineDrawing, readDrawings } from "../content/drawings.ts";

export async function writeIcons(house: DrawingsOf, outDir: string): Promise<void> {
  const { mark } = readDrawings(["mark"], house);
  const isMarkAlone = hasOwnDrawing("mark", house) && !hasOwnDrawing("icon", house);
  const drawing = isMarkAlone ? mark : readDrawings(["icon"], house).icon;
  // in a tab the drawing fills the whole square: with a margin it would be too small at 16 px
  const tab = icon(house, drawing, 1);
  const homeScreen = icon(house, mark, 0.68);
  // launchers may crop a maskable icon to a circle of 80 %, which must contain the whole mark
  const maskable = icon(house, mark, 0.56);
  const files = {
    "favicon.svg": `${tab}\n`,
    "favicon.ico": ico(await png(tab, 48)),
    "apple-touch-icon.png": await png(homeScreen, 180),
    "icons/icon-192.png": await png(homeScreen, 192),
    "icons/icon-512.png": await png(homeScreen, 512),
    "icons/icon-maskable-512.png": await png(maskable, 512),
  };
  await mkdir(join(outDir, "icons"), { recursive: true });
  for (const [name, file] of Object.entries(files)) await writeFile(join(outDir, name), file);
}

/** A drawing in lime on a sage square of 48; `scale` leaves a margin around it. */
function icon(house: DrawingsOf, drawing: Drawing, scale: number): string {
  const size = 48 * scale;
  const lines = lineDrawing(drawing, {
    at: (48 - size) / 2,
    size,
    colour: colourIn(house, "lime"),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colourIn(house, "sage")}" d="M0 0h48v48H0z"/>${lines}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** A header, a directory of one entry of 48 by 48 pixels, and the image, whose length the entry says. */
function ico(image: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}
