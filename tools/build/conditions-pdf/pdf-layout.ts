import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import { type FamilyName, familySource, shapeLine } from "../fonts/typefaces.ts";
import pageGeometry from "./page-geometry.json" with { type: "json" };

/** As in standing-word.module.css. */
export const wordStyle = { family: "ysabeau", weight: 250, tracking: -0.022 } as const;
export const wordShadowStyle = { ...wordStyle, weight: 330 } as const;

/** Depth of a shadow relative to the height of what casts it; a word's is twice as deep. */
export const shadowDepth = 0.16;
const wordShadowDepth = 2 * shadowDepth;

/** Angle of all shadows in degrees. */
export const shadowAngle = 52;

/** How far to the right a shadow leads for each unit of its depth. */
const shadowSlope = Math.tan((shadowAngle * Math.PI) / 180);

/** The fonts of the document, one per weight: PDF does not support variable fonts. */
const typefaces = {
  reading: { family: "literata", weight: 400 },
  strong: { family: "literata", weight: 700 },
  title: { family: "ysabeau", weight: 250 },
  heading: { family: "ysabeau", weight: 350 },
  label: { family: "ysabeau", weight: 480 },
} satisfies Record<string, { family: FamilyName; weight: number }>;

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
export { pageGeometry };

type Style = {
  face: keyof typeof typefaces;
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

/** Where the baseline of a line is, in parts of its height. */
const baseline = 0.74;

export type TextRun = { text: string; bold: boolean };

/** In points. */
export type Column = { left: number; width: number };

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

  /** As one element of the structure tree, on as many pages as it needs. */
  text(parent: Tagged, type: string, runs: TextRun[], style: Style, box: Column): void {
    const { pdf } = this;
    const { face, size, leading } = style;
    const rise = leading * baseline;
    this.fit(runs, style, box);
    const element = pdf.struct(type);
    parent.add(element);
    element.add(() => {
      pdf.x = box.left;
      pdf.y = this.y + rise;
      for (const [index, { text, bold }] of runs.entries()) {
        pdf
          .font(bold ? "strong" : face, size)
          .fillColor(this.#colour(style.color ?? "ink"))
          .text(text, {
            ...this.#flow(style, box),
            baseline: "alphabetic",
            continued: index < runs.length - 1,
          });
      }
    });
    element.end();
    this.y = pdf.y - rise;
  }

  /** A short paragraph is not divided, and of a long one no line stands alone at the end of a page. */
  fit(runs: TextRun[], style: Style, box: Column): void {
    const height = this.heightOf(runs.map(({ text }) => text).join(""), style, box);
    this.ensureSpace(Math.min(height, 6 * style.leading));
  }

  heightOf(text: string, style: Style, box: Column): number {
    this.pdf.font(style.face, style.size);
    return this.pdf.heightOfString(text, this.#flow(style, box));
  }

  #flow({ leading }: Style, { width }: Column) {
    return { width, features, lineGap: leading - this.pdf.currentLineHeight(true) };
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

/** Creates an empty tagged PDF (PDF/UA) with A4 pages. */
export function createDocument(
  lang: string,
  info: Record<string, string | Date>,
): PDFKit.PDFDocument {
  return new PDFDocument({
    // @ts-expect-error the types of pdfkit do not know PDF/UA yet
    subset: "PDF/UA",
    size: [pageGeometry.width, pageGeometry.height],
    margins: {
      top: pageGeometry.top + styles.reading.leading * baseline,
      bottom: pageGeometry.height - pageGeometry.bottom - styles.reading.leading * baseline,
      left: 0,
      right: 0,
    },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang,
    info,
  });
}
