import { type FamilyName, families } from "./families.ts";

/**
 * `size-adjust` is the percentage that gives the local font the widths of the web font, measured on the
 * texts of all languages. A local font has other names on other systems, the preferred one first.
 */
type FallbackFace = [
  family: FamilyName,
  cssName: string,
  weights: string,
  sizeAdjust: number,
  local: string[],
];

const regular = "1 500";
const bold = "501 1000";
const all = "1 1000";

/**
 * When the display font arrives, it replaces a local font, which must move nothing: so the local font is
 * scaled to its widths. The reading font never replaces another one (`font-display: optional`), but a
 * page without it should have text of the same size.
 */
const faces: FallbackFace[] = [
  ["ysabeau", "Ysabeau Arial", regular, 93.7, ["Arial", "ArialMT", "Liberation Sans"]],
  ["ysabeau", "Ysabeau Arial", bold, 88, ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"]],
  ["ysabeau", "Ysabeau Roboto", regular, 93.8, ["Roboto", "Roboto-Regular"]],
  ["ysabeau", "Ysabeau Roboto", bold, 93.5, ["Roboto Bold", "Roboto-Bold"]],
  ["literata", "Literata Georgia", all, 107, ["Georgia", "Gelasio"]],
  ["literata", "Literata Noto", all, 99.1, ["Noto Serif", "NotoSerif", "NotoSerif-Regular"]],
  [
    "literata",
    "Literata Times",
    all,
    117.5,
    ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
  ],
];

/** The `@font-face` rules of the local fallbacks. */
export function fallbackFaces(): string {
  return faces
    .map(([family, cssName, weights, ratio, local]) => {
      const { ascent, descent } = families[family];
      const src = local.map((name) => `local("${name}")`).join(",");
      return (
        `@font-face{font-family:"${cssName}";src:${src};font-weight:${weights};` +
        `size-adjust:${ratio}%;ascent-override:${percent(ascent, ratio)};` +
        `descent-override:${percent(descent, ratio)};line-gap-override:0%}`
      );
    })
    .join("\n");
}

/** Metric overrides are relative to the adjusted size, so the height is divided by the ratio. */
function percent(height: number, ratio: number): string {
  return `${(height / 10 / (ratio / 100)).toFixed(1)}%`;
}
