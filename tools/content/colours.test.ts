import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixture } from "../../tests/support/test-house.ts";
import {
  colour,
  colourFaults,
  contrast,
  families,
  pairs,
  recolouring,
  tokensOf,
  waterOf,
} from "./colours.ts";
import type { Colours } from "./owner-files.ts";

const chosen: Colours = fixture("colours");
const names = Object.keys(families).map((name) => colour(name));
const known = [...names, ...Object.values(families).flat()];
const house = {
  texts: new Map([["settings.json", Buffer.from(JSON.stringify({ colours: chosen }))]]),
};
const recolour = recolouring(house);

test("a draft's colours win over those of the saved style sheets", () => {
  expect(tokensOf(house)).toContain(
    `:root:root {\n  color-scheme: only light;\n  --lime: ${chosen.lime}`,
  );
});

/** Of three or four digits, functions, and the names of what is neither black, white nor transparent. */
const otherNotations =
  /(?<![\w&])#(?!0000?\b|fff\b)[0-9a-f]{3,4}(?![\w-])(?=[^{}]*[;}"])|\b(?:rgb|hsl)a?\(|\b(?:hwb|oklch|oklab|lch|lab)\(|(?:color|background|fill|stroke)[:=]\s*"?(?:gr[ae]y|red|green|blue|beige|brown)\b/g;

test("every colour of style sheets and drawings is one of the seven or follows one, but black and white", () => {
  const files = globSync(["src/**/*.{css,svg}", "demo/drawings/*.svg"]);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, "utf8").toLowerCase();
    // written in another way a colour would not follow the owner's
    expect(text.match(otherNotations) ?? [], file).toEqual([]);
    const found = text.match(/#[0-9a-f]{6}/g) ?? [];
    for (const each of found) {
      if (!/#(000000|ffffff)/.test(each)) expect(known, file).toContain(each);
    }
  }
  expect(known.filter((each) => new RegExp(known.join("|")).test(recolour(each)))).toEqual([]);
});

test("what follows a colour keeps its place beside it, and the demo's stay as they are", () => {
  expect(recolour("fill: #20261F; --ink-soft: #4a5349b3; #ffffff")).toBe(
    "fill: #1d2433; --ink-soft: #444c61b3; #ffffff",
  );
  const demo = {
    texts: new Map([["settings.json", Buffer.from('{"colours":{"lime":"#f3f5f2"}}')]]),
  };
  expect(recolouring(demo)(known.join())).toBe(known.join());
});

const everyPair = pairs.flatMap(({ needed, colour, grounds }) =>
  grounds.map((ground) => [colour, ground, needed] as const),
);

test.each(everyPair)(
  "%s on %s reaches %d in the demo and in other colours",
  (shown, ground, needed) => {
    const [one = "", other = ""] = [shown, ground].map((name) =>
      name.startsWith("#") ? name : colour(name),
    );
    expect(contrast(one, other)).toBeGreaterThanOrEqual(needed);
    expect(contrast(recolour(one), recolour(other))).toBeGreaterThanOrEqual(needed);
  },
);

test.each<[Colours, key: string, grounds: string[]]>([
  [{ terracotta: "#b86a50" }, "terracotta", ["lime", "lime", "shadow", "water", "terracotta"]],
  [{ honey: "#6b5a34" }, "honey", []],
  [{ lime: "#8f8f8f" }, "lime", []],
  [{ sage: "#9db39a" }, "sage", []],
  [{ shadow: "#5a6472" }, "shadow", []],
  [{ water: "#3f6f8a" }, "water", []],
  [{ ink: "#7d857c" }, "ink", []],
])("%j is named", (colours, key, grounds) => {
  const found = colourFaults(colours);
  expect(found.length).toBeGreaterThan(0);
  for (const { code, path } of found) expect([code, ...path]).toEqual(["contrast", "colours", key]);
  if (grounds.length > 0) expect(found.map(({ values }) => values.second)).toEqual(grounds);
});

test("at a house without a pool, or without any water, no colour has to be seen on water", () => {
  expect(colourFaults({ water: "#3f6f8a" }, waterOf({ paths: [] }, undefined))).toEqual([]);
  const atSea = waterOf({ paths: ["drawings/map.json"] }, undefined);
  const found = colourFaults({ water: "#3f6f8a" }, atSea);
  expect(found.map(({ values }) => values.first)).toEqual(["ink"]);
});
