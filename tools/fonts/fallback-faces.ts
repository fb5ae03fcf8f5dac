import { type FamilyName, families } from "./families.ts";

type FallbackFace = {
  family: FamilyName;
  cssName: string;
  /** Names of the local font on different systems, in order of preference. */
  local: string[];
  weights: [lightest: number, heaviest: number];
  /** `size-adjust` in per cent that gives it the widths of the web font, measured on both languages' texts. */
  ratio: number;
};

/**
 * When the display font arrives, it replaces a local font, which must move nothing: so the local font is
 * scaled to its widths. The reading font never replaces another one (`font-display: optional`), but a
 * page without it should have text of the same size.
 */
const faces: FallbackFace[] = [
  {
    family: "ysabeau",
    cssName: "Ysabeau Arial",
    local: ["Arial", "ArialMT", "Liberation Sans"],
    weights: [1, 500],
    ratio: 93.7,
  },
  {
    family: "ysabeau",
    cssName: "Ysabeau Arial",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    weights: [501, 1000],
    ratio: 88,
  },
  {
    family: "ysabeau",
    cssName: "Ysabeau Roboto",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    ratio: 93.8,
  },
  {
    family: "ysabeau",
    cssName: "Ysabeau Roboto",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    ratio: 93.5,
  },
  {
    family: "literata",
    cssName: "Literata Georgia",
    local: ["Georgia", "Gelasio"],
    weights: [1, 1000],
    ratio: 107,
  },
  {
    family: "literata",
    cssName: "Literata Noto",
    local: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"],
    weights: [1, 1000],
    ratio: 99.1,
  },
  {
    family: "literata",
    cssName: "Literata Times",
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    weights: [1, 1000],
    ratio: 117.5,
  },
];

/** The `@font-face` rules of the local fallbacks. */
export function fallbackFaces(): string {
  return faces
    .map(({ family, cssName, local, weights, ratio }) => {
      const { ascent, descent } = families[family];
      const src = local.map((name) => `local("${name}")`).join(",");
      return (
        `@font-face{font-family:"${cssName}";src:${src};font-weight:${weights.join(" ")};` +
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
