import { families } from "./families.ts";

type FallbackFace = {
  cssName: string;
  /** Names of the local font on different systems, in order of preference. */
  local: string[];
  weights: [lightest: number, heaviest: number];
  /** `size-adjust` in per cent that gives it the widths of the web font, measured on both languages' texts. */
  ratio: number;
};

/**
 * The display font swaps in when it arrives, which must move nothing: until then a local font has
 * its widths. The reading font needs none, since it never swaps in (`font-display: optional`).
 */
const faces: FallbackFace[] = [
  {
    cssName: "Ysabeau Arial",
    local: ["Arial", "ArialMT", "Liberation Sans"],
    weights: [1, 500],
    ratio: 93.7,
  },
  {
    cssName: "Ysabeau Arial",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    weights: [501, 1000],
    ratio: 88,
  },
  {
    cssName: "Ysabeau Roboto",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    ratio: 93.8,
  },
  {
    cssName: "Ysabeau Roboto",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    ratio: 93.5,
  },
];

/** The `@font-face` rules of the local fallbacks for the display font. */
export function fallbackFaces(): string {
  const { ascent, descent } = families.ysabeau;
  return faces
    .map(({ cssName, local, weights, ratio }) => {
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
