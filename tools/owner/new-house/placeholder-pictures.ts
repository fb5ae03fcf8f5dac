import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { colour } from "../../build/design/colours.ts";
import { placeholderName } from "../../content/draft.ts";

/** Grounds of the placeholders, from the palette of the site. */
const grounds = ["half-shade", "shadow", "sage-light", "ochre"].map(colour);

/** Wide enough for every slot, also for those as wide as the window. */
const size = { width: 2560, height: 1707 };

/** An outline of a house on plain ground, without text, which cannot be mistaken for a photograph. */
function drawing(ground: string, tower: number): string {
  const left = 700 + 260 * tower;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2560 1707">
    <path fill="${ground}" d="M0 0h2560v1707H0z"/>
    <path fill="none" stroke="${colour("ink-soft")}" stroke-width="10" d="M0 1180h2560M700 1180V820h1160v360M${left} 820V620h380v200M${left + 130} 1180V980a60 60 0 0 1 120 0v200"/>
  </svg>`;
}

const drawn = new Map<string, Promise<Buffer>>();

/** The drawing as a JPEG, made once for all sets that use it. */
function pictureOf(svg: string): Promise<Buffer> {
  const made =
    drawn.get(svg) ??
    sharp(Buffer.from(svg)).resize(size.width, size.height).jpeg({ quality: 70 }).toBuffer();
  drawn.set(svg, made);
  return made;
}

/** Captions in both languages; different for each picture, as the build expects. */
function caption(file: string, set: string, number: number) {
  return {
    file,
    en: `[Describe photograph ${number} of ${set}]`,
    it: `[Descrivete la fotografia ${number} di ${set}]`,
  };
}

/**
 * Writes a set of three placeholder pictures with their captions.
 * @param folder `content/photos/villa`
 */
export async function writePlaceholders(folder: string, set: string, seed: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const captions = [];
  for (let number = 1; number <= 3; number += 1) {
    const file = `${placeholderName(number)}.jpg`;
    const svg = drawing(
      grounds[(seed + number) % grounds.length] ?? colour("half-shade"),
      (seed * 3 + number) % 4,
    );
    await writeFile(join(folder, file), await pictureOf(svg));
    captions.push(caption(file, set, number));
  }
  await writeFile(join(folder, "captions.json"), `${JSON.stringify(captions, null, 2)}\n`);
}
