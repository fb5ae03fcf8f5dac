import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face, Feature, Font, Buffer as ShapingBuffer, shape, Variation } from "harfbuzzjs";
import families from "./families.json" with { type: "json" };

/** Ysabeau is for display, interface, labels and figures, Literata for reading; heights per thousand. */
export { families };
export type FamilyName = keyof typeof families;

export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "../../../src/styles/fonts", `${name}.ttf`));
}

export type LineStyle = {
  family: FamilyName;
  weight: number;
  /** Added after every character, in em, as `letter-spacing` does. */
  tracking?: number;
};

export type ShapedLine = {
  /** Advance of the whole line in em, tracking after the last character included, as CSS counts. */
  width: number;
  /** Outlines as SVG path data, in thousandths of an em; y grows upwards from the baseline. */
  glyphs: { path: string; x: number; y: number }[];
};

const faces: Record<FamilyName, Face> = {
  ysabeau: new Face(new Blob(await familySource("ysabeau"))),
  literata: new Face(new Blob(await familySource("literata"))),
};

/** Shapes a line of text with HarfBuzz, as browsers do, with kerning and lining figures. */
export function shapeLine(text: string, { family, weight, tracking = 0 }: LineStyle): ShapedLine {
  const font = new Font(faces[family]);
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const features = [new Feature("lnum", 1)];
  // browsers disable ligatures where letter-spacing is set
  if (tracking !== 0) features.push(new Feature("liga", 0));
  shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().flatMap((glyph, index) => {
    const position = positions[index];
    if (!position) return [];
    const placed = {
      path: font.glyphToPath(glyph.codepoint),
      x: pen + position.xOffset,
      y: position.yOffset,
    };
    pen += position.xAdvance + tracking * 1000;
    return [placed];
  });
  return { width: pen / 1000, glyphs };
}
