import { apartmentColours, type Facts } from "../../site/content/facts.ts";
import { storeysOf } from "./houses.content.ts";

type Apartments = Pick<Facts, "apartments">;

/**
 * CSS rules that give each apartment its colour: for the shadows of its section, of its link and of
 * its photographs, and for its parts of drawings and of the comparison.
 */
export function apartmentColourCss({ apartments }: Apartments): string {
  const rules = apartments.map(({ key, photoSet, colour }, index) => {
    const shadows = `#${photoSet},a[href="#${photoSet}"],[data-photo-grid="${photoSet}"]`;
    const parts = `[data-home="${key}"],.is-${key},[data-compare] td:nth-of-type(${index + 1})`;
    const value = `var(${apartmentColours[colour]})`;
    return `${shadows}{--shade:${value}}${parts}{--tint:${value}}`;
  });
  return [`#compare{--homes:${apartments.length + 1}}`, ...rules, wholeHouseCss(apartments)].join(
    "\n",
  );
}

/** The square of the whole house: the colours of all apartments in the order of the drawn villa. */
function wholeHouseCss(apartments: Facts["apartments"]): string {
  const { lower, upper } = storeysOf(apartments) ?? { lower: undefined, upper: apartments };
  const inOrder = lower ? [lower, ...upper] : upper;
  const edges = inOrder.map((_, index) => edge(index + 1, index));
  const lines = edges
    .slice(0, -1)
    .map(
      (_, index) => `linear-gradient(currentColor 0 0) ${edge(index + 1, index + 1)} 0/1px 100%`,
    );
  const colours = inOrder.map(({ colour }, index) =>
    [`var(${apartmentColours[colour]})`, index > 0 && "0", edges[index]].filter(Boolean).join(" "),
  );
  return `[data-compare] td:last-child{--squares:${[...lines, `linear-gradient(to right,${colours})`]};--width:${edge(inOrder.length, inOrder.length - 1)}}`;
}

/** The right edge of a square of 0.62 em each, of which `lines` share their border of a pixel. */
function edge(squares: number, lines: number): string {
  return `calc(${(0.62 * squares).toFixed(2)}em - ${lines}px)`;
}
