import { shadowStrip } from "./shadow-strip.content.ts";

/** Far end of the shadow at each hour of the day, in pixels from the foot of the stick. */
const shadowEnds = {
  morning: { x: -128, y: 30 },
  kitchen: { x: -64, y: 42 },
  heat: { x: 28, y: 38 },
  evening: { x: 122, y: 28 },
};

const shadowThickness = 4;

/** The named hours, each with its paragraph and the shadow of its stick as an SVG path. */
export function hoursOf(
  hours: { id: keyof typeof shadowEnds; title: string }[],
  paragraphs: string[],
) {
  return hours.map(({ id, title }, index) => ({
    id,
    title,
    text: paragraphs[index] ?? "",
    shadow: shadowStrip(shadowEnds[id], shadowThickness),
  }));
}
