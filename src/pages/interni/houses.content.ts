import type { Drawing } from "../../drawings/drawing.ts";
import { apartmentColours, type Facts } from "../../site/content/facts.ts";

// Each home as a small house as wide as it has guests, and the whole house made of all three.

type Apartment = Facts["apartments"][number];
type House = Pick<Apartment, "key" | "guests">;

/** Units of the drawing: a guest, both storeys, and the joint between them. */
const guestWidth = 44;
const lowerHeight = 60;
const upperHeight = 54;
const joint = 3;

/** @returns undefined unless two apartments upstairs are together as wide as the one below them */
export function drawHouses(apartments: Apartment[]): Drawing[] | undefined {
  const villa = storeysOf(apartments);
  if (!villa) return;
  const { lower, upper } = villa;
  const width = guestWidth * lower.guests;
  const raised = lowerHeight + joint;
  const above = upper.flatMap((house, index) =>
    upperHouse(house, index === 0 ? 0 : width - guestWidth * house.guests, -raised),
  );
  const whole = house(lower.guests, raised + upperHeight, [...lowerHouse(lower), ...above]);
  const homes = apartments.map((each) =>
    each.key === lower.key
      ? house(each.guests, lowerHeight, lowerHouse(each))
      : house(each.guests, upperHeight, upperHouse(each)),
  );
  return [...homes, whole];
}

export function houseWidths({ apartments }: Facts): string {
  if (!storeysOf(apartments)) return "";
  const counts = new Set(apartments.map(({ guests }) => guests));
  return [...counts].map((count) => `svg[data-guests="${count}"]{--guests:${count}}`).join("\n");
}

function storeysOf(
  apartments: readonly Apartment[],
): { lower: Apartment; upper: Apartment[] } | undefined {
  const ground = Math.min(...apartments.map(({ floor }) => floor));
  const [lower, ...others] = apartments.filter(({ floor }) => floor === ground);
  const upper = apartments.filter(({ floor }) => floor > ground).reverse();
  const guests = upper.reduce((sum, each) => sum + each.guests, 0);
  if (!lower || others.length > 0 || upper.length !== 2 || guests !== lower.guests) return;
  return { lower, upper };
}

function house(guests: number, height: number, children: Drawing[]): Drawing {
  const width = guestWidth * guests;
  return {
    tag: "svg",
    attrs: { viewBox: `0 ${-height} ${width} ${height}`, "data-guests": String(guests) },
    children: [part("shadow", rectangle(0, 0, width, height)), ...children],
  };
}

function lowerHouse({ key, guests }: House): Drawing[] {
  const arches = openings(guests, 34).map((x) => `M${x} 0v-30a17 17 0 0 1 34 0V0z`);
  return [wall(key, 0, 0, guests, lowerHeight), part("openings", arches.join(""))];
}

function upperHouse({ key, guests }: House, left = 0, bottom = 0): Drawing[] {
  const windows = openings(guests, 20).map((x) => left + x);
  const shutters = windows.flatMap((x) => [x - 9, x + 21]);
  const column = (width: number) => (x: number) => rectangle(x, bottom, width, 36);
  return [
    wall(key, left, bottom, guests, upperHeight),
    part("openings", windows.map(column(20)).join("")),
    part("shutters", shutters.map(column(8)).join("")),
  ];
}

function openings(guests: number, width: number): number[] {
  const wall = guestWidth * guests;
  const count = Math.ceil(guests / 2);
  const inset = 22;
  if (count === 1) return [(wall - width) / 2];
  const step = (wall - 2 * inset - width) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(inset + index * step));
}

function wall(home: string, x: number, bottom: number, guests: number, height: number): Drawing {
  const d = rectangle(x, bottom, guestWidth * guests, height);
  return { tag: "path", attrs: { "data-home": home, d } };
}

function part(name: string, d: string): Drawing {
  return { tag: "path", attrs: { "data-part": name, d } };
}

function rectangle(x: number, bottom: number, width: number, height: number): string {
  return `M${x} ${bottom}v${-height}h${width}v${height}z`;
}

export function apartmentColourCss({ apartments }: Pick<Facts, "apartments">): string {
  const rules = apartments.map(({ key, photoSet, colour }) => {
    const shadows = `#${photoSet},a[href="#${photoSet}"],[data-photo-grid="${photoSet}"]`;
    const parts = `[data-home="${key}"],.is-${key}`;
    const value = `var(${apartmentColours[colour]})`;
    return `${shadows}{--shade:${value}}${parts}{--tint:${value}}`;
  });
  return [`#compare{--homes:${apartments.length + 1}}`, ...rules].join("\n");
}
