// Measures AVIF qualities: mean SSIMULACRA2 score and bytes of some photographs, by width and quality.
// Its results, which encode.ts is based on, are in docs/performance.md. Needs libjxl's tool `ssimulacra2` (Debian 13: libjxl-devtools).
//   npx node tools/makers/picture-quality.ts content/photos/villa/01.jpg content/photos/pool/02.jpg
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { widthsFor } from "../../src/site/pictures/picture-policy.ts";

const qualities = [46, 50, 54, 58];
const effort = 3;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "quality-"));
const original = join(folder, "original.png");
const decoded = join(folder, "decoded.png");

/** Score and bytes of one photograph at one width and quality. */
async function measure(photograph: string, width: number, quality: number) {
  await sharp(photograph).autoOrient().resize(width).png().toFile(original);
  const avif = await sharp(original).avif({ quality, effort }).toBuffer();
  await sharp(avif).png().toFile(decoded);
  const { stdout } = await run("ssimulacra2", [original, decoded]);
  return { score: Number.parseFloat(stdout), bytes: avif.length };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const photographs = process.argv.slice(2);
for (const width of widthsFor(1440)) {
  for (const quality of qualities) {
    const measured = [];
    for (const photograph of photographs) {
      const { autoOrient } = await sharp(photograph).metadata();
      if (autoOrient.width >= width) measured.push(await measure(photograph, width, quality));
    }
    if (measured.length === 0) continue;
    const score = mean(measured.map((each) => each.score)).toFixed(1);
    const worst = Math.min(...measured.map((each) => each.score)).toFixed(1);
    const bytes = Math.round(mean(measured.map((each) => each.bytes)));
    console.log(`${width} px  q ${quality}  mean ${score}  worst ${worst}  ${bytes} bytes`);
  }
}
await rm(folder, { recursive: true });
