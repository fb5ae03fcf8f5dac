// Draws the icons of public/ from the design's mark. They are checked in; after a change of mark or colours:
//   npx node tools/makers/icons/icons.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { mark, markWithoutSquare } from "../../../src/components/brand/mark.ts";
import { colour } from "../../design/colours.ts";

const publicDir = join(import.meta.dirname, "../../../public");

/** The mark in lime on a sage square of 48; `scale` leaves a margin around it. */
function icon(path: string, scale: number, stroke: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour("sage")}" d="M0 0h48v48H0z"/><path fill="none" stroke="${colour("lime")}" stroke-width="${stroke}" stroke-linejoin="round" transform="translate(24 24) scale(${scale}) translate(-24 -24)" d="${path}"/></svg>\n`;
}

/** In a tab the star fills the whole square: with a margin it would be too small at 16 px. */
const tab = icon(markWithoutSquare, 1, 3);
const homeScreen = icon(mark, 0.68, 2);
/** Launchers may crop a maskable icon to a circle of 80 %, which must contain the whole mark. */
const maskable = icon(mark, 0.56, 2);

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file holding PNG images: a directory of 16-byte entries, then the images. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, data }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ data }) => data)]);
}

const tabSizes = [16, 32, 48];
const tabImages = tabSizes.map(async (size) => ({ size, data: await png(tab, size) }));

await mkdir(join(publicDir, "icons"), { recursive: true });
await writeFile(join(publicDir, "favicon.svg"), tab);
await writeFile(join(publicDir, "favicon.ico"), ico(await Promise.all(tabImages)));
await writeFile(join(publicDir, "apple-touch-icon.png"), await png(homeScreen, 180));
await writeFile(join(publicDir, "icons/icon-192.png"), await png(homeScreen, 192));
await writeFile(join(publicDir, "icons/icon-512.png"), await png(homeScreen, 512));
await writeFile(join(publicDir, "icons/icon-maskable-512.png"), await png(maskable, 512));
