import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import { shadowSlope, wordShadowDepth, wordShadowStyle, wordStyle } from "../design.ts";
import { type FamilyName, familySource, shapeLine } from "../fonts/typefaces.ts";
import { breakLines, type TextRun } from "./break-lines.ts";

/** The fonts of the document, one per weight: PDF does not support variable fonts. */
const typefaces = {
  reading: { family: "literata", weight: 400 },
  strong: { family: "literata", weight: 700 },
  title: { family: "ysabeau", weight: 250 },
  heading: { family: "ysabeau", weight: 350 },
  label: { family: "ysabeau", weight: 480 },
} satisfies Record<string, { family: FamilyName; weight: number }>;

type Typeface = keyof typeof typefaces;

export async function subsetTypefaces(characters: string): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [name, { family, weight }] of Object.entries(typefaces)) {
    const font = await subsetFont(await familySource(family), characters, {
      targetFormat: "sfnt",
      keepFeatures: ["kern", "mark", "ccmp", "liga", "lnum", "tnum"],
      variationAxes: { wght: weight },
    });
    fonts.set(name, font);
  }
  return fonts;
}

/** An A4 page in points, with a column for headings and one for text. */
export const pageGeometry = {
  width: 595.28,
  height: 841.89,
  left: 51,
  right: 544,
  top: 64,
  bottom: 780,
  text: 193,
};

type Style = {
  face: Typeface;
  size: number;
  leading: number;
  /** A token of the style sheets; ink if none is given. */
  color?: string;
  /** In em. */
  tracking?: number;
};

export const styles = {
  title: { face: "title", size: 50, leading: 50, tracking: wordStyle.tracking },
  reading: { face: "reading", size: 10, leading: 15.4 },
  heading: { face: "heading", size: 14.5, leading: 17 },
  subtitle: { face: "heading", size: 15.5, leading: 20 },
  label: { face: "label", size: 10, leading: 14, color: "ink-soft" },
} satisfies Record<string, Style>;

/** An element of the structure tree, by which screen readers know the text. */
export type Tagged = PDFKit.PDFStructureElement;

export class PdfLayout {
  readonly pdf: PDFKit.PDFDocument;
  y = pageGeometry.top;

  readonly #colour: (name: string) => string;

  constructor(
    pdf: PDFKit.PDFDocument,
    fonts: Map<string, Buffer>,
    colour: (name: string) => string,
  ) {
    this.pdf = pdf;
    this.#colour = colour;
    for (const [name, font] of fonts) pdf.registerFont(name, font);
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = pageGeometry.top;
  }

  ensureSpace(height: number): void {
    if (this.y + height > pageGeometry.bottom) this.newPage();
  }

  lines(runs: TextRun[], style: Style, column: number): TextRun[][] {
    return breakLines(runs, column, (run) => this.#width(run, style));
  }

  /** Draws lines as one element of the structure tree, without widows and orphans. */
  block(parent: Tagged, type: string, lines: TextRun[][], x: number, style: Style) {
    const element = this.pdf.struct(type);
    parent.add(element);
    let waiting = lines;
    while (waiting.length > 0) {
      const room = Math.floor((pageGeometry.bottom - this.y) / style.leading);
      const here = waiting.slice(0, linesHere(waiting.length, room));
      waiting = waiting.slice(here.length);
      if (here.length > 0) {
        const top = this.y;
        element.add(() => this.#draw(here, x, top, style));
        this.y += here.length * style.leading;
      }
      if (waiting.length > 0) this.newPage();
    }
    element.end();
  }

  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.pdf.markContent("Artifact", { type });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  line(
    y: number,
    weight: number,
    from: number = pageGeometry.left,
    to: number = pageGeometry.right,
  ): void {
    this.artifact(() =>
      this.pdf
        .lineWidth(weight)
        .strokeColor(this.#colour("ink"))
        .moveTo(from, y)
        .lineTo(to, y)
        .stroke(),
    );
  }

  standingWord(parent: Tagged, text: string): void {
    const { pdf } = this;
    const word = shapeLine(text, wordStyle);
    const size = Math.min(50, (pageGeometry.right - pageGeometry.left) / word.width);
    // at line height 1 Ysabeau's baseline is .8825 em below the top
    const ground = this.y + size * 0.8825;
    this.artifact(() => this.#shadow(text, size, ground));
    const title = { ...styles.title, size };
    parent.add(pdf.struct("H1", {}, () => this.#set(text, pageGeometry.left, ground, title)));
    this.line(ground + 1, 2, 0, pageGeometry.width);
    this.y = ground + size * wordShadowDepth + 26;
  }

  /** Drawn as outlines, so that copied text does not contain the title twice. */
  #shadow(text: string, size: number, ground: number): void {
    const { pdf } = this;
    const { glyphs } = shapeLine(text, wordShadowStyle);
    // the y axis of outlines points up, so unflipped they are mirrored as a shadow
    const depth = wordShadowDepth * (size / 1000);
    pdf.rect(0, ground, pageGeometry.width, size).clip();
    pdf.transform(size / 1000, 0, depth * shadowSlope, depth, pageGeometry.left, ground + 1);
    for (const { path, x, y } of glyphs) {
      pdf.save().translate(x, y).path(path).fill(this.#colour("shadow")).restore();
    }
  }

  /** A single line whose baseline is at `y`, as much smaller as the room is too narrow. */
  single(
    text: string,
    x: number,
    y: number,
    style: Omit<Style, "leading">,
    room = Number.POSITIVE_INFINITY,
  ): void {
    const size = style.size * Math.min(1, room / this.widthOf(text, style));
    this.#set(text, x, y, { ...style, size });
  }

  widthOf(text: string, { face, size }: Omit<Style, "leading">): number {
    return this.pdf.font(face, size).widthOfString(text, { features });
  }

  #width({ text, bold }: TextRun, style: Style): number {
    return this.widthOf(text, { ...style, face: bold ? "strong" : style.face });
  }

  #draw(lines: TextRun[][], left: number, top: number, style: Style): void {
    for (const [index, line] of lines.entries()) {
      let x = left;
      const baseline = top + (index + 0.74) * style.leading;
      for (const run of line) {
        this.#set(run.text, x, baseline, {
          ...style,
          face: run.bold ? "strong" : style.face,
        });
        x += this.#width(run, style);
      }
    }
  }

  #set(text: string, x: number, baseline: number, style: Omit<Style, "leading">): void {
    const { face, size, color = "ink", tracking = 0 } = style;
    this.pdf
      .font(face, size)
      .fillColor(this.#colour(color))
      .text(text, x, baseline, {
        baseline: "alphabetic",
        lineBreak: false,
        features,
        characterSpacing: tracking * size,
      });
  }
}

/** Lining figures, kerning, ligatures. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ["lnum", "kern", "liga"];

function linesHere(count: number, room: number): number {
  if (count <= room) return count;
  const here = count - room < 2 ? room - 1 : room;
  return here < 2 ? 0 : here;
}

/** Creates an empty tagged PDF (PDF/UA) with A4 pages. */
export function createDocument(
  lang: string,
  info: Record<string, string | Date>,
): PDFKit.PDFDocument {
  return new PDFDocument({
    // @ts-expect-error the types of pdfkit do not know PDF/UA yet
    subset: "PDF/UA",
    size: [pageGeometry.width, pageGeometry.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang,
    info,
  });
}
