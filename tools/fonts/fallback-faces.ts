import { families } from "./families.ts";

/** Percentages by which the letters of a local font become as wide as the site's. */
type Ratios = { letters: number; capitals?: number; figures?: number; space?: number };

type FallbackFace = {
  cssName: string;
  /** Names of the local font on the systems that have it, the best first. */
  local: string[];
  weights: [lightest: number, heaviest: number];
  ratios: Ratios;
};

/**
 * A late font must move nothing, so every device's own fonts get the widths of ours. One ratio per font is not enough:
 * the space of Georgia is a fifth wider than Literata's, its letters a tenth narrower, and lines would break elsewhere.
 * Ratios measured on the whole content in both languages.
 */
const ysabeauFaces: FallbackFace[] = [
  {
    cssName: "Ysabeau Arial",
    local: ["Arial", "ArialMT", "Liberation Sans"],
    weights: [1, 500],
    ratios: { letters: 94, capitals: 95.5, figures: 89.3, space: 88.5 },
  },
  {
    cssName: "Ysabeau Arial",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    weights: [501, 1000],
    ratios: { letters: 87.5, capitals: 94.6, figures: 89.7, space: 88.5 },
  },
  {
    cssName: "Ysabeau Roboto",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    ratios: { letters: 92.8, capitals: 103, figures: 88.1, space: 99.2 },
  },
  {
    cssName: "Ysabeau Roboto",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    ratios: { letters: 92.6, capitals: 101.7, figures: 86.6, space: 99 },
  },
];

const literataFaces: FallbackFace[] = [
  {
    cssName: "Literata Georgia",
    local: ["Georgia", "Gelasio"],
    weights: [1, 550],
    ratios: { letters: 109, capitals: 105.1, figures: 94.1, space: 82.9 },
  },
  {
    cssName: "Literata Georgia",
    local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"],
    weights: [551, 1000],
    ratios: { letters: 97.8 },
  },
  {
    cssName: "Literata Noto",
    local: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"],
    weights: [1, 550],
    ratios: { letters: 100.4, capitals: 106.9, figures: 93.5, space: 76.9 },
  },
  {
    cssName: "Literata Noto",
    local: ["Noto Serif Bold", "NotoSerif-Bold"],
    weights: [551, 1000],
    ratios: { letters: 99.1 },
  },
  {
    cssName: "Literata Times",
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    weights: [1, 550],
    ratios: { letters: 121, capitals: 108.1, figures: 104.6, space: 80 },
  },
  {
    cssName: "Literata Times",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
    weights: [551, 1000],
    ratios: { letters: 117.7 },
  },
];

/** The letters' face has no range: it serves whatever the others do not. */
const ranges = {
  letters: undefined,
  capitals: "U+41-5A,U+C0-DE",
  figures: "U+30-39",
  space: "U+20,U+A0",
} satisfies Record<keyof Ratios, string | undefined>;

/** The `@font-face` rules of the local fonts that stand in until the site's fonts arrive. */
export function fallbackFaces(): string {
  return [
    ...ysabeauFaces.flatMap((face) => rules(face, families.ysabeau)),
    ...literataFaces.flatMap((face) => rules(face, families.literata)),
  ].join("\n");
}

function rules(face: FallbackFace, heights: { ascent: number; descent: number }): string[] {
  const src = face.local.map((name) => `local("${name}")`).join(",");
  // a later face of the same family and weight goes before an earlier one, so the ranges come after the letters
  return (["letters", "capitals", "figures", "space"] as const).flatMap((part) => {
    const ratio = face.ratios[part];
    if (ratio === undefined) return [];
    const range = ranges[part];
    return (
      `@font-face{font-family:"${face.cssName}";src:${src};font-weight:${face.weights.join(" ")};` +
      `size-adjust:${ratio}%;ascent-override:${percent(heights.ascent, ratio)};` +
      `descent-override:${percent(heights.descent, ratio)};line-gap-override:0%` +
      `${range ? `;unicode-range:${range}` : ""}}`
    );
  });
}

/** Overrides are taken of the size that `size-adjust` leaves, so the height is divided by its ratio. */
function percent(height: number, ratio: number): string {
  return `${(height / 10 / (ratio / 100)).toFixed(1)}%`;
}
