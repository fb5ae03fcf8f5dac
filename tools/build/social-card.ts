import type { Drawing } from "../../src/drawings/drawing.ts";
import { lineDrawing } from "../content/drawings/read-drawings.ts";
import {
  shadowAngle,
  shadowDepth,
  shadowSlope,
  wordShadowDepth,
  wordShadowStyle,
  wordStyle,
} from "./design.ts";
import { type LineStyle, shapeLine } from "./fonts/typefaces.ts";

/** Size in pixels recommended for link previews (Open Graph, 1.91 : 1). */
const cardSize = { width: 1200, height: 630 };

const margin = 64;
/** Top edge of the ground line in pixels. */
const ground = 512;
const lineWidth = 4;

export const volume = { left: 560, top: margin, width: 576, height: ground - margin };

/** In pixels, as `titleHeight`. */
const textWidth = volume.left - margin - 28;

/** Em by which display lines are moved left, so that stems align with the mark. */
const hang = 0.05;
const largestWord = 152;
const leading = 0.96;
const titleHeight = 330;
/** A title is on fewer lines, unless one more makes it larger by this factor. */
const worthAnotherLine = 1.2;

const brandStyle = { ...wordStyle, weight: 300, tracking: -0.01 } as const;
const captionStyle = { family: "ysabeau", weight: 450 } as const;

export type CardText = {
  mark: Drawing;
  colours: Record<"ink" | "lime" | "shadow", string>;
  name: string;
  title: string;
  caption?: string;
};

/** A card without its photograph as SVG, with all text as outlines, so that no fonts are needed. */
export function drawCard({ mark, colours, name, title, caption }: CardText): string {
  const { width, height } = cardSize;
  const lines = fitWord(title);
  const standing = lines.rows.at(-1) ?? "";
  const x = margin - hang * lines.size;
  const rows = lines.rows.map((row, index) => {
    const baseline = ground - (lines.rows.length - 1 - index) * leading * lines.size;
    return outline(row, wordStyle, lines.size, x, baseline);
  });
  const markSize = 46;
  const brandSize = fitting(name, brandStyle, 44, textWidth - 62);
  // where the title is the villa's name, the mark alone is enough
  const brand =
    title === name ? "" : outline(name, brandStyle, brandSize, margin + 62, margin + 38);
  const captionSize = fitting(caption ?? "", captionStyle, 27, textWidth);
  const under = caption ? outline(caption, captionStyle, captionSize, margin, height - 40) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colours.ink}">
<rect width="${width}" height="${height}" fill="${colours.lime}"/>
<g fill="${colours.shadow}">${volumeShadow()}${wordShadowOf(standing, lines.size, x)}</g>
<rect y="${ground}" width="${width}" height="${lineWidth}"/>
${lineDrawing(mark, { at: margin - markSize / 48, size: markSize, colour: colours.ink })}
${brand}${rows.join("")}${under}
</svg>`;
}

function fitWord(title: string): { rows: string[]; size: number } {
  const measure = (row: string) => shapeLine(row, wordStyle).width - hang;
  return [1, 2, 3, 4]
    .map((lines) => {
      const rows = evenLines(title, lines, measure);
      const size = Math.min(largestWord, textWidth / widest(rows, measure));
      return { rows, size: Math.min(size, titleHeight / (rows.length * leading)) };
    })
    .reduce((best, each) => (each.size > best.size * worthAnotherLine ? each : best));
}

function fitting(text: string, style: LineStyle, size: number, width: number): number {
  return Math.min(size, width / shapeLine(text, style).width);
}

function volumeShadow(): string {
  const depth = volume.height * shadowDepth;
  const shift = depth * shadowSlope;
  const top = ground + lineWidth;
  return `<path d="M${volume.left} ${top}h${volume.width}l${shift} ${depth}h${-volume.width}z"/>`;
}

/** The shadow of the title's last line; parts below its baseline are clipped. */
function wordShadowOf(text: string, size: number, x: number): string {
  const skew = `translate(${x} ${ground + lineWidth}) skewX(${shadowAngle}) scale(1 ${-wordShadowDepth}) translate(${-x} ${-ground})`;
  const standing = `<clipPath id="standing"><rect width="${cardSize.width}" height="${ground}"/></clipPath>`;
  return `${standing}<g transform="${skew}"><g clip-path="url(#standing)">${outline(text, wordShadowStyle, size, x, ground)}</g></g>`;
}

function outline(text: string, style: LineStyle, size: number, x: number, y: number): string {
  const paths = shapeLine(text, style).glyphs.map(
    (glyph) => `<path d="${glyph.path}" transform="translate(${glyph.x} ${glyph.y})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 1000} ${-size / 1000})">${paths.join("")}</g>`;
}

type Measure = (line: string) => number;

/** Broken between words, so that the widest line is as narrow as possible. */
function evenLines(text: string, lines: number, measure: Measure): string[] {
  const words = text.split(" ");
  if (lines === 1 || words.length === 1) return [text];
  const ways = words
    .slice(1)
    .map((_, at) => [
      words.slice(0, at + 1).join(" "),
      ...evenLines(words.slice(at + 1).join(" "), lines - 1, measure),
    ]);
  return ways.reduce(
    (best, way) => (widest(way, measure) < widest(best, measure) ? way : best),
    [text],
  );
}

function widest(lines: string[], measure: Measure): number {
  return Math.max(...lines.map(measure));
}
