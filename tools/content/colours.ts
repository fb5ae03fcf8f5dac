import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import { type House, jsonIn } from "./house.ts";
import { type Colours, settingsSchema } from "./owner-files.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");

/** The demo's. @throws Error when the style sheet has no such colour */
export function colour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: there is no colour "--${name}".`);
  return value;
}

/** The seven colours that an owner can choose, and all others of style sheets and drawings, which follow them. */
export const families: Record<keyof Colours, string[]> = {
  lime: ["#fbfcfa"],
  ink: ["#4a5349", "#59635a", "#6d766e", "#8b938c", "#9aa29a"],
  sage: ["#bcc8ae", "#6f8064", "#97a588", "#9aa58f", "#2d3b29", "#2c3929"],
  honey: ["#ddbb83", "#efe5d0", "#e8d5ae", "#e6c48f", "#c3c39c", "#d9d0bc", "#4b4237"],
  terracotta: ["#74301f", "#5e2518", "#4f1e11", "#b4613f", "#dcbfb8", "#d2ad94"],
  shadow: [
    ...["#e4e9ec", "#d0d9e1", "#bac5d1", "#b9c4d1", "#dce3e9", "#c9d2dc", "#9aa7b5"],
    ...["#b5c7d8", "#c8bfd4"],
  ],
  water: ["#a9d5cf", "#8fc4bf", "#8fc3bb", "#93c4bd", "#c3d9dc"],
};

const names = Object.keys(families) as (keyof Colours)[];

type Recolour = (text: string) => string;

const hex = /#[0-9a-f]{6}/gi;

/** Replaces the demo's colours in a style sheet, a drawing or a single colour by those of the house. */
export function recolouring(house: Pick<House, "texts">): Recolour {
  const { data } = settingsSchema.shape.colours.safeParse(
    Object(jsonIn(house, "settings.json").value).colours,
  );
  return recolouringBy(data);
}

/** A colour of the style sheets, as the house has it. */
export function colourIn(house: Pick<House, "texts">, name: string): string {
  return recolouring(house)(colour(name));
}

function recolouringBy(colours: Colours = {}): Recolour {
  const replaced = new Map(
    names.flatMap((name) => {
      const [from, to] = [colour(name), colours[name]?.toLowerCase()];
      if (!to || to === from) return [];
      const followers = families[name].map((each) => [each, follower(each, from, to)] as const);
      return [[from, to] as const, ...followers];
    }),
  );
  if (replaced.size === 0) return (text) => text;
  return (text) => text.replace(hex, (found) => replaced.get(found.toLowerCase()) ?? found);
}

/** As much lighter or darker, more or less saturated than `to` as `each` is than `from`. */
function follower(each: string, from: string, to: string): string {
  const [hue, saturation, light] = toHsl(each);
  const [fromHue, fromSaturation, fromLight] = toHsl(from);
  const [toHue, toSaturation, toLight] = toHsl(to);
  return toHex([
    hue - fromHue + toHue,
    Math.min(1, (saturation / fromSaturation) * toSaturation),
    light < fromLight
      ? (light / fromLight) * toLight
      : 1 - ((1 - light) / (1 - fromLight)) * (1 - toLight),
  ]);
}

type Triple = [number, number, number];

const channels = (value: string) =>
  [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255) as Triple;

/** Hue in degrees, the others from 0 to 1. */
function toHsl(value: string): Triple {
  const [red, green, blue] = channels(value);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const light = most - span / 2;
  if (span === 0) return [0, 0, light];
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return [sector * 60, span / (1 - Math.abs(2 * light - 1)), light];
}

function toHex([hue, saturation, light]: Triple): string {
  const range = saturation * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return light - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const bytes = [0, 8, 4].map((offset) => Math.round(channel(offset) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Colours of texts, or of what else must be seen, on the grounds that they have: WCAG 1.4.3 and 1.4.11. */
export const pairs: [needed: number, shown: string, grounds: string[]][] = [
  [4.5, "ink", ["lime", "lime-bright", "half-shade", "shadow", "water", "honey"]],
  [4.5, "ink", ["sage-light", "ochre", "dust-blue", "dust-rose", "clay"]],
  [4.5, "ink", ["olive-grey", "lilac", "sand"]],
  [4.5, "ink-soft", ["lime", "lime-bright", "half-shade", "water", "#d0d9e1"]],
  // days of the calendar that cannot be chosen, and past ones
  [4.5, "#59635a", ["lime-bright"]],
  [4.5, "#6d766e", ["lime-bright"]],
  [4.5, "terracotta", ["lime", "lime-bright", "half-shade", "water"]],
  [4.5, "lime-bright", ["sage", "ink"]],
  [4.5, "lime", ["ink", "terracotta-deep"]],
  [4.5, "shadow", ["terracotta-deep"]],
  // large letters of the menu, focus rings on dark grounds
  [3, "honey", ["sage", "ink", "terracotta-deep"]],
  // switches, chosen days, the icon
  [3, "sage", ["lime", "lime-bright"]],
];

/** Pairs of the owner's colours that cannot be told apart well enough. */
export function colourFaults(colours: Colours = {}): Problem[] {
  const recolour = recolouringBy(colours);
  const shownAs = (name: string) => (name.startsWith("#") ? name : colour(name));
  const familyOf = (value: string) =>
    names.find((name) => colour(name) === value || families[name].includes(value)) ?? "lime";
  return pairs.flatMap(([needed, shown, grounds]) =>
    grounds.flatMap((ground) => {
      const values = [shownAs(shown), shownAs(ground)] as const;
      const ratio = contrast(recolour(values[0]), recolour(values[1]));
      if (ratio >= needed) return [];
      const [first, second] = [familyOf(values[0]), familyOf(values[1])];
      return problem("contrast", "settings.json", ["colours", colours[first] ? first : second], {
        shown: recolour(values[0]),
        ground: recolour(values[1]),
        first,
        second,
        ratio: Math.floor(ratio * 10) / 10,
        needed,
      });
    }),
  );
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(value: string): number {
  const [red, green, blue] = channels(value).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  ) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
