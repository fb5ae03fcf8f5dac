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

/** A point in units of a drawing, from the foot of the stick; y goes down. */
type Point = { x: number; y: number };

/**
 * The shadow of a stick as an SVG path: a strip from the foot, its far end cut square.
 * @param end the middle of the far end, below the foot
 */
export function shadowStrip(end: Point, thickness: number): string {
  const length = Math.hypot(end.x, end.y);
  const foot = ((thickness / 2) * length) / end.y;
  // from the middle of the far end to its corners
  const across = { x: ((thickness / 2) * end.y) / length, y: ((thickness / 2) * end.x) / length };
  const corners = [
    [end.x + across.x, end.y - across.y],
    [end.x - across.x, end.y + across.y],
  ];
  const far = corners.map(([x = 0, y = 0]) => `${rounded(x)} ${rounded(y)}`).join(" ");
  return `M${rounded(-foot)} 0H${rounded(foot)}L${far}z`;
}

const rounded = (length: number) => Number(length.toFixed(1));
