import { expect, test } from "vitest";
import { labelCss, poleAt, roadCss, roadWidths } from "./road-css.content.ts";
import { house, type RoadPlace, type RoadStop } from "./road-stops.content.ts";

const place = (name: string, minutes: number, side: "left" | "right"): RoadPlace => ({
  place: name,
  minutes,
  side,
  drawing: "place",
});
const places = [
  place("hill", 15, "left"),
  place("sea", 40, "right"),
  place("port", 35, "left"),
  place("airport", 83, "left"),
];
const trees = [{ from: "hill", to: "port", at: 0.4 }];

test("every place is drawn at its driving time from the villa", () => {
  const rules = roadCss(places, { trees });
  expect(rules).toContain('[data-place="villa"]{--m:0;--w:18rem}');
  expect(rules).toContain('[data-place="port"]{--m:35}');
  expect(rules).toContain('[data-place="airport"]{--m:83}');
});

test("the road ends at the farthest place on either side", () => {
  expect(roadCss(places, { trees })).toContain("[data-road]{--left:83;--right:40;--longest:83}");
  expect(roadCss([], { trees: [] })).toContain("--left:0;--right:0;--longest:1");
});

test("a tree stays between its two places when their times change", () => {
  expect(roadCss(places, { trees })).toContain('[data-tree="1"]{--m:23}');
  const farther = places.map((each) => (each.place === "port" ? { ...each, minutes: 45 } : each));
  expect(roadCss(farther, { trees })).toContain('[data-tree="1"]{--m:27}');
});

/** Half an em for a letter, as the display font has on the average. */
const measure = (text: string) => text.length / 2;

type Box = { from: number; to: number; row: number };

/** What the rules make of a place in a window of a width: its label, as the style sheet draws it. */
function labelOf(stop: RoadStop, stops: RoadStop[], rules: string, width: number): Box {
  const rule = rules.split("\n").find((each) => each.startsWith(`[data-place="${stop.place}"]`));
  const value = (name: string) => Number.parseFloat(rule?.split(`--${name}:`)[1] ?? "0");
  const longest = Math.max(measure(stop.name), measure(stop.time ?? "")) * 17 + 1;
  const label = Math.min(136, longest);
  const pole = poleAt(stop, stops, width);
  const from = pole + value("at") * 16 + (value("by") / 100) * label;
  return { from, to: from + label, row: value("row") };
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test("no two names lie over each other, whatever the minutes from 3 to 180", () => {
  const random = randomNumbers(15);
  for (let each = 0; each < 100; each++) {
    const count = 1 + Math.floor(random() * 20);
    const stops = Array.from({ length: count }, (_, index): RoadStop => {
      const side = random() < 0.5 ? "left" : "right";
      const minutes = 3 + Math.floor(random() * 178);
      const name = "Borgo di Santa Maria al Mare".slice(0, 3 + Math.floor(random() * 25));
      return { ...place(`p${index}`, minutes, side), name, time: `${minutes} min, 40 km` };
    });
    const villa: RoadStop = { ...place(house, 0, "left"), name: "Villa", time: "SP26" };
    const rules = labelCss([[villa, ...stops]], measure);
    for (const width of roadWidths) {
      const labels = [villa, ...stops].map((stop) => ({
        ...labelOf(stop, stops, rules, width),
        pole: poleAt(stop, stops, width),
      }));
      expect(labels.filter(({ from, to }) => from < 0 || to > width)).toEqual([]);
      const meetings = labels.flatMap((one, index) =>
        labels.filter((other, at) => {
          if (at === index) return false;
          if (other.row === one.row) return one.from <= other.to && other.from <= one.to;
          // nor over the line from the ground to a name in a row below
          return other.row > one.row && other.pole >= one.from && other.pole <= one.to;
        }),
      );
      expect(meetings, `house ${each} at ${width} px`).toEqual([]);
    }
  }
});
