import { readFileSync } from "node:fs";
import { join } from "node:path";
import Color from "colorjs.io";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import table from "./colours.json" with { type: "json" };
import { type House, jsonIn } from "./house.ts";
import { type Colours, settingsSchema } from "./owner-files.ts";
import { getOrInsertComputed } from "./values.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");

/** The demo's. @throws Error when the style sheet has no such colour */
export function colour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: there is no colour "--${name}".`);
  return value;
}

/** The seven colours that an owner can choose, and all others of style sheets and drawings, which follow them. */
export const families: Record<keyof Colours, string[]> = table.families;

const names = Object.keys(families) as (keyof Colours)[];

type Recolour = (text: string) => string;

const hex = /#[0-9a-f]{6}/gi;

const known = new WeakMap<object, Recolour>();

/** Replaces the demo's colours in a style sheet, a drawing or a single colour by those of the house. */
export function recolouring(house: Pick<House, "texts">): Recolour {
  return getOrInsertComputed(known, house, () => {
    const settings = Object(jsonIn(house, "settings.json").value);
    return recolouringBy(settingsSchema.shape.colours.safeParse(settings.colours).data);
  });
}

/** A colour of the style sheets, as the house has it. */
export function colourIn(house: Pick<House, "texts">, name: string): string {
  return recolouring(house)(colour(name));
}

/** The colours of the house as rules that win over those of the style sheets. */
export function tokensOf(house: Pick<House, "texts">): string {
  return recolouring(house)(tokens).replaceAll(":root", ":root:root");
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
  const followed = new Color("hsl", [
    hue - fromHue + toHue,
    Math.min(100, (saturation / fromSaturation) * toSaturation),
    light < fromLight
      ? (light / fromLight) * toLight
      : 100 - ((100 - light) / (100 - fromLight)) * (100 - toLight),
  ]);
  return followed.to("srgb").toString({ format: "hex", collapse: false });
}

/** Hue in degrees, the others in percent. */
function toHsl(value: string): [number, number, number] {
  const [hue, saturation, light] = new Color(value).to("hsl").coords;
  return [hue ?? 0, saturation ?? 0, light ?? 0];
}

/** Colours of texts, or of what else must be seen, on the grounds that they have: WCAG 1.4.3 and 1.4.11. */
export const { pairs } = table;

/** Where the colour of water is seen: a pool has texts on it, the drawn sea its name. */
export function waterOf({ paths }: Pick<House, "paths">, pool: unknown): "pool" | "sea" | "none" {
  if (pool !== undefined) return "pool";
  const hasSea = ["map", "road"].some((name) => paths.includes(`drawings/${name}.json`));
  return hasSea ? "sea" : "none";
}

/** Pairs of the owner's colours that cannot be told apart well enough, of those that the house shows. */
export function colourFaults(
  colours: Colours = {},
  water: ReturnType<typeof waterOf> = "pool",
): Problem[] {
  const isSeen = (name: string, ground: string) =>
    ground !== "water" || water === "pool" || (water === "sea" && name === "ink");
  const recolour = recolouringBy(colours);
  const shownAs = (name: string) => (name.startsWith("#") ? name : colour(name));
  const familyOf = (value: string) =>
    names.find((name) => colour(name) === value || families[name].includes(value)) ?? "lime";
  return pairs.flatMap(({ needed, colour: name, grounds }) =>
    grounds.flatMap((ground) => {
      if (!isSeen(name, ground)) return [];
      const values = [shownAs(name), shownAs(ground)] as const;
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
  return new Color(one).contrastWCAG21(other);
}
